package io.tagwave.record;

import io.tagwave.region.Cut;
import java.util.List;

/**
 * A cut that stands for choice. Until its records were read it counts by the score that it can reach at most; so the
 * first in order is the best of all as soon as it was read, and most others need never be. Their texts alone are read
 * first, which is cheap and brings that bound down so far that every third cut is spared the rest.
 */
final class Candidate implements Comparable<Candidate> {

    private final Cut cut;
    private final int number;
    private final Ranges ranges;
    private final boolean narrowed;
    private final Evidence evidence;
    private final double score;

    private Candidate(Cut cut, int number, Ranges ranges, boolean narrowed, Evidence evidence, double score) {
        this.cut = cut;
        this.number = number;
        this.ranges = ranges;
        this.narrowed = narrowed;
        this.evidence = evidence;
        this.score = score;
    }

    /** A cut of which not all is known. */
    static Candidate open(Cut cut, int number, Ranges ranges, AdditiveModel model) {
        return new Candidate(cut, number, ranges, false, null, model.mostScore(ranges));
    }

    /** A cut of which all is known. */
    static Candidate read(Cut cut, int number, Evidence evidence, AdditiveModel model) {
        return new Candidate(cut, number, null, true, evidence, model.score(evidence.values()));
    }

    /** The same cut with more known of it: what its texts tell, then all. */
    Candidate closer(CutMeter meter, AdditiveModel model) {
        if (narrowed) {
            return read(cut, number, meter.measure(cut, ranges), model);
        }
        Ranges known = meter.narrowed(cut, ranges);
        return new Candidate(cut, number, known, true, null, model.mostScore(known));
    }

    /** The same with its cut completed. */
    Candidate with(Cut completed) {
        return completed == cut ? this : new Candidate(completed, number, ranges, narrowed, evidence, score);
    }

    /** Another cut in its place, of which all is known. */
    Candidate measured(Cut other, CutMeter meter, AdditiveModel model) {
        Ranges known = meter.narrowed(other, meter.bounded(other, meter.glance(other)));
        return read(other, number, meter.measure(other, known), model);
    }

    /** Whether the same is known of both, whatever their cuts. */
    boolean isJudgedLike(Candidate other) {
        return evidence == other.evidence;
    }

    boolean isRead() {
        return evidence != null;
    }

    Cut cut() {
        return cut;
    }

    /** The score; of one that was not read the bound that it does not pass. */
    double score() {
        return score;
    }

    boolean overlaps(Candidate other) {
        return cut.span().intersects(other.cut.span());
    }

    boolean overlapsAny(List<Candidate> others) {
        for (Candidate other : others) {
            if (overlaps(other)) {
                return true;
            }
        }
        return false;
    }

    ChosenRegion located(double lead) {
        return located(choice(lead));
    }

    /** Why a cut that was read was chosen. */
    Choice choice(double lead) {
        return new Choice(evidence, score, lead);
    }

    /** The region of a cut that was taken for another's sake. */
    ChosenRegion located(Choice choice) {
        return new ChosenRegion(new LocatedRegion(cut.span(), cut.records()), choice);
    }

    /** Best first; what was not read before what was, for it may come out equal; then in order of proposal. */
    @Override
    public int compareTo(Candidate other) {
        int order = Double.compare(other.score, score);
        order = order == 0 ? Boolean.compare(isRead(), other.isRead()) : order;
        return order == 0 ? Integer.compare(number, other.number) : order;
    }
}
