package io.tagwave.record;

import io.tagwave.region.Cut;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.ArrayList;
import java.util.List;

/**
 * Opens the records of the chosen cut where these are wrappers, some of which hold several records (decision 0120). One that
 * is alone in its wrapper was raised to this; of several in one each was raised to itself, so no cut has them all.
 */
final class Wrappers {

    /** At least every second wrapper holds one record. */
    private static final int EVERY = 2;
    /** How many wrappers there are around a record at most. */
    private static final int DEEPEST = 8;

    private final PageTree tree;
    private final TagPathSequence sequence;
    private final CutMeter meter;

    Wrappers(PageTree tree, TagPathSequence sequence, CutMeter meter) {
        this.tree = tree;
        this.sequence = sequence;
        this.meter = meter;
    }

    /** The cut into what its wrappers hold, and others beside them; or as it is. */
    Cut opened(Cut chosen) {
        if (chosen.apart() || chosen.runs()) {
            return chosen;
        }
        List<Integer> shared = othersBeside(chosen);
        List<Span> alone = inner(chosen.spans(), shared);
        for (int level = 0; level < DEEPEST && EVERY * alone.size() >= chosen.count(); level++) {
            Cut records = chosen.recut(alone);
            List<Span> several = inside(shared, sequence.code(records.start(0)));
            if (several.size() > shared.size() && areAlike(several, records)) {
                return records.with(several);
            }
            alone = inner(alone, shared);
        }
        return chosen;
    }

    /** The elements of one path that hold all that wrappers show; wrappers without one are added to the shared ones. */
    private List<Span> inner(List<Span> wrappers, List<Integer> shared) {
        List<Span> inner = new ArrayList<>();
        int path = 0;
        for (Span wrapper : wrappers) {
            int child = holdsAll(wrapper.start());
            path = path == 0 && child > 0 ? sequence.code(child) : path;
            if (child > 0 && sequence.code(child) == path) {
                inner.add(new Span(child, tree.end(child)));
            } else {
                shared.add(wrapper.start());
            }
        }
        return inner;
    }

    /** Siblings of the records that have their path. */
    private List<Integer> othersBeside(Cut chosen) {
        List<Integer> others = new ArrayList<>();
        int path = sequence.code(chosen.start(0));
        int last = -1;
        for (int record = 0; record < chosen.count(); record++) {
            int parent = tree.parent(chosen.start(record));
            for (int child = tree.firstChild(parent); parent > last && child >= 0; child = tree.nextSibling(child)) {
                if (sequence.code(child) == path && !chosen.startsAt(child)) {
                    others.add(child);
                }
            }
            last = Math.max(last, parent);
        }
        return others;
    }

    /** The child element that holds all text of a node, 0 if none does. */
    private int holdsAll(int node) {
        int text = tree.textLength(node, tree.end(node));
        for (int child = tree.firstChild(node); child >= 0; child = tree.nextSibling(child)) {
            if (text > 0 && tree.textLength(child, tree.end(child)) == text && !tree.isText(child)) {
                return child;
            }
        }
        return 0;
    }

    /** The nodes of a path in wrappers; none unless they hold all text of these. */
    private List<Span> inside(List<Integer> wrappers, int path) {
        List<Span> nodes = new ArrayList<>();
        int text = 0;
        for (int wrapper : wrappers) {
            text += tree.textLength(wrapper, tree.end(wrapper));
            for (int node = wrapper + 1; node < tree.end(wrapper); node++) {
                if (sequence.code(node) == path) {
                    nodes.add(new Span(node, tree.end(node)));
                    text -= tree.textLength(node, tree.end(node));
                }
            }
        }
        return text == 0 ? nodes : List.of();
    }

    private boolean areAlike(List<Span> records, Cut others) {
        Template template = meter.template(others);
        double least = template.furtherLikeness();
        return records.stream().allMatch(record -> meter.likeness(record, template) >= least);
    }
}
