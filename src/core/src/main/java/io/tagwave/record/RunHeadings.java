package io.tagwave.record;

import io.tagwave.proposal.Proposal;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;

/** Ends records that are runs of siblings before the headings of those that follow, such as days between events. */
final class RunHeadings {

    /** Of one run alone anything is usual. */
    private static final int FEWEST = 3;

    private final PageTree tree;
    private final TagPathSequence sequence;

    RunHeadings(PageTree tree, TagPathSequence sequence) {
        this.tree = tree;
        this.sequence = sequence;
    }

    /**
     * Ends records before what heads those that follow: siblings of one path, each the last before another record, such as also stands
     * right before the first.
     */
    Proposal dropped(Proposal cut) {
        int heading = cut.runs() && cut.count() >= FEWEST && areSiblings(cut) ? before(cut.start(0)) : -1;
        if (heading < 0) {
            return cut;
        }
        int[] ends = new int[cut.count()];
        int headings = 0;
        for (int record = 0; record < ends.length; record++) {
            ends[record] = cut.end(record);
            for (int node = cut.start(record); node < cut.end(record); node = tree.end(node)) {
                if (sequence.code(node) == sequence.code(heading)) {
                    if (node == cut.start(record) || tree.end(node) < cut.end(record) || record + 1 == ends.length) {
                        return cut;
                    }
                    ends[record] = node;
                    headings++;
                }
            }
        }
        return headings > 0 && headings + 1 < ends.length ? cut.endingAt(ends, tree) : cut;
    }

    /** The nearest sibling before a node that shows text, -1 without any. */
    private int before(int node) {
        int nearest = -1;
        for (int child = tree.firstChild(tree.parent(node)); child < node; child = tree.nextSibling(child)) {
            nearest = isFilled(child) ? child : nearest;
        }
        return nearest;
    }

    private boolean areSiblings(Proposal cut) {
        int parent = tree.parent(cut.start(0));
        for (int record = 1; record < cut.count(); record++) {
            if (tree.parent(cut.start(record)) != parent) {
                return false;
            }
        }
        return true;
    }

    private boolean isFilled(int node) {
        return tree.textLength(node, tree.end(node)) > 0;
    }
}
