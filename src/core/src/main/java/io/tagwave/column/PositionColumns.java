package io.tagwave.column;

import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import io.tagwave.value.PageValueReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Columns that tell where a record stands, which is said outside of it: the heading of its section, and in a thread how
 * deep it stands and what it answers.
 */
final class PositionColumns {

    /** So large a share of the places with text between records has to have the heading, and so many headings differ. */
    private static final double MOST = 0.7;
    /** A section has so many records on average: what stands between any two is no heading. */
    private static final int RECORDS = 2;

    private static final int LONGEST_HEADING = 120;
    private static final char NO_BREAK = '\u00a0';
    /** Texts between records that are looked at; and nodes before the first record. */
    private static final int MOST_TEXTS = 2_000;
    /** So many elements above a text are looked at. */
    private static final int MOST_STEPS = 64;
    /** Of their digest: a prime above all numbers of tags and looks. */
    private static final long FACTOR = 1_000_003;

    private final PageTree tree;
    private final List<Span> records;

    private PositionColumns(PageTree tree, List<List<Span>> records) {
        this.tree = tree;
        this.records = records.stream().map(parts -> parts.get(0)).toList();
    }

    /** These columns of a region, in the order section, depth, parent; those that tell something. */
    static List<HiddenColumns.Hidden> of(PageTree tree, List<List<Span>> records, PageValueReader page) {
        List<HiddenColumns.Hidden> columns = new ArrayList<>();
        boolean isWhole = records.stream().allMatch(parts -> parts.size() == 1);
        if (!isWhole || records.size() < 2) {
            return columns;
        }
        PositionColumns places = new PositionColumns(tree, records);
        String[] sections = places.sections();
        if (sections != null) {
            columns.add(column("section", sections, page));
        }
        String[][] thread = places.thread();
        if (thread != null) {
            columns.add(column("depth", thread[0], page));
            columns.add(column("parent", thread[1], page));
        }
        return columns;
    }

    private static HiddenColumns.Hidden column(String name, String[] cells, PageValueReader page) {
        return new HiddenColumns.Hidden(name, cells, page.column(Arrays.asList(cells)));
    }

    /**
     * Of each record how many others it is an answer of, directly or not, and the number of the one that it answers, from 1 on;
     * null where this is no thread.
     */
    private String[][] thread() {
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
     * Of each record the highest element that begins with it and holds, beside it, records alone that stand deeper: a comment
     * with its answers, whether these stand in its own element or in one beside that.
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

    /** Of each record the next one that stands no deeper, or the number of all. */
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

    /** An answer stands in an element like that which holds what it answers; an item beside a greater one does not. */
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

    /** Of each record the heading before it; null where no texts of one path and look stand before the sections. */
    private String[] sections() {
        // By path, the texts before records; a record may have several before it.
        Map<Long, Map<Integer, Integer>> texts = new LinkedHashMap<>();
        int gaps = gaps(texts);
        if (gaps == 0 || RECORDS * (gaps + 1) > records.size()) {
            return null;
        }
        Map<Long, Integer> beforeAll = textsBeforeAll();
        for (Map.Entry<Long, Map<Integer, Integer>> entry : texts.entrySet()) {
            Map<Integer, Integer> before = entry.getValue();
            before.values().removeIf(Objects::isNull);
            Integer first = beforeAll.get(entry.getKey());
            if (first != null && before.size() >= MOST * gaps) {
                before.put(0, first);
                String[] sections = headings(before);
                if (sections != null) {
                    return sections;
                }
            }
        }
        return null;
    }

    /** Takes in what stands between records, by path and the record behind it; null of two. How many places have a text. */
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
                    if (++read > MOST_TEXTS) {
                        return 0;
                    }
                    any = true;
                    Map<Integer, Integer> before = texts.computeIfAbsent(path(node), path -> new HashMap<>());
                    before.put(record, before.containsKey(record) ? null : (Integer) node);
                }
            }
            gaps += any ? 1 : 0;
        }
        return gaps;
    }

    /** By path the last text before the first record, among the nodes before it that are looked at. */
    private Map<Long, Integer> textsBeforeAll() {
        Map<Long, Integer> texts = new HashMap<>();
        int start = start(0);
        for (int node = Math.max(0, start - MOST_TEXTS); node < start; node++) {
            if (tree.isText(node) && tree.textLength(node, node + 1) > 0) {
                texts.put(path(node), node);
            }
        }
        return texts;
    }

    /** What these texts head, if they are headings: one before all records, two or more that differ, and none of them long. */
    private String[] headings(Map<Integer, Integer> before) {
        String[] sections = new String[records.size()];
        Set<String> distinct = new HashSet<>();
        String heading = null;
        for (int record = 0; record < sections.length; record++) {
            Integer text = before.get(record);
            if (text != null) {
                heading = heading(text, start(record));
                if (heading.isEmpty() || heading.length() > LONGEST_HEADING) {
                    return null;
                }
                distinct.add(heading);
            }
            sections[record] = heading;
        }
        return distinct.size() >= 2 && distinct.size() >= MOST * before.size() ? sections : null;
    }

    /** The text of the element that a text stands in, as far as that is no more than a heading. */
    private String heading(int text, int record) {
        int element = tree.parent(text);
        boolean isHeading = element >= 0
                && tree.end(element) <= record
                && tree.textLength(element, tree.end(element)) <= LONGEST_HEADING;
        String written = isHeading ? tree.text(element, tree.end(element)) : tree.ownText(text);
        return written.replace(NO_BREAK, ' ').strip();
    }

    /** A digest of a text's depth, how its element looks, and the tags from there up. */
    private long path(int text) {
        int at = tree.parent(text);
        long path = tree.depth(text) * FACTOR + tree.style(at);
        for (int step = 0; at >= 0 && step < MOST_STEPS; step++) {
            path = path * FACTOR + tree.tag(at);
            at = tree.parent(at);
        }
        return path;
    }
}
