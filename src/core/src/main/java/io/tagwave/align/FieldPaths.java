package io.tagwave.align;

import io.tagwave.number.Numbering;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.Arrays;
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
    private static final int COMMON_PATHS = 64;
    /** Stands for the tag of an element that changes only the style of its text. */
    private static final int WRAPPER_TAG = -1;

    private static final Set<String> WRAPPERS =
            Set.of("span", "b", "strong", "i", "em", "font", "u", "small", "mark", "s", "strike", "del", "ins");

    private final int first;
    private final int[] codes;
    private final Numbering paths = new Numbering(COMMON_PATHS);
    /** For each path the number of its tags alone, without those of wrappers. */
    private int[] tags = new int[COMMON_PATHS];

    private final Numbering tagPaths = new Numbering(COMMON_PATHS);
    private final boolean[] isWrapper;

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
        for (int tag = 0; tag < isWrapper.length; tag++) {
            isWrapper[tag] = WRAPPERS.contains(tree.tagNames().get(tag));
        }
        CellColumns cells = CellColumns.of(tree, steps, records);
        for (List<Span> record : records) {
            for (int part = 0; part < record.size(); part++) {
                number(tree, steps, record.get(part), part, cells);
            }
        }
    }

    private void number(PageTree tree, int[] steps, Span span, int part, CellColumns cells) {
        for (int node = span.start(); node < span.end(); node++) {
            int parent = tree.parent(node);
            int tag = tree.tag(node);
            // Heads differ in what is said of whole records: odd, first, sold.
            boolean head = node == span.start();
            int above = parent < span.start() ? 0 : codes[parent - first];
            int step = head ? -1 - tag : steps[node];
            int code = code(
                    above == 0 ? -part : above,
                    step,
                    above == 0 ? -part : tags[above],
                    head || !isWrapper[tag] ? tag : WRAPPER_TAG);
            int column = cells.column(node);
            if (column >= 0) {
                code = code(code, CELL + column, tags[code], CELL + column);
            }
            codes[node - first] = code;
        }
    }

    private int code(int above, int step, int tagsAbove, int tag) {
        int code = paths.number(above, step);
        if (code == tags.length) {
            tags = Arrays.copyOf(tags, 2 * code);
        }
        if (tags[code] == 0) {
            tags[code] = tag == WRAPPER_TAG ? tagsAbove : tagPaths.number(tagsAbove, tag);
        }
        return code;
    }

    /** Returns the position of the list's first node. */
    int start() {
        return first;
    }

    /** Returns the number of nodes from the first to the last of the list. */
    int length() {
        return codes.length;
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
