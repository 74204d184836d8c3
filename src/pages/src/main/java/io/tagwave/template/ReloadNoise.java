package io.tagwave.template;

/**
 * Learns from a third version what changes at every load. A change between two versions is noise when its place, the
 * node that it hangs below, is on all three versions, and something differs right there between each two of them. News that came between the first and the second version is the same on the third and on one of the others, so
 * it is not taken for noise.
 */
final class ReloadNoise {

    private final LabeledTree before;
    private final LabeledTree after;
    private final LabeledTree other;
    private final NodeMapping oldToNew;

    ReloadNoise(LabeledTree before, LabeledTree after, LabeledTree other, NodeMapping oldToNew) {
        this.before = before;
        this.after = after;
        this.other = other;
        this.oldToNew = oldToNew;
    }

    /** Marks noise among the changes of both sides. */
    void suppress(PageDiff.Change[] oldChanges, PageDiff.Change[] newChanges) {
        HashedAlgorithm algorithm = new HashedAlgorithm();
        NodeMapping oldToOther = algorithm.map(before, other);
        NodeMapping newToOther = algorithm.map(after, other);
        Differences oldNew = new Differences(before, after, oldToNew);
        Differences oldOther = new Differences(before, other, oldToOther);
        Differences newOther = new Differences(after, other, newToOther);
        int[] newToOld = oldToNew.inverse(after.size());
        for (int node = 0; node < before.size(); node++) {
            int place = node == 0 ? -1 : before.parent(node);
            if (oldChanges[node] == PageDiff.Change.REMOVED && !oldToOther.contains(node)) {
                boolean below = oldChanges[place] == PageDiff.Change.NOISE;
                int now = oldToNew.partner(place);
                if (below || now >= 0 && oldNew.at(place) && oldOther.at(place) && newOther.at(now)) {
                    oldChanges[node] = PageDiff.Change.NOISE;
                }
            }
        }
        for (int node = 0; node < after.size(); node++) {
            int place = node == 0 ? -1 : after.parent(node);
            if (newChanges[node] == PageDiff.Change.ADDED && !newToOther.contains(node)) {
                boolean below = newChanges[place] == PageDiff.Change.NOISE;
                int then = newToOld[place];
                if (below || then >= 0 && oldNew.at(then) && oldOther.at(then) && newOther.at(place)) {
                    newChanges[node] = PageDiff.Change.NOISE;
                }
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
