package io.tagwave.record;

import io.tagwave.region.Cut;
import java.util.List;

/**
 * A cut that stands for choice.
 *
 * @param cut into records
 * @param evidence what was measured of it, or of the one that it was mended from
 * @param score what the ranker makes of the evidence
 */
record Candidate(Cut cut, Evidence evidence, double score) {

    /** The same with its cut mended, which changes what is known of it too little to measure it anew. */
    Candidate with(Cut mended) {
        return mended == cut ? this : new Candidate(mended, evidence, score);
    }

    /** Whether the same is known of both, whatever their cuts. */
    boolean isJudgedLike(Candidate other) {
        return evidence == other.evidence;
    }

    boolean overlaps(Candidate other) {
        return cut.span().intersects(other.cut.span());
    }

    boolean overlapsAny(List<Candidate> others) {
        return others.stream().anyMatch(this::overlaps);
    }

    ChosenRegion located(double lead) {
        return located(choice(lead));
    }

    /** Why it was chosen. */
    Choice choice(double lead) {
        return new Choice(evidence, score, lead);
    }

    /** The region of a cut that was taken for another's sake. */
    ChosenRegion located(Choice choice) {
        return new ChosenRegion(new LocatedRegion(cut.span(), cut.records()), choice);
    }
}
