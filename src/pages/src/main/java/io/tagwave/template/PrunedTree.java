package io.tagwave.template;

import java.util.Arrays;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * A tree without the subtrees that can not be mapped.
 *
 * @param tree what is left, with labels numbered densely from 0
 * @param original the pre-order number that each of its nodes has in the whole tree
 */
record PrunedTree(LabeledTree tree, int[] original) {

    private static final int ONLY_SECOND = -1;

    /** A node with all that hangs below it. */
    record Cut(LabeledTree tree, int root) {

        private int from() {
            return root + 1;
        }

        private int to() {
            return tree.end[root];
        }
    }

    /**
     * The parts of two cuts whose labels occur in both. A label stands for the whole path, so what hangs below a path
     * that the other page does not know is unknown there too: nothing is lost, and what is left compares faster.
     *
     * @param first its root has the label of the second's
     * @param number room for every label, all 0, and left so
     */
    static PrunedTree[] shared(Cut first, Cut second, int[] number) {
        int[] label = first.tree.label;
        int[] other = second.tree.label;
        for (int node = second.from(); node < second.to(); node++) {
            number[other[node]] = ONLY_SECOND;
        }
        number[other[second.root]] = 1;
        int symbols = 1;
        for (int node = first.from(); node < first.to(); node++) {
            if (number[label[node]] == ONLY_SECOND) {
                number[label[node]] = ++symbols;
            }
        }
        PrunedTree[] parts = {of(first, number, symbols), of(second, number, symbols)};
        for (int node = second.from(); node < second.to(); node++) {
            number[other[node]] = 0;
        }
        number[other[second.root]] = 0;
        return parts;
    }

    /** Of whole trees. */
    static PrunedTree[] shared(LabeledTree first, LabeledTree second) {
        return shared(new Cut(first, 0), new Cut(second, 0), new int[LabeledTree.labels(first, second)]);
    }

    /** Returns what has a number, with the numbers from 0 on as labels. */
    private static PrunedTree of(Cut cut, int[] number, int symbols) {
        LabeledTree whole = cut.tree;
        int from = cut.from();
        int[] position = new int[cut.to() - from + 1];
        int[] nodes = new int[position.length];
        nodes[0] = cut.root;
        int size = 1;
        for (int i = 0; i + 1 < position.length; i++) {
            position[i] = size;
            // Where it is not kept, the next one comes in its place.
            nodes[size] = from + i;
            size += number[whole.label[from + i]] > 0 ? 1 : 0;
        }
        position[position.length - 1] = size;
        int[] original = Arrays.copyOf(nodes, size);
        int[] parent = new int[size];
        int[] end = new int[size];
        int[] label = new int[size];
        parent[0] = -1;
        end[0] = size;
        for (int i = 1; i < size; i++) {
            int node = original[i];
            int above = whole.parent[node];
            parent[i] = above == cut.root ? 0 : position[above - from];
            end[i] = position[whole.end[node] - from];
            label[i] = number[whole.label[node]] - 1;
        }
        return new PrunedTree(new LabeledTree(parent, end, label, symbols - 1), original);
    }

    /** The nodes that are kept; a node is kept only together with its parent. Labels stay as they are. */
    static PrunedTree of(LabeledTree whole, IntPredicate kept) {
        int[] position = new int[whole.size() + 1];
        for (int node = 0; node < whole.size(); node++) {
            position[node + 1] = position[node] + (kept.test(node) ? 1 : 0);
        }
        int[] original = IntStream.range(0, whole.size())
                .filter(node -> position[node + 1] > position[node])
                .toArray();
        int[] parent = new int[original.length];
        int[] end = new int[original.length];
        int[] label = new int[original.length];
        for (int i = 0; i < original.length; i++) {
            int node = original[i];
            parent[i] = node == 0 ? -1 : position[whole.parent[node]];
            end[i] = position[whole.end[node]];
            label[i] = whole.label[node];
        }
        return new PrunedTree(new LabeledTree(parent, end, label), original);
    }

    /** Puts the pairs found between two parts into a mapping of the whole trees. */
    static void write(PrunedTree first, PrunedTree second, int[] found, int[] partner) {
        for (int i = 0; i < found.length; i++) {
            if (found[i] >= 0) {
                partner[first.original[i]] = second.original[found[i]];
            }
        }
    }
}
