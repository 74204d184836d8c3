package io.tagwave.template;

import java.util.Arrays;

/**
 * Which node of a second tree each node of a first one answers to (thesis, Definition 1). Of all algorithms but {@code
 * BottomUpAlgorithm} it is a common rooted ordered subtree, see {@link #isCommonSubtree}.
 */
public final class NodeMapping {

    private static final int NONE = -1;

    private final int[] partner;

    /** @param partner for each node of the first tree its node of the second, or -1; owned by the mapping from here on */
    public NodeMapping(int[] partner) {
        this.partner = partner;
    }

    public static int[] empty(int nodes) {
        int[] partner = new int[nodes];
        Arrays.fill(partner, NONE);
        return partner;
    }

    /** The second tree's node for a node of the first, or -1. */
    public int partner(int node) {
        return partner[node];
    }

    /** Tells whether the node of the first tree belongs to the template. */
    public boolean contains(int node) {
        return partner[node] >= 0;
    }

    /** Number of mapped nodes. */
    public int size() {
        int size = 0;
        for (int p : partner) {
            size += p >= 0 ? 1 : 0;
        }
        return size;
    }

    /** For each node of the second tree its node of the first, or -1. */
    public int[] inverse(int nodesOfSecond) {
        int[] inverse = empty(nodesOfSecond);
        for (int node = 0; node < partner.length; node++) {
            if (partner[node] >= 0) {
                inverse[partner[node]] = node;
            }
        }
        return inverse;
    }

    /**
     * Tells whether the mapping is what a template has to be (Definitions 1, 3 and 6): one to one, of equal labels, parents
     * mapped to parents, and document order kept.
     */
    public boolean isCommonSubtree(LabeledTree first, LabeledTree second) {
        int last = NONE;
        for (int node = 0; node < partner.length; node++) {
            int other = partner[node];
            if (other >= 0) {
                // Strictly rising partners are one to one.
                if (other <= last || first.label(node) != second.label(other) || !parentsAgree(first, second, node)) {
                    return false;
                }
                last = other;
            }
        }
        return true;
    }

    private boolean parentsAgree(LabeledTree first, LabeledTree second, int node) {
        int above = first.parent(node);
        int otherAbove = second.parent(partner[node]);
        return above < 0 ? otherAbove < 0 : partner[above] == otherAbove && otherAbove >= 0;
    }
}
