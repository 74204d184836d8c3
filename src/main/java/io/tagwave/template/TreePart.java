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
    static TreePart[] shared(LabelledTree first, LabelledTree second, int[] number) {
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

    /** The subtree of a node as a tree of its own, labels as they are. */
    static LabelledTree subtree(LabelledTree whole, int root) {
        int[] parent = new int[whole.subtreeSize(root)];
        int[] end = new int[parent.length];
        for (int i = 0; i < parent.length; i++) {
            parent[i] = i == 0 ? -1 : whole.parent[root + i] - root;
            end[i] = whole.end[root + i] - root;
        }
        return new LabelledTree(parent, end, Arrays.copyOfRange(whole.label, root, whole.end[root]));
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
        IntList nodes = new IntList();
        for (int node = 0; node < whole.size(); node++) {
            position[node] = nodes.size();
            if (kept.test(node)) {
                nodes.add(node);
            }
        }
        position[whole.size()] = nodes.size();
        int[] original = nodes.toArray();
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

    /** Puts the pairs found between two parts into a mapping of the whole trees, whose parts begin at the two bases. */
    static void write(TreePart first, int base, TreePart second, int otherBase, int[] found, int[] partner) {
        for (int i = 0; i < found.length; i++) {
            if (found[i] >= 0) {
                partner[base + first.original[i]] = otherBase + second.original[found[i]];
            }
        }
    }
}
