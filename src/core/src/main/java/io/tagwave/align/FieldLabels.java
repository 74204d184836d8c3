package io.tagwave.align;

import io.tagwave.number.Numbering;
import io.tagwave.number.ObjectNumbering;
import io.tagwave.tree.PageTree;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;

/**
 * Gives fields behind a label, such as "File: 12" or a term with its description, a path of their own: a record that lacks one of
 * them has the others in their columns. A label stands in several records and once in each.
 */
final class FieldLabels {

    private static final int MAX_LABEL_LENGTH = 32;
    /** Share of the records that have to have a label. "Note:" in one text of many is prose. */
    private static final double MIN_RECORDS = 0.1;
    /** Share of the fields of a path that have labels where no record has two of them: "Re:" before some titles is no label. */
    private static final double MIN_LABELLED = 0.95;
    /** Maximum number of elements between a label and the one around it and its value. */
    private static final int MAX_DEPTH = 3;

    private static final Set<String> TERMS = Set.of("dt", "th", "label");

    private final PageTree tree;
    private final FieldPaths paths;
    private final TextRuns rules;
    private final int[] nodes;
    private final int[] codes;
    private final int[] starts;
    /** By field the number of its label, from 1; negative for a text that is a label alone; 0 without. */
    private final int[] labels;

    private final boolean[] isButton;

    private final ObjectNumbering<String> names = new ObjectNumbering<>();
    private final Map<Long, Integer> counts = new HashMap<>();
    private final Map<Long, Integer> repeats = new HashMap<>();
    private PathCounts texts = PathCounts.NONE;
    /** By path the number of its texts with labels. */
    private int[] labelled = {};

    /**
     * Reads the fields of all records.
     *
     * @param nodes of the fields
     * @param codes of the fields; changed
     * @param starts the first field of each record, and the number of fields
     */
    FieldLabels(PageTree tree, FieldPaths paths, TextRuns rules, int[] nodes, int[] codes, int[] starts) {
        this.tree = tree;
        this.paths = paths;
        this.rules = rules;
        this.nodes = nodes;
        this.codes = codes;
        this.starts = starts;
        labels = new int[starts[starts.length - 1]];
        isButton = new boolean[labels.length];
    }

    void apply() {
        boolean any = readButtons();
        for (int field = 0; field < labels.length; field++) {
            if (tree.isText(nodes[field]) && !isButton[field]) {
                labels[field] = label(nodes[field]);
                any |= labels[field] != 0;
            }
        }
        if (any) {
            count();
            for (int record = 0; record + 1 < starts.length; record++) {
                assign(starts[record], starts[record + 1]);
            }
        }
    }

    /** Labels the texts of links that are the same in many records, such as "Agenda" and "Minutes", with themselves. */
    private boolean readButtons() {
        Numbering texts = new Numbering(labels.length);
        int[] most = counts(this::isLinked).most();
        int[] different = new int[most.length];
        for (int field = 0; field < labels.length; field++) {
            int code = codes[field];
            if (most[code] > 1 && isLinked(field)) {
                int before = texts.size();
                labels[field] = texts.number(code, tree.textHash(nodes[field]));
                different[code] += texts.size() > before ? 1 : 0;
            }
        }
        boolean any = false;
        for (int field = 0; field < labels.length; field++) {
            isButton[field] = labels[field] != 0 && different[codes[field]] <= most[codes[field]];
            labels[field] = isButton[field]
                    ? 1 + names.number(tree.ownText(nodes[field]).strip())
                    : 0;
            any |= isButton[field];
        }
        return any;
    }

    private PathCounts counts(IntPredicate kind) {
        return PathCounts.of(codes, starts, paths.size(), kind);
    }

    private boolean isLinked(int field) {
        int text = nodes[field];
        return tree.isText(text)
                && tree.linkTextLength(text, text + 1) > 0
                && tree.textLength(text, text + 1) <= MAX_LABEL_LENGTH;
    }

    private int label(int text) {
        int end = rules.end(text);
        boolean isTerm = end == text + 1
                && tree.textLength(text, end) <= MAX_LABEL_LENGTH
                && !tree.anyDigit(text, end)
                && isTerm(tree, text);
        int colon = colon(tree, text);
        if (colon < 0) {
            return isTerm ? -1 - names.number(tree.ownText(text).strip()) : 0;
        }
        String written = tree.ownText(text);
        boolean isAlone = isTerm || written.substring(colon + 1).isBlank() && end == text + 1;
        int name = 1 + names.number(written.substring(0, colon).strip());
        return isAlone ? -name : name;
    }

