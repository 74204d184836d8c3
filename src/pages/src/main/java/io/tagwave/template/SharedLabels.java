package io.tagwave.template;

import java.util.Arrays;

/**
 * Weighs two subtrees by how many labels they share, as bags: never less than what they have in common, and told without
 * comparing them. A subtree's labels are sorted once, so that a pair costs one pass over both. Not for use by two threads at
 * once.
 */
final class SharedLabels implements BlockMatching.Weigher {

    private final LabeledTree first;
    private final LabeledTree second;
    private final int[][] bags;
    private final int[][] otherBags;

    SharedLabels(LabeledTree first, LabeledTree second) {
        this.first = first;
        this.second = second;
        bags = new int[first.size()][];
        otherBags = new int[second.size()][];
    }

    @Override
    public int weigh(int a, int b) {
        return BlockMatching.exact(common(a, b));
    }

    /** Returns the number of labels that two subtrees share; 0 when their roots differ. */
    int common(int a, int b) {
        if (first.label[a] != second.label[b]) {
            return 0;
        }
        if (first.isLeaf(a) || second.isLeaf(b)) {
            return 1;
        }
        return common(bag(first, a, bags), bag(second, b, otherBags));
    }

    private static int[] bag(LabeledTree tree, int root, int[][] known) {
        if (known[root] == null) {
            known[root] = Arrays.copyOfRange(tree.label, root, tree.end[root]);
            Arrays.sort(known[root]);
        }
        return known[root];
    }

    private static int common(int[] one, int[] other) {
        int common = 0;
        int i = 0;
        int j = 0;
        while (i < one.length && j < other.length) {
            int order = Integer.compare(one[i], other[j]);
            common += order == 0 ? 1 : 0;
            i += order <= 0 ? 1 : 0;
            j += order >= 0 ? 1 : 0;
        }
        return common;
    }
}
