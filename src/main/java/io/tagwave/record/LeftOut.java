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

    /** From this likeness on with the median of the others, a record is none too odd. */
    private static final double ALIKE = 0.5;

    private final PageTree tree;
    private final TagPathSequence sequence;
    private final CutMeter meter;

    LeftOut(PageTree tree, TagPathSequence sequence, CutMeter meter) {
        this.tree = tree;
        this.sequence = sequence;
        this.meter = meter;
    }

    /** The cut with the records that it lacks, or as it is. */
    Cut completed(Cut chosen) {
        if (chosen.apart() || chosen.runs()) {
            return chosen;
        }
        List<Span> between = between(chosen);
        if (between.isEmpty()) {
            return chosen;
        }
        Template template = meter.template(chosen);
        double least = Math.max(ALIKE, template.leastLikeness());
        int path = sequence.code(chosen.start(0));
        int cells = fewestCells(chosen);
        List<Span> missed = new ArrayList<>();
        for (Span sibling : between) {
            Template.Comparison comparison = meter.compare(sibling, template);
            boolean isOtherForm = sequence.code(sibling.start()) == path
                    && Cells.of(tree, sibling.start()) >= cells
                    && comparison.isOtherForm();
            if (isOtherForm || comparison.likeness() >= least) {
                missed.add(sibling);
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

    /** Siblings of the records that stand between them and are much of their size. */
    private List<Span> between(Cut chosen) {
        Sizes sizes = Sizes.of(chosen);
        List<Span> between = new ArrayList<>();
        for (int record = 1; record < chosen.count(); record++) {
            int sibling = chosen.end(record - 1);
            int end = Math.min(chosen.start(record), tree.end(tree.parent(chosen.start(record - 1))));
            while (sibling < end) {
                if (sizes.areLike(tree.end(sibling) - sibling) && tree.textLength(sibling, tree.end(sibling)) > 0) {
                    between.add(new Span(sibling, tree.end(sibling)));
                }
                sibling = tree.end(sibling);
            }
        }
        return between;
    }
}
