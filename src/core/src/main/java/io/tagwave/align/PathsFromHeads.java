package io.tagwave.align;

import io.tagwave.number.Numbering;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.List;

/**
 * Tag paths from the head of a record on: where records stand at several depths, the same field has another path of the page
 * in each, but not from the head.
 */
final class PathsFromHeads {

    private final int first;
    private final int[] codes;

    private PathsFromHeads(PageTree tree, TagPathSequence sequence, List<List<Span>> records) {
        first = start(records.get(0));
        codes = new int[records.get(records.size() - 1).get(0).end() - first];
        Numbering paths = new Numbering();
        for (List<Span> record : records) {
            Span span = record.get(0);
            for (int node = span.start(); node < span.end(); node++) {
                int above = tree.parent(node) < span.start() ? 0 : codes[tree.parent(node) - first];
                codes[node - first] = paths.number(above, sequence.step(node));
            }
        }
    }

    /** The paths, or null where all records begin at one depth, so that those of the page do, or have several parts. */
    static PathsFromHeads of(PageTree tree, TagPathSequence sequence, List<List<Span>> records) {
        boolean level = true;
        for (List<Span> record : records) {
            if (record.size() > 1) {
                return null;
            }
            level = level && tree.depth(start(record)) == tree.depth(start(records.get(0)));
        }
        return level ? null : new PathsFromHeads(tree, sequence, records);
    }

    private static int start(List<Span> record) {
        return record.get(0).start();
    }

    /** The number of the path to a node of a record, from 1 on. */
    int code(int node) {
        return codes[node - first];
    }
}
