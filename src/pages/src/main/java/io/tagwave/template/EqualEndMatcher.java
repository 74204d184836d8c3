package io.tagwave.template;

import java.util.ArrayList;
import java.util.List;

/**
 * Matches what two trees obviously have in common, from the roots down: equal heads and tails of the children of matched
 * nodes (which loses nothing, see {@link ChildRun}), and an only child left on either side. What remains are gaps. On
 * pages of one site these are small. Linear in the nodes.
 */
final class EqualEndMatcher {

    /**
     * A place where two trees may still have something in common.
     *
     * @param root node of the first tree that is matched with {@code otherRoot}
     * @param from first node of the children of {@code root} that are left
     * @param to one past the last node below them
     */
    record Gap(int root, int from, int to, int otherRoot, int otherFrom, int otherTo) {}

    private final LabeledTree first;
    private final LabeledTree second;
    private final TreePair lists;
    private final int[] partner;
    private final List<Gap> gaps = new ArrayList<>();

    /** @param partner receives the matches; the roots are matched whatever they are */
    EqualEndMatcher(LabeledTree first, LabeledTree second, int[] partner) {
        this.first = first;
        this.second = second;
        this.partner = partner;
        lists = new TreePair(first, second);
    }

    /** Matches what it can and returns the gaps. */
    List<Gap> match() {
        partner[0] = 0;
        int node = 0;
        while (node < partner.length) {
            int other = partner[node];
            if (other >= 0 && lists.areEqual(node, other)) {
                for (int i = 0; i < first.subtreeSize(node); i++) {
                    partner[node + i] = other + i;
                }
                node = first.end[node];
            } else {
                if (other >= 0) {
                    matchChildren(node, other);
                }
                node++;
            }
        }
        return gaps;
    }

    private void matchChildren(int a, int b) {
        ChildRun run = lists.run(a, b);
        int[] ends = run.equalEnds();
        for (int i = 0; i < ends.length; i++) {
            if (ends[i] >= 0) {
                partner[run.first[i]] = run.second[ends[i]];
            }
        }
        if (run.cells() == 0) {
            return;
        }
        int child = run.first[run.start];
        int otherChild = run.second[run.start];
        if (run.cells() > 1) {
            int last = run.first[run.start + run.rows() - 1];
            int otherLast = run.second[run.start + run.columns() - 1];
            gaps.add(new Gap(a, child, first.end[last], b, otherChild, second.end[otherLast]));
        } else if (first.label[child] == second.label[otherChild]) {
            partner[child] = otherChild;
        }
    }
}
