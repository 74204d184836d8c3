package io.tagwave.papers.menu;

import io.tagwave.tree.PageTree;
import java.util.Arrays;

/**
 * Algorithm 1: climbs from a candidate while more than half of the children of the next ancestor are heavier than a
 * share of the candidate's weight.
 *
 * <p>"More than half of k children are heavier than x" says that the child of rank k/2 + 1 from the top is; this
 * <em>bulk</em> of a node does not depend on the candidate. The first ancestor whose bulk is too light is found over
 * skew-binary jumps (Myers, 1983) that carry the least bulk of the ancestors they pass, so that a candidate costs the
 * logarithm of its depth, however deep the page and however many the candidates.
 */
final class MenuRootSelection {

    private final PageTree tree;
    private final double[] weight;
    private final double[] bulk;
    private final double[] leastPassed;
    private final int[] jump;
    private final int[] branching;

    MenuRootSelection(PageTree tree, double[] weight) {
        this.tree = tree;
        this.weight = weight;
        int size = tree.size();
        bulk = new double[size];
        leastPassed = new double[size];
        jump = new int[size];
        branching = new int[size];
        weighChildren();
        layJumps();
    }

    /** The node that may be the whole menu of which the candidate is a part. */
    int rootOf(int candidate, double threshold) {
        double least = threshold * weight[candidate];
        int top = candidate;
        while (tree.parent(top) >= 0) {
            if (leastPassed[top] > least) {
                top = jump[top];
            } else if (bulk[tree.parent(top)] > least) {
                top = tree.parent(top);
            } else {
                break;
            }
        }
        // Ancestors with one child are passed through but not taken: the one above the next branching counts.
        return Math.min(branching[top], candidate);
    }

    private void weighChildren() {
        double[] room = new double[tree.size()];
        for (int n = tree.size() - 1; n >= 0; n--) {
            int k = 0;
            for (int child = tree.firstChild(n); child >= 0; child = tree.nextSibling(child)) {
                room[k++] = weight[child];
            }
            branching[n] = k == 1 ? branching[n + 1] : n;
            if (k > 0) {
                Arrays.sort(room, 0, k);
                bulk[n] = room[k - 1 - k / 2];
            }
        }
    }

    /** A jump from a node passes the bulks of the ancestors above it up to where it lands. */
    private void layJumps() {
        jump[0] = -1;
        for (int n = 1; n < tree.size(); n++) {
            int p = tree.parent(n);
            int over = jump[p];
            boolean doubles = over > 0 && tree.depth(p) - tree.depth(over) == tree.depth(over) - tree.depth(jump[over]);
            jump[n] = doubles ? jump[over] : p;
            leastPassed[n] = doubles ? Math.min(bulk[p], Math.min(leastPassed[p], leastPassed[over])) : bulk[p];
        }
    }
}
