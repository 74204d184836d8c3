package io.tagwave.template;

import java.util.function.IntPredicate;

/**
 * Learns from a third version what changes at every load. A change between two versions is noise when its place, the
 * node that it hangs below, is on all three versions, and something differs right there between each two of them. News that came between the first and the second version is the same on the third and on one of the others, so
 * it is not taken for noise.
 */
record ReloadNoise(LabeledTree before, LabeledTree after, LabeledTree other, NodeMapping oldToNew) {

    /** Marks noise among the changes of both sides. */
    void suppress(PageDiff.Change[] oldChanges, PageDiff.Change[] newChanges) {
        HashedAlgorithm algorithm = new HashedAlgorithm();
        NodeMapping oldToOther = algorithm.map(before, other);
        NodeMapping newToOther = algorithm.map(after, other);
        Differences oldNew = new Differences(before, after, oldToNew);
        Differences oldOther = new Differences(before, other, oldToOther);
        Differences newOther = new Differences(after, other, newToOther);
        int[] newToOld = oldToNew.inverse(after.size());
        suppress(
                before,
                oldChanges,
                PageDiff.Change.REMOVED,
                oldToOther,
                place -> oldToNew.contains(place)
                        && oldNew.at(place)
                        && oldOther.at(place)
                        && newOther.at(oldToNew.partner(place)));
        suppress(
                after,
                newChanges,
                PageDiff.Change.ADDED,
                newToOther,
                place -> newToOld[place] >= 0
                        && oldNew.at(newToOld[place])
                        && oldOther.at(newToOld[place])
                        && newOther.at(place));
    }

    /** Marks noise among the changes of one side: nodes that the third version lacks, in a place that always differs. */
    private static void suppress(
            LabeledTree tree,
            PageDiff.Change[] changes,
            PageDiff.Change change,
            NodeMapping toOther,
            IntPredicate alwaysDiffers) {
        for (int node = 1; node < tree.size(); node++) {
            int place = tree.parent(node);
            if (changes[node] == change
                    && !toOther.contains(node)
                    && (changes[place] == PageDiff.Change.NOISE || alwaysDiffers.test(place))) {
                changes[node] = PageDiff.Change.NOISE;
            }
        }
    }

    /** Where two trees differ right below matched nodes. */
    private static final class Differences {
        private final boolean[] differs;

        Differences(LabeledTree first, LabeledTree second, NodeMapping mapping) {
            int[] inverse = mapping.inverse(second.size());
            differs = new boolean[first.size()];
            for (int node = 1; node < first.size(); node++) {
                differs[first.parent(node)] |= !mapping.contains(node);
            }
            for (int node = 1; node < second.size(); node++) {
                int place = inverse[second.parent(node)];
                if (place >= 0) {
                    differs[place] |= inverse[node] < 0;
                }
            }
            for (int node = 0; node < differs.length; node++) {
                differs[node] &= mapping.contains(node);
            }
        }

        boolean at(int node) {
            return differs[node];
        }
    }
}
