package io.tagwave.eval;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;

/** Largest one-to-one matching of a bipartite graph, by augmenting paths found breadth first. */
final class BipartiteMatching {

    private static final int FREE = -1;

    private BipartiteMatching() {}

    /**
     * The number of pairs.
     *
     * @param edges for each node of the left side its neighbours on the right
     * @param right number of nodes of the right side
     */
    static int size(List<int[]> edges, int right) {
        int[] owner = new int[right];
        Arrays.fill(owner, FREE);
        // Nodes with few choices first: fewer re-placements.
        List<int[]> order =
                edges.stream().sorted(Comparator.comparingInt(e -> e.length)).toList();
        int size = 0;
        for (int node = 0; node < order.size(); node++) {
            size += augment(order, owner, node) ? 1 : 0;
        }
        return size;
    }

    private static boolean augment(List<int[]> edges, int[] owner, int node) {
        int[] reachedFrom = new int[owner.length];
        BitSet seen = new BitSet(owner.length);
        Deque<Integer> open = new ArrayDeque<>(List.of(node));
        int[] held = new int[edges.size()];
        Arrays.fill(held, FREE);
        while (!open.isEmpty()) {
            int left = open.poll();
            for (int target : edges.get(left)) {
                if (seen.get(target)) {
                    continue;
                }
                seen.set(target);
                reachedFrom[target] = left;
                if (owner[target] == FREE) {
                    turn(owner, reachedFrom, held, target);
                    return true;
                }
                held[owner[target]] = target;
                open.add(owner[target]);
            }
        }
        return false;
    }

    /** Gives each target on the path to the node that reached it, from the free end back to the start. */
    private static void turn(int[] owner, int[] reachedFrom, int[] held, int free) {
        for (int target = free; target != FREE; ) {
            int left = reachedFrom[target];
            owner[target] = left;
            target = held[left];
        }
    }
}
