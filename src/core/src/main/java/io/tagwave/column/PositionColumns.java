package io.tagwave.column;

import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import io.tagwave.value.PageValueReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds columns about the position of records, which is visible outside of them: the heading of their section, and in a thread the
 * depth and the parent.
 */
final class PositionColumns {

    /** Share of the places between records with text that have the heading, and of the headings that differ. */
    private static final double MIN_HEADED = 0.7;

    /** Share of the places between records up to which they have headings. */
    private static final double MOST_HEADED = 0.9;

    private static final int MAX_HEADING_LENGTH = 120;
    private static final int SEVERAL = -1;
    private static final char NO_BREAK = '\u00a0';
    /** Maximum number of texts between records, and of nodes before the first record, that are examined. */
    private static final int MAX_TEXTS = 2_000;
    /** Maximum number of elements above a text that are examined. */
    private static final int MAX_STEPS = 64;
    /** A prime above all numbers of tags and styles. */
    private static final long HASH_PRIME = 1_000_003;

    private final PageTree tree;
    private final List<Span> records;

    private PositionColumns(PageTree tree, List<List<Span>> records) {
        this.tree = tree;
        this.records = records.stream().map(parts -> parts.get(0)).toList();
    }

    /** Returns the columns that apply, in the order section, depth, parent. */
    static List<HiddenColumns.Hidden> of(PageTree tree, List<List<Span>> records, PageValueReader page) {
        List<HiddenColumns.Hidden> columns = new ArrayList<>();
        boolean isWhole = records.stream().allMatch(parts -> parts.size() == 1);
        if (!isWhole || records.size() < 2) {
            return columns;
        }
        PositionColumns places = new PositionColumns(tree, records);
        String[] sections = places.sections();
        if (sections != null) {
            columns.add(new HiddenColumns.Hidden("section", sections, page));
        }
        String[][] thread = places.thread();
        if (thread != null) {
            columns.add(new HiddenColumns.Hidden("depth", thread[0], page));
            columns.add(new HiddenColumns.Hidden("parent", thread[1], page));
        }
        return columns;
    }

    /**
     * Returns, for each record, the number of its ancestors in the thread, and the number of its parent from 1; null if the list
     * is no thread.
     */
    private String @Nullable [][] thread() {
        int[] holders = holders();
        String[][] columns = new String[2][holders.length];
        Deque<Integer> open = new ArrayDeque<>();
        int first = 0;
        for (int record = 0; record < holders.length; record++) {
            int start = start(record);
            while (!open.isEmpty() && tree.end(holders[open.peek()]) <= start) {
                open.pop();
            }
            if (!open.isEmpty() && !isSameKind(record, open.peek(), holders[open.peek()])) {
                return null;
            }
            first += open.isEmpty() ? 1 : 0;
            columns[0][record] = Integer.toString(open.size());
            columns[1][record] = open.isEmpty() ? null : Integer.toString(open.peek() + 1);
            open.push(record);
        }
        return first > 1 && first < holders.length ? columns : null;
    }

    /**
     * Returns, for each record, the highest element that begins with it and holds only deeper records beside it: a comment with
     * its replies, whether these are in its own element or in one beside that.
     */
    private int[] holders() {
        int[] beyond = nextAsHigh();
        int[] holders = new int[beyond.length];
        for (int record = 0; record < holders.length; record++) {
            int before = record == 0 ? -1 : start(record - 1);
            int behind = beyond[record] == holders.length ? tree.size() : start(beyond[record]);
            int at = start(record);
            int above = tree.parent(at);
            while (above > before && above >= 0 && tree.end(above) <= behind) {
                at = above;
                above = tree.parent(at);
            }
            holders[record] = at;
        }
        return holders;
    }

    /** Returns, for each record, the next one that is no deeper, or the number of all records. */
    private int[] nextAsHigh() {
        int[] next = new int[records.size()];
        Deque<Integer> open = new ArrayDeque<>();
        for (int record = 0; record < next.length; record++) {
            while (!open.isEmpty() && depth(open.peek()) >= depth(record)) {
                next[open.pop()] = record;
            }
            open.push(record);
        }
        open.forEach(record -> next[record] = next.length);
        return next;
    }

    /** Returns whether a reply stands in an element like that of its parent; an item beside a larger one does not. */
    private boolean isSameKind(int answer, int answered, int holder) {
        int element = start(answer);
        for (int steps = depth(answered) - tree.depth(holder); steps > 0; steps--) {
            element = tree.parent(element);
        }
        return element > holder
                && tree.tag(element) == tree.tag(holder)
                && tree.tag(start(answer)) == tree.tag(start(answered));
    }

    private int start(int record) {
        return records.get(record).start();
    }

    private int depth(int record) {
        return tree.depth(start(record));
    }

