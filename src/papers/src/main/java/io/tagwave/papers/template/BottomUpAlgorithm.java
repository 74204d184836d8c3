package io.tagwave.papers.template;

import io.tagwave.template.LabeledTree;
import io.tagwave.template.NodeMapping;
import io.tagwave.template.SubtreeClasses;
import io.tagwave.template.TemplateAlgorithm;
import java.util.Arrays;

/**
 * Restricted bottom-up mapping (RBM-TD; Vieira et al. 2009, after Valiente): equal subtrees with equal paths are mapped
 * whole, the largest first, each to the first one that is left in level order; then their ancestors join. Linear, with
 * the faults that the thesis shows (Figures 3.4 and 3.5): a common part without a whole equal subtree is missed, and
 * order, and through the ancestors also one-to-one, may be broken. So its answer need not be a common subtree.
 */
public final class BottomUpAlgorithm implements TemplateAlgorithm {

    @Override
    public NodeMapping map(LabeledTree first, LabeledTree second) {
        SubtreeClasses numbering = new SubtreeClasses(first, second);
        int[] firstClass = numbering.of(first);
        int[] secondClass = numbering.of(second);
        int[] partner = NodeMapping.empty(first.size());
        boolean[] taken = new boolean[second.size()];
        Queues queues = new Queues(levelOrder(second), secondClass, firstClass);
        for (int a : levelOrder(first)) {
            if (partner[a] < 0) {
                int b = queues.next(firstClass[a], taken);
                for (int i = 0; b >= 0 && i < first.subtreeSize(a); i++) {
                    partner[a + i] = b + i;
                    taken[b + i] = true;
                }
            }
        }
        mapAncestors(first, second, partner);
        return new NodeMapping(partner);
    }

    /** Children have greater numbers than their parents, so one pass back reaches every ancestor. */
    private static void mapAncestors(LabeledTree first, LabeledTree second, int[] partner) {
        for (int a = first.size() - 1; a > 0; a--) {
            int above = first.parent(a);
            if (partner[a] >= 0 && partner[above] < 0) {
                partner[above] = second.parent(partner[a]);
            }
        }
    }

    private static int[] levelOrder(LabeledTree tree) {
        int[] depth = new int[tree.size()];
        int[] start = new int[tree.size() + 1];
        for (int node = 0; node < depth.length; node++) {
            depth[node] = node == 0 ? 0 : depth[tree.parent(node)] + 1;
            start[depth[node] + 1]++;
        }
        for (int level = 1; level < start.length; level++) {
            start[level] += start[level - 1];
        }
        int[] order = new int[tree.size()];
        for (int node = 0; node < depth.length; node++) {
            order[start[depth[node]]++] = node;
        }
        return order;
    }

    /** The nodes of each class in level order, each handed out once. */
    private static final class Queues {
        private final int[] head;
        private final int[] following;

        Queues(int[] order, int[] classes, int[] otherClasses) {
            int greatest = Math.max(greatest(classes), greatest(otherClasses));
            head = new int[greatest + 1];
            following = new int[classes.length];
            Arrays.fill(head, -1);
            for (int at = order.length - 1; at >= 0; at--) {
                int node = order[at];
                following[node] = head[classes[node]];
                head[classes[node]] = node;
            }
        }

        /** The first node of the class that is not taken yet, or -1. */
        int next(int subtreeClass, boolean[] taken) {
            int node = head[subtreeClass];
            while (node >= 0 && taken[node]) {
                node = following[node];
            }
            head[subtreeClass] = node;
            return node;
        }

        private static int greatest(int[] numbers) {
            return Arrays.stream(numbers).max().orElse(0);
        }
    }
}
