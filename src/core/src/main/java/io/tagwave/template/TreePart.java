package io.tagwave.template;

import java.util.Arrays;
import java.util.function.IntPredicate;

/**
 * A tree without the subtrees that can not be mapped.
 *
 * @param tree what is left, with labels numbered densely from 0
 * @param original the pre-order number that each of its nodes has in the whole tree
 */
record TreePart(LabelledTree tree, int[] original) {

    private static final int ONLY_SECOND = -1;

    /**
     * The parts of two trees whose labels occur in both. A label stands for the whole path, so what hangs below a path
     * that the other page does not know is unknown there too: nothing is lost, and what is left compares faster.
     *
     * @return both parts, which are empty when not even the roots agree
     */
    static TreePart[] shared(LabelledTree first, LabelledTree second) {
        return shared(first, second, new int[Math.max(first.greatestLabel(), second.greatestLabel()) + 1]);
    }

    /**
     * The same for many small parts.
     *
     * @param number room for every label, all 0, and left so
     */
    static TreePart[] shared(TreePart one, TreePart other, int[] number) {
        TreePart[] parts = shared(one.tree, other.tree, number);
        return new TreePart[] {parts[0].within(one), parts[1].within(other)};
    }

    private static TreePart[] shared(LabelledTree first, LabelledTree second, int[] number) {
        for (int label : second.label) {
            number[label] = ONLY_SECOND;
        }
        int symbols = 0;
        for (int label : first.label) {
            if (number[label] == ONLY_SECOND) {
                number[label] = ++symbols;
            }
        }
        TreePart[] parts = {of(first, number), of(second, number)};
        for (int label : second.label) {
            number[label] = 0;
        }
        return parts;
    }

    /**
     * A node with some of what hangs below it, labels as they are.
     *
     * @param from first of the node's descendants that come along
     * @param to one past the last of them; whole subtrees of children of the node
     */
    static TreePart cut(LabelledTree whole, int root, int from, int to) {
        int[] original = new int[1 + to - from];
        int[] parent = new int[original.length];
        int[] end = new int[original.length];
        int[] label = new int[original.length];
        original[0] = root;
        parent[0] = -1;
        end[0] = original.length;
        label[0] = whole.label[root];
        for (int i = 1; i < original.length; i++) {
            int node = from + i - 1;
            original[i] = node;
            parent[i] = whole.parent[node] == root ? 0 : whole.parent[node] - from + 1;
            end[i] = whole.end[node] - from + 1;
            label[i] = whole.label[node];
        }
        return new TreePart(new LabelledTree(parent, end, label), original);
    }

    private static TreePart of(LabelledTree whole, int[] number) {
        TreePart part = of(whole, node -> number[whole.label[node]] > 0);
        int[] label = part.tree.label;
        for (int i = 0; i < label.length; i++) {
            label[i] = number[label[i]] - 1;
        }
        return part;
    }

    /** The nodes that are kept; a node is kept only together with its parent. Labels stay as they are. */
    static TreePart of(LabelledTree whole, IntPredicate kept) {
        int[] position = new int[whole.size() + 1];
        int[] nodes = new int[whole.size()];
        int size = 0;
        for (int node = 0; node < nodes.length; node++) {
            position[node] = size;
            // Where it is not kept, the next one comes in its place.
            nodes[size] = node;
            size += kept.test(node) ? 1 : 0;
        }
        position[nodes.length] = size;
        int[] original = Arrays.copyOf(nodes, size);
        int[] parent = new int[original.length];
        int[] end = new int[original.length];
        int[] label = new int[original.length];
        for (int i = 0; i < original.length; i++) {
            int node = original[i];
            parent[i] = node == 0 ? -1 : position[whole.parent[node]];
            end[i] = position[whole.end[node]];
            label[i] = whole.label[node];
        }
        return new TreePart(new LabelledTree(parent, end, label), original);
    }

    /** Puts the pairs found between two parts into a mapping of the whole trees. */
    static void write(TreePart first, TreePart second, int[] found, int[] partner) {
        for (int i = 0; i < found.length; i++) {
            if (found[i] >= 0) {
                partner[first.original[i]] = second.original[found[i]];
            }
        }
    }

    /** The part as a part of the tree that {@code outer} is a part of. */
    TreePart within(TreePart outer) {
        int[] original = new int[this.original.length];
        for (int i = 0; i < original.length; i++) {
            original[i] = outer.original[this.original[i]];
        }
        return new TreePart(tree, original);
    }
}
