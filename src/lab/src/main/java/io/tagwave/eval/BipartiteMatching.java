package io.tagwave.eval;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;

/** Finds the largest one-to-one matching of a bipartite graph, by augmenting paths. */
final class BipartiteMatching {

    private static final int NONE = -1;

    private BipartiteMatching() {}

    /**
     * Returns the number of pairs.
     *
     * @param edges for each node of the left side its neighbors on the right
     * @param right number of nodes of the right side
     */
    static int size(List<int[]> edges, int right) {
        int[] matchOfRight = new int[right];
        Arrays.fill(matchOfRight, NONE);
        // Nodes with few neighbors first: fewer matches have to be changed later.
        List<int[]> order =
                edges.stream().sorted(Comparator.comparingInt(e -> e.length)).toList();
        int size = 0;
        for (int left = 0; left < order.size(); left++) {
            size += augment(order, matchOfRight, left, new BitSet(right)) ? 1 : 0;
        }
        return size;
    }

    /** Matches a node with a free neighbor, or with one whose partner finds another. */
    private static boolean augment(List<int[]> edges, int[] matchOfRight, int left, BitSet tried) {
        for (int target : edges.get(left)) {
            if (matchOfRight[target] == NONE) {
                matchOfRight[target] = left;
                return true;
            }
        }
        for (int target : edges.get(left)) {
            if (!tried.get(target)) {
                tried.set(target);
                if (augment(edges, matchOfRight, matchOfRight[target], tried)) {
                    matchOfRight[target] = left;
                    return true;
                }
            }
        }
        return false;
    }
}
