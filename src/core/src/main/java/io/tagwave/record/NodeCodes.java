package io.tagwave.record;

import io.tagwave.number.Hashing;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import java.util.Arrays;

/**
 * Codes of nodes that hold wherever a record hangs. The path code is a rolling hash, H(x) = H(parent) B + h(step)
 * modulo 2^64, so that the path from any ancestor a down to x is H(x) - H(a) B^(depth difference). The ending is the
 * pair of the parent's tag and the node's own, which also survives elements that nest deeper from record to record.
 * Texts are numbered: equal number, equal text.
 */
final class NodeCodes {

    private final PageTree tree;
    private final TagPathSequence sequence;
    /** By code of the sequence. */
    private final long[] path;

    /** By code of the sequence, the first node that has it. */
    private final int[] first;

    private final long[] power;

    NodeCodes(PageTree tree, TagPathSequence sequence) {
        this.tree = tree;
        this.sequence = sequence;
        path = new long[sequence.alphabetSize() + 1];
        first = new int[path.length];
        int deepest = 0;
        for (int node = 0; node < tree.size(); node++) {
            int code = sequence.code(node);
            if (path[code] == 0) {
                first[code] = node;
                int parent = tree.parent(node);
                path[code] = (parent < 0 ? 0 : path[sequence.code(parent)] * Hashing.GOLDEN)
                        + Hashing.scattered(sequence.step(node) + 1);
                deepest = Math.max(deepest, tree.depth(node));
            }
        }
        power = Hashing.powers(deepest + 1);
    }

    /** Code of the path from an ancestor, left out, down to a node. */
    long path(int ancestor, int node) {
        return path[sequence.code(node)]
                - path[sequence.code(ancestor)] * power[tree.depth(node) - tree.depth(ancestor)];
    }

    /** Tells whether any node of a step stands at another depth. */
    boolean anyAtOtherDepth(int step, int depth) {
        return Arrays.stream(first).skip(1).anyMatch(node -> sequence.step(node) == step && tree.depth(node) != depth);
    }

    /** Code of the parent's tag and the node's own. */
    long ending(int node) {
        return ((long) tree.tag(tree.parent(node)) << 32) | tree.tag(node);
    }
}
