package io.tagwave.eval;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;

/** Finds the largest one-to-one matching of a bipartite graph, by augmenting paths found breadth first. */
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
            size += augment(order, matchOfRight, left) ? 1 : 0;
        }
        return size;
    }

    private static boolean augment(List<int[]> edges, int[] matchOfRight, int start) {
        int[] reachedFrom = new int[matchOfRight.length];
        Arrays.fill(reachedFrom, NONE);
        int[] matchOfLeft = new int[edges.size()];
        Arrays.fill(matchOfLeft, NONE);
        Deque<Integer> open = new ArrayDeque<>(List.of(start));
        while (!open.isEmpty()) {
            int left = open.poll();
            for (int target : edges.get(left)) {
                if (reachedFrom[target] != NONE) {
                    continue;
                }
                reachedFrom[target] = left;
                if (matchOfRight[target] != NONE) {
                    matchOfLeft[matchOfRight[target]] = target;
                    open.add(matchOfRight[target]);
                    continue;
                }
                // An unmatched node: match every node on the path to the one that it was reached from.
                for (int node = target; node != NONE; node = matchOfLeft[reachedFrom[node]]) {
                    matchOfRight[node] = reachedFrom[node];
                }
                return true;
            }
        }
        return false;
    }
}
