package io.tagwave.template;

import java.util.HashMap;
import java.util.Map;

/**
 * The largest common rooted ordered subtree by trying every set of nodes of both trees that holds the parents of its
 * nodes. Slow, and right for everyone to see. For trees of up to some 12 nodes.
 */
public final class Oracle {

    private Oracle() {}

    /** Nodes of the largest common subtree, 0 when the roots differ. */
    public static int largestCommonSubtree(LabeledTree first, LabeledTree second) {
        Map<String, Integer> subtrees = subtrees(first);
        int largest = 0;
        for (String subtree : subtrees(second).keySet()) {
            largest = Math.max(largest, subtrees.getOrDefault(subtree, 0));
        }
        return largest;
    }

    /** All rooted subtrees, written out, with their sizes. */
    private static Map<String, Integer> subtrees(LabeledTree tree) {
        Map<String, Integer> subtrees = new HashMap<>();
        for (int set = 1; set < 1 << tree.size(); set += 2) {
            if (holdsParents(tree, set)) {
                subtrees.put(written(tree, set), Integer.bitCount(set));
            }
        }
        return subtrees;
    }

    private static boolean holdsParents(LabeledTree tree, int set) {
        for (int node = 1; node < tree.size(); node++) {
            if ((set >> node & 1) == 1 && (set >> tree.parent(node) & 1) == 0) {
                return false;
            }
        }
        return true;
    }

    /** Depths and labels in pre-order say all about an ordered tree. */
    private static String written(LabeledTree tree, int set) {
        StringBuilder text = new StringBuilder();
        int[] depth = new int[tree.size()];
        for (int node = 0; node < tree.size(); node++) {
            depth[node] = node == 0 ? 0 : depth[tree.parent(node)] + 1;
            if ((set >> node & 1) == 1) {
                text.append(depth[node]).append(':').append(tree.label(node)).append(' ');
            }
        }
        return text.toString();
    }
}
