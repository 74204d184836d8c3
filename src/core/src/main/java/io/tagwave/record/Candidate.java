package io.tagwave.record;

import io.tagwave.proposal.Proposal;
import io.tagwave.tree.PageTree;
import java.util.List;

/**
 * A segmentation that stands for choice.
 *
 * @param cut the segmentation into records
 * @param evidence what was measured of it, or of the one that it was mended from
 * @param score what the ranker makes of the evidence
 */
record Candidate(Proposal cut, Evidence evidence, double score) implements Comparable<Candidate> {

    /** Best first. */
    @Override
    public int compareTo(Candidate other) {
        return Double.compare(other.score, score);
    }

    /** The same with its records regrouped, which changes what is known of it too little to measure it anew. */
    Candidate with(Proposal regrouped) {
        return regrouped == cut ? this : new Candidate(regrouped, evidence, score);
    }

    boolean overlaps(Candidate other) {
        return cut.overlaps(other.cut);
    }

    boolean overlapsAny(List<Candidate> others) {
        return others.stream().anyMatch(this::overlaps);
    }

    /** Why it was chosen. */
    Ranking choice(double lead) {
        return new Ranking(evidence, score, lead);
    }

    /**
     * The region of a segmentation.
     *
     * @param choice why it was chosen
     * @param isBest whether it is the best of the page, or was taken for its sake
     */
    RankedList located(Ranking choice, boolean isBest, Candidate best, PageTree tree, Landmarks landmarks) {
        int record = cut.start(0);
        int shared = tree.depth(tree.commonAncestor(record, best.cut.start(0)));
        return new RankedList(
                new LocatedRegion(cut.span(), cut.records()),
                choice,
                isBest,
                shared,
                tree.depth(record) - shared,
                landmarks.isAround(record) || ListControls.are(tree, cut));
    }
}
