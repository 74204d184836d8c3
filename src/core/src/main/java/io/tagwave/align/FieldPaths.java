package io.tagwave.align;

import io.tagwave.number.Numbering;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Numbers tag paths from the head of a record on. If records stand at several depths, or their heads have different styles, the
 * same field has different paths in the page, but the same path from the head.
 */
final class FieldPaths {

    /** Step of the first column of cells, greater than all other steps. */
    private static final int CELL = 1 << 30;
    /** Number of paths of a common record. */
    private static final int INITIAL_CAPACITY = 64;
    /** Stands for the tag of an element that changes only the style of its text. */
    private static final int WRAPPER_TAG = -1;
    /** Step of the first label, below that of cells. */
    private static final int LABEL = 1 << 28;
    /** Step of the rows and cells of tables, whatever their tag and style. */
    private static final int PLAIN = 1 << 29;
    /** Stands for the tags of a field that is alone of its kind in its cell. */
    private static final int UNITED = -2;

    private static final int KINDS = 4;
    private static final byte TEXT = 1;
    private static final byte LINK = 2;
    private static final byte OTHER = 3;

    private static final Set<String> WRAPPERS =
            Set.of("span", "b", "strong", "i", "em", "font", "u", "small", "mark", "s", "strike", "del", "ins");

    private static final Set<String> STRIKING = Set.of("s", "strike", "del");

    private final int first;
    private final int[] codes;
    private final Numbering paths = new Numbering(INITIAL_CAPACITY);
    /** For each path the number of its tags alone, without those of wrappers and of links above it. */
    private int[] tags = new int[INITIAL_CAPACITY];
    /** For each path whether it is one of texts, links or other elements. */
    private byte[] kinds = new byte[INITIAL_CAPACITY];

    private final Numbering tagPaths = new Numbering(INITIAL_CAPACITY);
    private final boolean[] isWrapper;
    private final boolean[] isStriking;
    /** The paths of what is struck out. */
    private final BitSet struck = new BitSet();

    private final CellColumns cells;

    /**
     * Numbers the paths of a list.
     *
     * @param steps the step of each node of the page
     * @param records the parts of each record
     */
    FieldPaths(PageTree tree, int[] steps, List<List<Span>> records) {
        int start = Integer.MAX_VALUE;
        int end = 0;
        for (List<Span> record : records) {
            for (Span part : record) {
                start = Math.min(start, part.start());
                end = Math.max(end, part.end());
            }
        }
        first = start;
        codes = new int[Math.max(0, end - start)];
        isWrapper = new boolean[tree.tagNames().size()];
        isStriking = new boolean[isWrapper.length];
        for (int tag = 0; tag < isWrapper.length; tag++) {
            isWrapper[tag] = WRAPPERS.contains(tree.tagNames().get(tag));
            isStriking[tag] = STRIKING.contains(tree.tagNames().get(tag));
        }
        cells = CellColumns.of(tree, steps, records);
        for (List<Span> record : records) {
            for (int part = 0; part < record.size(); part++) {
                Span span = record.get(part);
                for (int node = span.start(); node < span.end(); node++) {
                    number(tree, steps, node, span.start(), part);
                }
            }
        }
        if (!cells.isTable()) {
            new RecordWrappers(tree, records, this, (node, code) -> renumber(tree, steps, node, code)).unwrap();
        }
    }

    private void number(PageTree tree, int[] steps, int node, int start, int part) {
        int parent = tree.parent(node);
        int tag = tree.tag(node);
        // Heads differ in what is said of whole records: odd, first, sold.
        boolean head = node == start;
        int above = parent < start ? 0 : codes[parent - first];
        byte kind = (byte) (tree.isText(node) ? TEXT : tree.isLink(node) ? LINK : OTHER);
        boolean plain = cells.isPlain(node);
        int step = plain ? PLAIN : head ? -1 - tag : steps[node];
        int code = code(
                above == 0 ? -part : above,
                step,
                above == 0 ? -part : tagsBelow(above),
                plain ? PLAIN : head || !isWrapper[tag] ? tag : WRAPPER_TAG,
                kind);
        struck.set(code, above > 0 && struck.get(above) || !tree.isText(node) && isStriking[tag]);
        int column = cells.column(node);
        if (column >= 0) {
            code = code(code, CELL + column, tags[code], CELL + column, kind);
        }
        codes[node - first] = code;
    }

    /** Numbers the paths in an element as if its own path were another. */
    private void renumber(PageTree tree, int[] steps, int element, int code) {
        codes[element - first] = code;
        for (int node = element + 1; node < tree.end(element); node++) {
            number(tree, steps, node, element, 0);
        }
    }

    private int code(int above, int step, int tagsAbove, int tag, byte kind) {
        int code = paths.number(above, step);
        if (code == tags.length) {
            tags = Arrays.copyOf(tags, 2 * code);
            kinds = Arrays.copyOf(kinds, 2 * code);
        }
        if (tags[code] == 0) {
            kinds[code] = kind;
            tags[code] = tag == WRAPPER_TAG ? tagsAbove : tagPaths.number(tagsAbove, tag);
        }
        return code;
    }

    /** Returns the number of the tags of a path to which those below add; an item may be linked or not. */
    private int tagsBelow(int code) {
        int above = code;
        while (kinds[above] == LINK && paths.high(above) > 0) {
            above = paths.high(above);
        }
        return tags[above];
    }

    CellColumns cells() {
        return cells;
    }

    /**
     * Gives one number of tags to the texts of a table's column, to its links and to its images, if no cell has several of these:
     * an item may be linked or not, and stand in elements of any style.
     *
     * @param records the paths of the fields of each kind of records
     */
    void uniteCells(List<SymbolString> records) {
        if (!cells.isTable()) {
            return;
        }
        Set<Integer> several = new HashSet<>();
        for (SymbolString record : records) {
            Set<Integer> seen = new HashSet<>();
            for (int code : record.codes()) {
                if (!seen.add(kind(code))) {
                    several.add(kind(code));
                }
            }
        }
        for (SymbolString record : records) {
            for (int code : record.codes()) {
                int kind = kind(code);
                tags[code] = kind > 0 && !several.contains(kind) ? tagPaths.number(kind, UNITED) : tags[code];
            }
        }
    }

    /** Returns the number of a cell's path and of what its field is, 0 for a field that is in no cell. */
    private int kind(int code) {
        int cell = code;
        while (cell > 0 && paths.low(cell) < CELL) {
            cell = paths.high(cell);
        }
        return cell <= 0 ? 0 : KINDS * cell + kinds[code];
    }

    /** Returns the number of the path to a field behind a label, which no other label shares. */
    int labelled(int code, int label) {
        return code(code, LABEL + label, tags[code], LABEL + label, kinds[code]);
    }

    /** Returns the position of the list's first node. */
    int start() {
        return first;
    }

    /** Returns the greatest number of a path. */
    int size() {
        return paths.size();
    }

    /** Returns the number of the path to a node of a record, from 1. */
    int code(int node) {
        return codes[node - first];
    }

    /** Returns the number of a path's tags, from 1, which is equal for paths that differ only in style. */
    int tags(int code) {
        return tags[code];
    }

    boolean isStruck(int code) {
        return struck.get(code);
    }

    /** Returns how many steps two paths have in common at their ends. */
    int sameEnd(int one, int other) {
        int same = 0;
        int a = one;
        int b = other;
        while (a > 0 && b > 0 && paths.low(a) == paths.low(b)) {
            same++;
            a = paths.high(a);
            b = paths.high(b);
        }
        return same;
    }
}