    /** Returns whether a text is the whole of a term, which names what follows. */
    static boolean isTerm(PageTree tree, int text) {
        return TERMS.contains(tree.tagName(tree.parent(text)));
    }

    /** Returns the position of the colon behind the first words of a text, or -1. A time or an address has digits or slashes around it. */
    static int colon(PageTree tree, int node) {
        return tree.anyOf(':', node) || tree.anyOf('：', node) ? colon(tree.ownText(node)) : -1;
    }

    private static int colon(String text) {
        int length = Math.min(text.length(), MAX_LABEL_LENGTH);
        boolean anyLetter = false;
        for (int i = 0; i < length; i++) {
            char c = text.charAt(i);
            if (c == ':' || c == '：') {
                boolean ends = c != ':'
                        || i + 1 == text.length()
                        || Character.isWhitespace(text.charAt(i + 1))
                        || text.charAt(i + 1) == '\u00a0';
                return anyLetter && ends ? i : -1;
            }
            if (Character.isDigit(c) || ",;!?\"".indexOf(c) >= 0) {
                return -1;
            }
            anyLetter |= Character.isLetter(c);
        }
        return -1;
    }

    private void count() {
        texts = counts(field -> tree.isText(nodes[field]));
        labelled = counts(field -> labels[field] != 0).all();
        for (int record = 0; record + 1 < starts.length; record++) {
            Map<Long, Integer> seen = new HashMap<>();
            for (int field = starts[record]; field < starts[record + 1]; field++) {
                if (labels[field] != 0) {
                    Map<Long, Integer> kind = seen.merge(key(field), 1, Integer::sum) > 1 ? repeats : counts;
                    kind.merge(key(field), 1, Integer::sum);
                }
            }
        }
    }

    private long key(int field) {
        return (long) codes[field] << Integer.SIZE | Math.abs(labels[field]);
    }

    private boolean isLabel(int field) {
        if (labels[field] == 0) {
            return false;
        }
        int records = counts.getOrDefault(key(field), 0);
        return records >= Math.max(2, MIN_RECORDS * (starts.length - 1))
                && repeats.getOrDefault(key(field), 0) <= MIN_RECORDS * records
                && (isButton[field] || isNoTitle(field, codes[field]));
    }

    private boolean isNoTitle(int field, int code) {
        return (texts.most()[code] > 1 || labels[field] < 0 || labelled[code] >= MIN_LABELLED * texts.all()[code])
                && (labels[field] < 0 || tree.linkTextLength(nodes[field], nodes[field] + 1) == 0);
    }

    private void assign(int from, int to) {
        int[] own = new int[to - from];
        for (int field = from; field < to; field++) {
            if (isLabel(field)) {
                int label = Math.abs(labels[field]);
                own[field - from] = label;
                if (isButton[field] && field > from && tree.isLink(nodes[field - 1])) {
                    own[field - 1 - from] = label;
                }
                if (labels[field] < 0) {
                    int last = lastValue(field, to);
                    for (int value = field + 1; value <= last; value++) {
                        own[value - from] = label;
                    }
                    field = Math.max(field, last);
                }
            }
        }
        for (int field = from; field < to; field++) {
            if (own[field - from] != 0) {
                codes[field] = paths.labelled(codes[field], own[field - from]);
            }
        }
    }

    /** Returns the last field of the value behind a label: its first text, with the link around it; of a term all texts up to the next. */
    private int lastValue(int label, int to) {
        int element = tree.parent(nodes[label]);
        boolean isTerm = tree.tagName(element).equals("dt");
        int around = tree.parent(element);
        for (int depth = 1; depth < MAX_DEPTH && label + 1 < to && tree.end(around) <= nodes[label + 1]; depth++) {
            around = tree.parent(around);
        }
        int last = label;
        while (last + 1 < to
                && nodes[last + 1] < tree.end(around)
                && codes[last + 1] != codes[label]
                && labels[last + 1] >= 0) {
            last++;
            if (!isTerm && tree.isText(nodes[last])) {
                break;
            }
        }
        return last;
    }
}
