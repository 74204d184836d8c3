package io.tagwave.record;

import io.tagwave.region.Cut;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * Drops stray records of the chosen cut (decisions 0118 and 0122), which are plainly unlike all others: a price that slipped out of
 * its record lacks the link that these have; a row that heads a group of them has one cell. Other cuts need not
 * show it, as they have to for {@link SecondLook}.
 */
final class Strays {

    /** Without the link that others have. */
    private static final Limits UNLINKED = new Limits(1, 10, 0.45);
    /** Rows of one cell. */
    private static final Limits HEADINGS = new Limits(2, 4, 0);
    /** A stray is less like the median of the others. */
    private static final double ODD = 0.5;

    /**
     * When suspects are strays.
     *
     * @param fewest of them
     * @param oneIn at most one record in so many is suspect
     * @param margin by which they are less like the median of the others than any of these
     */
    private record Limits(int fewest, int oneIn, double margin) {
        boolean admit(int suspects, int records) {
            return suspects >= fewest && oneIn * suspects <= records;
        }
    }

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
        Cut linked = dropped(chosen, record -> !meter.isLinked(chosen, record), UNLINKED);
        return linked.runs() ? linked : withoutHeadings(linked);
    }

    private Cut withoutHeadings(Cut cut) {
        int rows = 0;
        for (int record = 0; record < cut.count(); record++) {
            rows += Cells.of(tree, cut.start(record)) == Cells.MANY ? 1 : 0;
        }
        return HEADINGS.admit(cut.count() - rows, cut.count())
                ? dropped(cut, record -> Cells.of(tree, cut.start(record)) == 1, HEADINGS)
                : cut;
    }

    private Cut dropped(Cut chosen, IntPredicate isSuspect, Limits limits) {
        int suspects = 0;
        for (int record = 0; record < chosen.count(); record++) {
            suspects += isSuspect.test(record) ? 1 : 0;
        }
        if (!limits.admit(suspects, chosen.count())) {
            return chosen;
        }
        Template template = meter.template(kept(chosen, isSuspect.negate()));
        double limit = Math.min(ODD, template.leastLikeness() - limits.margin);
        return kept(chosen, record -> !isSuspect.test(record) || meter.likeness(chosen, record, template) >= limit);
    }

    private static Cut kept(Cut cut, IntPredicate which) {
        List<Span> all = cut.spans();
        List<Span> kept =
                IntStream.range(0, cut.count()).filter(which).mapToObj(all::get).toList();
        return kept.size() == all.size() ? cut : cut.recut(kept);
    }
}
