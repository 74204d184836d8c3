package io.tagwave.record;

import io.tagwave.region.Cut;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * Drops stray records of the chosen cut (decisions 0118 and 0122), which are plainly unlike all others: a price that slipped out of
 * its record lacks the link that these have; a row that heads a group of them has one cell. Other cuts need not
 * show it, as they have to for {@link SecondLook}.
 */
final class Strays {

    /** One record in so many is a stray without a link. */
    private static final int ONE_WITHOUT_LINK_IN = 10;
    /** One in so many heads a group. */
    private static final int ONE_HEADING_IN = 4;
    /** A stray is less like the median of the others. */
    private static final double ODD = 0.5;
    /** And less than any of them; one without a link by so much. */
    private static final double PLAINLY = 0.45;

    private final PageTree tree;
    private final CutMeter meter;

    Strays(PageTree tree, CutMeter meter) {
        this.tree = tree;
        this.meter = meter;
    }

    /** The cut without strays, or as it is. */
    Cut dropped(Cut chosen) {
        if (chosen.apart()) {
            return chosen;
        }
        Cut linked = dropped(chosen, record -> !meter.isLinked(chosen, record), ONE_WITHOUT_LINK_IN, PLAINLY);
        return linked.runs() ? linked : withoutHeadings(linked);
    }

    private Cut withoutHeadings(Cut cut) {
        int rows = 0;
        for (int record = 0; record < cut.count(); record++) {
            rows += Cells.of(tree, cut.start(record)) == Cells.MANY ? 1 : 0;
        }
        return (cut.count() - rows) * ONE_HEADING_IN > cut.count()
                ? cut
                : dropped(cut, record -> Cells.of(tree, cut.start(record)) == 1, ONE_HEADING_IN, 0);
    }

    /** Drops the suspects that are less like the median of the others than any of these, by a margin, if one record in so many is suspect. */
    private Cut dropped(Cut chosen, IntPredicate isSuspect, int oneIn, double margin) {
        List<Span> all = chosen.spans();
        List<Span> suspects = new ArrayList<>();
        List<Span> others = new ArrayList<>();
        for (int record = 0; record < chosen.count(); record++) {
            (isSuspect.test(record) ? suspects : others).add(all.get(record));
        }
        if (suspects.isEmpty() || oneIn * suspects.size() > chosen.count()) {
            return chosen;
        }
        Template template = meter.template(chosen.recut(others));
        double limit = Math.min(ODD, template.leastLikeness() - margin);
        suspects.removeIf(suspect -> meter.likeness(suspect, template) >= limit);
        all.removeAll(suspects);
        return suspects.isEmpty() ? chosen : chosen.recut(all);
    }
}
