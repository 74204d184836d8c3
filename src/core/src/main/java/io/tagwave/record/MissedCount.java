package io.tagwave.record;

import io.tagwave.proposal.Proposal;
import io.tagwave.tree.PageTree;

/** Looks among the siblings of records for more of the kind, which a good segmentation has none of. */
record MissedCount(PageTree tree, NodeCodes codes) {

    /**
     * Returns how many siblings between records, or next to the first and last of each parent, are like the median
     * one.
     */
    int missed(Proposal cut, MedianRecord median) {
        int missed = 0;
        int from = 0;
        for (int r = 1; r <= cut.count(); r++) {
            if (r < cut.count() && tree.parent(cut.start(r)) == tree.parent(cut.start(from))) {
                for (int next = cut.end(r - 1); next < cut.start(r); next = tree.end(next)) {
                    missed += alike(next, median) ? 1 : 0;
                }
            } else {
                missed += before(cut.start(from), median) + after(cut.end(r - 1), cut.start(from), median);
                from = r;
            }
        }
        return missed;
    }

    private int before(int head, MedianRecord median) {
        int last = -1;
        int lastButOne = -1;
        for (int child = tree.firstChild(tree.parent(head)); child < head; child = tree.nextSibling(child)) {
            lastButOne = last;
            last = child;
        }
        return (last >= 0 && alike(last, median) ? 1 : 0) + (lastButOne >= 0 && alike(lastButOne, median) ? 1 : 0);
    }

    private int after(int end, int head, MedianRecord median) {
        int limit = tree.end(tree.parent(head));
        int found = 0;
        int next = end;
        for (int k = 0; k < 2 && next < limit; k++) {
            found += alike(next, median) ? 1 : 0;
            next = tree.end(next);
        }
        return found;
    }

    private boolean alike(int sibling, MedianRecord median) {
        int end = tree.end(sibling);
        int nodes = end - sibling;
        // Few nodes have less than half in common with many, which need not be read.
        if (nodes < MedianRecord.HALF * median.medianSize()
                || median.medianSize() < MedianRecord.HALF * nodes
                || tree.textLength(sibling, end) == 0) {
            return false;
        }
        MedianRecord.Comparison comparison = median.compare();
        for (int node = sibling; node < end; node++) {
            comparison.add(codes.ending(node));
        }
        return comparison.likeness() >= MedianRecord.HALF;
    }
}
