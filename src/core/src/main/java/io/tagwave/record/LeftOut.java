package io.tagwave.record;

import io.tagwave.region.Cut;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.ArrayList;
import java.util.List;

/**
 * Completes the chosen cut by records left out between others (decision 0116): a cut is proposed by what its records have
 * in common, and a sibling that lacks just this is a record all the same, when it is as like
 * the median one as the least alike of them, and half like it at least. One that has the path of the records may be of another
 * form (decision 0121).
 */
final class LeftOut {

    /** From so many parents on the records are those of sections, which may be the first or the last one's, too. */
    private static final int SECTIONS = 3;

    private static final int NOWHERE = -1;

    private final PageTree tree;
    private final TagPathSequence sequence;
    private final CutMeter meter;

    LeftOut(PageTree tree, TagPathSequence sequence, CutMeter meter) {
        this.tree = tree;
        this.sequence = sequence;
        this.meter = meter;
    }

    /**
     * What could be a record.
     *
     * @param isSibling whether it has the parent and the path of a record before it
     */
    private record Between(Span span, boolean isSibling) {}

    /** The cut with the records that it lacks, or as it is. */
    Cut completed(Cut chosen) {
        if (chosen.apart() || chosen.runs()) {
            return chosen;
        }
        List<Between> between = between(chosen);
        if (between.isEmpty()) {
            return chosen;
        }
        Template template = meter.template(chosen);
        double least = template.furtherLikeness();
        int cells = fewestCells(chosen);
        List<Span> missed = new ArrayList<>();
        for (Between other : between) {
            Template.Comparison comparison = meter.compare(other.span, template);
            boolean mayDiffer = other.isSibling && Cells.of(tree, other.span.start()) >= cells;
            if (comparison.likeness() >= least || (mayDiffer && comparison.isOtherForm())) {
                missed.add(other.span);
            }
        }
        return missed.isEmpty() ? chosen : chosen.with(missed);
    }

    private int fewestCells(Cut chosen) {
        int fewest = Cells.MANY;
        for (int record = 0; record < chosen.count(); record++) {
            fewest = Math.min(fewest, Cells.of(tree, chosen.start(record)));
        }
        return fewest;
    }

    /** What stands between the records, is much of their size, and is a sibling of the one before it or has their path. */
    private List<Between> between(Cut chosen) {
        Gaps gaps = new Gaps(sequence.code(chosen.start(0)), Sizes.of(chosen));
        int last = chosen.count() - 1;
        int parents = 1;
        for (int record = 1; record <= last; record++) {
            int parent = tree.parent(chosen.start(record - 1));
            gaps.read(chosen.end(record - 1), chosen.start(record), parent);
            parents += tree.parent(chosen.start(record)) == parent ? 0 : 1;
        }
        if (parents >= SECTIONS) {
            int all = tree.commonAncestor(chosen.start(0), chosen.start(last));
            gaps.read(all + 1, chosen.start(0), NOWHERE);
            gaps.read(chosen.end(last), tree.end(all), NOWHERE);
        }
        return gaps.found;
    }

    /** Reads what stands between records. */
    private final class Gaps {
        private final int path;
        private final Sizes sizes;
        private final List<Between> found = new ArrayList<>();

        Gaps(int path, Sizes sizes) {
            this.path = path;
            this.sizes = sizes;
        }

        /** From a node to another one, which is not read; what has the parent may be a record, too. */
        void read(int from, int to, int parent) {
            int node = from;
            while (node < to) {
                int end = tree.end(node);
                boolean isBeside = tree.parent(node) == parent;
                boolean isOfPath = sequence.code(node) == path;
                if ((isBeside || isOfPath)
                        && end <= to
                        && sizes.areLike(end - node)
                        && tree.textLength(node, end) > 0) {
                    found.add(new Between(new Span(node, end), isBeside && isOfPath));
                }
                node = isBeside || isOfPath ? end : node + 1;
            }
        }
    }
}
