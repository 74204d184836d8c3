package io.tagwave.record;

import io.tagwave.region.Cut;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;

/**
 * Mends the chosen cut where the page shows plainly what is wrong with it: records begin at their titles ({@link Phase}),
 * what slipped out of one is none ({@link Strays}), and what stands between the others ({@link LeftOut}), with another in
 * one wrapper ({@link Wrappers}), at other depths ({@link Depths}) or alone in the last row ({@link LastRow}) is one. Each
 * looks at the page alone; nothing is learned.
 */
final class Completion {

    private final CutMeter meter;
    private final AdditiveModel model;
    private final Phase phase;
    private final Strays strays;
    private final LeftOut leftOut;
    private final Wrappers wrappers;
    private final Depths depths;
    private final LastRow lastRow;

    Completion(PageTree tree, TagPathSequence sequence, CutMeter meter, AdditiveModel model) {
        this.meter = meter;
        this.model = model;
        phase = new Phase(tree, sequence);
        strays = new Strays(tree, meter);
        leftOut = new LeftOut(tree, sequence, meter);
        wrappers = new Wrappers(tree, sequence, meter);
        depths = new Depths(tree, sequence, meter);
        lastRow = new LastRow(tree, sequence, meter);
    }

    /** The chosen cut, mended; measured anew only where records at other depths or in wrappers made it another list. */
    Candidate of(Candidate chosen) {
        Cut oneList = leftOut.completed(strays.dropped(phase.corrected(chosen.cut())));
        Cut allDepths = depths.completed(wrappers.opened(oneList));
        Candidate known = allDepths == oneList ? chosen : measured(allDepths);
        return known.with(lastRow.completed(allDepths));
    }

    private Candidate measured(Cut cut) {
        Evidence evidence = meter.measure(cut);
        return new Candidate(cut, evidence, model.score(evidence.values()));
    }
}