    /** Returns, for each record, the heading before it; null if no texts of one path and style stand before the sections. */
    private String @Nullable [] sections() {
        // By path and record, the first text of the element before the record; SEVERAL if there are several elements.
        Map<Long, Map<Integer, Integer>> texts = new LinkedHashMap<>();
        int gaps = gaps(texts);
        // What stands at nearly every record may be its foot as well.
        if (gaps == 0 || gaps >= MOST_HEADED * (records.size() - 1)) {
            return null;
        }
        Map<Long, Integer> beforeAll = textsBeforeAll();
        for (Map.Entry<Long, Map<Integer, Integer>> entry : texts.entrySet()) {
            Map<Integer, Integer> before = entry.getValue();
            before.values().removeIf(text -> text == SEVERAL);
            Integer first = beforeAll.get(entry.getKey());
            if (before.size() >= MIN_HEADED * gaps && (first != null || beginContainers(before))) {
                before.computeIfAbsent(0, record -> first);
                String[] sections = headings(before);
                if (sections != null) {
                    return sections;
                }
            }
        }
        return null;
    }

    /**
     * Collects the texts between records, by path and the record behind them, the first of an element. Returns the number of places
     * with text.
     */
    private int gaps(Map<Long, Map<Integer, Integer>> texts) {
        int gaps = 0;
        int read = 0;
        for (int record = 1; record < records.size(); record++) {
            int from = records.get(record - 1).end();
            int to = records.get(record).start();
            if (from > to) {
                return 0;
            }
            boolean any = false;
            for (int node = from; node < to; node++) {
                if (tree.isText(node) && tree.textLength(node, node + 1) > 0) {
                    if (++read > MAX_TEXTS) {
                        return 0;
                    }
                    any = true;
                    Map<Integer, Integer> before = texts.computeIfAbsent(path(node), path -> new HashMap<>());
                    int first = before.getOrDefault(record, node);
                    boolean isOne = first != SEVERAL && tree.parent(first) == tree.parent(node);
                    before.put(record, isOne ? first : SEVERAL);
                }
            }
            gaps += any ? 1 : 0;
        }
        return gaps;
    }

    /** Returns, by path, the last text before the first record, among the nodes that are examined. */
    private Map<Long, Integer> textsBeforeAll() {
        Map<Long, Integer> texts = new HashMap<>();
        int start = start(0);
        for (int node = Math.max(0, start - MAX_TEXTS); node < start; node++) {
            if (tree.isText(node) && tree.textLength(node, node + 1) > 0) {
                texts.put(path(node), node);
            }
        }
        return texts;
    }

    /**
     * Returns the section of each record if the texts are headings: one before all records, at least two different ones, none of
     * them long.
     */
    private String @Nullable [] headings(Map<Integer, Integer> before) {
        String[] sections = new String[records.size()];
        Set<String> distinct = new HashSet<>();
        String heading = null;
        for (int record = 0; record < sections.length; record++) {
            Integer text = before.get(record);
            if (text != null) {
                heading = heading(text, start(record));
                if (heading.length() > MAX_HEADING_LENGTH || heading.chars().noneMatch(Character::isLetterOrDigit)) {
                    return null;
                }
                distinct.add(heading);
            }
            sections[record] = heading;
        }
        return distinct.size() >= (before.containsKey(0) ? 2 : 1) && distinct.size() >= MIN_HEADED * before.size()
                ? sections
                : null;
    }

    /**
     * Returns whether each text begins a container of all records up to the next one. Those before the first are of another section,
     * such as results before "You may also like".
     */
    private boolean beginContainers(Map<Integer, Integer> before) {
        int end = records.size();
        for (int record = end - 1; record > 0; record--) {
            if (before.containsKey(record)) {
                int heading = tree.parent(before.get(record));
                int length = tree.textLength(heading, tree.end(heading));
                while (tree.parent(heading) > 0
                        && tree.textLength(tree.parent(heading), tree.end(tree.parent(heading))) == length) {
                    heading = tree.parent(heading);
                }
                int box = tree.parent(heading);
                if (box < records.get(record - 1).end()
                        || tree.end(box) < records.get(end - 1).end()) {
                    return false;
                }
                end = record;
            }
        }
        return end < records.size();
    }

    /** Returns the text of the element around a text, if it is short enough for a heading. */
    private String heading(int text, int record) {
        int element = tree.parent(text);
        boolean isHeading = element >= 0
                && tree.end(element) <= record
                && tree.textLength(element, tree.end(element)) <= MAX_HEADING_LENGTH;
        String written = isHeading ? tree.text(element, tree.end(element)) : tree.ownText(text);
        return written.replace(NO_BREAK, ' ').strip();
    }

    /** Hashes a text's depth, the style of its element, and the tags above. */
    private long path(int text) {
        int at = tree.parent(text);
        long path = tree.depth(text) * HASH_PRIME + tree.style(at);
        for (int step = 0; at >= 0 && step < MAX_STEPS; step++) {
            path = path * HASH_PRIME + tree.tag(at);
            at = tree.parent(at);
        }
        return path;
    }
}
