package io.tagwave.record;

import io.tagwave.region.Segmentation;
import io.tagwave.tree.PageTree;

/** Looks among the siblings of records for more of the kind, which a good segmentation has none of. */
final class MissedCount {

    private final PageTree tree;
    private final NodeCodes codes;
    private final LocatorSettings settings;

    MissedCount(PageTree tree, NodeCodes codes, LocatorSettings settings) {
        this.tree = tree;
        this.codes = codes;
        this.settings = settings;
    }

    /** How many siblings between records, or next to the first and last of each parent, are like the template. */
    int missed(Segmentation cut, MedianRecord byPath, MedianRecord byEnding) {
        int missed = 0;
        int from = 0;
        for (int r = 1; r <= cut.count(); r++) {
            if (r < cut.count() && tree.parent(cut.start(r)) == tree.parent(cut.start(from))) {
                for (int next = cut.end(r - 1); next < cut.start(r); next = tree.end(next)) {
                    missed += alike(next, byPath, byEnding) ? 1 : 0;
                }
            } else {
                missed += before(cut.start(from), byPath, byEnding)
                        + after(cut.end(r - 1), cut.start(from), byPath, byEnding);
                from = r;
            }
        }
        return missed;
    }

    private int before(int head, MedianRecord byPath, MedianRecord byEnding) {
        int last = -1;
        int lastButOne = -1;
        for (int child = tree.firstChild(tree.parent(head)); child < head; child = tree.nextSibling(child)) {
            lastButOne = last;
            last = child;
        }
        return (last >= 0 && alike(last, byPath, byEnding) ? 1 : 0)
                + (lastButOne >= 0 && alike(lastButOne, byPath, byEnding) ? 1 : 0);
    }

    private int after(int end, int head, MedianRecord byPath, MedianRecord byEnding) {
        int limit = tree.end(tree.parent(head));
        int found = 0;
        int next = end;
        for (int k = 0; k < 2 && next < limit; k++) {
            found += alike(next, byPath, byEnding) ? 1 : 0;
            next = tree.end(next);
        }
        return found;
    }

    private boolean alike(int sibling, MedianRecord byPath, MedianRecord byEnding) {
        int end = tree.end(sibling);
        if (tree.textLength(sibling, end) == 0 || end - sibling > settings.missedSize() * (byPath.medianSize() + 1)) {
            return false;
        }
        return isLikeByPath(sibling, end, byPath) || isLikeByEnding(sibling, end, byEnding);
    }

    private boolean isLikeByPath(int sibling, int end, MedianRecord template) {
        if (isTooSmall(end - sibling, template)) {
            return false;
        }
        MedianRecord.Comparison comparison = template.compare();
        for (int node = sibling; node < end; node++) {
            comparison.add(codes.path(sibling, node));
        }
        return comparison.likeness() >= settings.missedLikeness();
    }

    private boolean isLikeByEnding(int sibling, int end, MedianRecord template) {
        if (isTooSmall(end - sibling, template)) {
            return false;
        }
        MedianRecord.Comparison comparison = template.compare();
        for (int node = sibling; node < end; node++) {
            comparison.add(codes.ending(node));
        }
        return comparison.likeness() >= settings.missedLikeness();
    }

    /** Few nodes have few in common with many. */
    private boolean isTooSmall(int nodes, MedianRecord template) {
        return nodes < settings.missedLikeness() * template.medianSize();
    }
}
