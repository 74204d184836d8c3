package io.tagwave.mdr;

import io.tagwave.tree.Span;
import java.util.ArrayList;
import java.util.List;

/**
 * Tells which parts of a data region's generalised nodes are the records (FindRecords-1 and FindRecords-n).
 *
 * @param rowTag number of the tag name of table rows, -1 on a page without
 */
record MdrRecordFinder(TagTree tree, TagStrings strings, MdrSettings settings, int rowTag) {

    /** The records of one generalised node. */
    List<MdrRecord> records(int[] starts, int first, int nodes) {
        if (nodes == 1) {
            int node = starts[first];
            return !isDataRow(node) && similarChildren(node) ? children(node) : whole(starts, first, nodes);
        }
        return sameSimilarChildren(starts, first, nodes)
                ? corresponding(starts, first, nodes)
                : whole(starts, first, nodes);
    }

    /** A row whose cells hold no more than one level of tags: its cells are fields. A grid of items has deeper cells. */
    private boolean isDataRow(int node) {
        return tree.tag(node) == rowTag && tree.levels(node) <= settings.levels();
    }

    private List<MdrRecord> whole(int[] starts, int first, int nodes) {
        int last = starts[first + nodes - 1];
        return List.of(new MdrRecord(List.of(new Span(tree.position(starts[first]), tree.positionEnd(last)))));
    }

    private List<MdrRecord> children(int node) {
        List<MdrRecord> records = new ArrayList<>();
        int[] starts = tree.childStarts(node);
        for (int k = 0; k + 1 < starts.length; k++) {
            records.add(new MdrRecord(List.of(span(starts[k]))));
        }
        return records;
    }

    /** The k-th children of all nodes together are the k-th record: a table whose columns are records. */
    private List<MdrRecord> corresponding(int[] starts, int first, int nodes) {
        List<List<Span>> parts = new ArrayList<>();
        for (int n = first; n < first + nodes; n++) {
            int[] children = tree.childStarts(starts[n]);
            for (int k = 0; k + 1 < children.length; k++) {
                if (n == first) {
                    parts.add(new ArrayList<>());
                }
                parts.get(k).add(span(children[k]));
            }
        }
        return parts.stream().map(MdrRecord::new).toList();
    }

    private boolean sameSimilarChildren(int[] starts, int first, int nodes) {
        int children = tree.childStarts(starts[first]).length;
        for (int n = first; n < first + nodes; n++) {
            if (!similarChildren(starts[n]) || tree.childStarts(starts[n]).length != children) {
                return false;
            }
        }
        return true;
    }

    /** Only subtrees deep enough to hold records were compared in the first place. */
    private boolean similarChildren(int node) {
        if (tree.levels(node) < settings.levels()) {
            return false;
        }
        int[] children = tree.childStarts(node);
        for (int c = 0; c + 2 < children.length; c++) {
            if (!strings.similar(children[c], children[c + 1], children[c + 2])) {
                return false;
            }
        }
        return children.length > 2;
    }

    private Span span(int element) {
        return new Span(tree.position(element), tree.positionEnd(element));
    }
}
