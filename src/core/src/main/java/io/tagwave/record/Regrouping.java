package io.tagwave.record;

import io.tagwave.proposal.Proposal;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import java.util.List;

/**
 * Regroups the best list of a page by one question: is this span as like the median record as its members are? Spans
 * are suggested by the {@link OtherProposals} of the page and by the page itself ({@link MissedSiblings}). First headings between
 * runs are dropped ({@link RunHeadings}); what leads up to the list and what shows nothing is dropped last ({@link Outliers}).
 */
final class Regrouping {

    /** Score that a few records at other depths gain a list: offers less than .1, genuine ones .13; the verdict asks for the list without. */
    private static final double CLEARLY_BETTER = 0.1;

    private final EvidenceMeter meter;
    private final AdditiveModel ranker;
    private final OtherProposals proposals;
    private final RunHeadings runs;
    private final Outliers outliers;
    private final MissedSiblings missed;

    Regrouping(PageTree tree, TagPathSequence sequence, EvidenceMeter meter, AdditiveModel ranker) {
        this.meter = meter;
        this.ranker = ranker;
        proposals = new OtherProposals(tree, sequence, meter);
        runs = new RunHeadings(tree, sequence);
        outliers = new Outliers(tree);
        missed = new MissedSiblings(tree, sequence, meter);
    }

    /** The list regrouped. It is measured anew only where its records are other elements than before. */
    Candidate of(Candidate chosen, List<Candidate> others) {
        Candidate better = proposals.better(chosen, others);
        Candidate list = better.evidence().isWhole() ? better : measured(better.cut());
        // A row that leads up has the cells of the others, and is among what they are completed with.
        Proposal whole = outliers.dropped(missed.completed(runs.dropped(list.cut())));
        Proposal elsewhere = missed.elsewhere(whole);
        if (elsewhere != whole) {
            return measured(missed.completed(elsewhere));
        }
        Proposal more = missed.doubtful(whole);
        Candidate all = more == whole ? null : measured(missed.completed(more));
        return list.with(all != null && all.score() > list.score() + CLEARLY_BETTER ? all.cut() : whole);
    }

    /** Further groups of the list, in a form or section of their own. */
    List<Candidate> companions(Candidate list, List<Candidate> others) {
        return proposals.companions(list, others);
    }

    private Candidate measured(Proposal cut) {
        Evidence evidence = meter.measure(cut);
        return new Candidate(cut, evidence, evidence.score(ranker));
    }
}
