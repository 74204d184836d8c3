package io.tagwave.learn;

import io.tagwave.eval.RecordScore;
import io.tagwave.record.Evidence;
import io.tagwave.region.Cut;
import java.util.List;

/**
 * The cuts of one page, and how good each is. The lists have one entry a cut, best supported first.
 *
 * @param name of the page
 * @param group the pages that are left out together, to measure on what was not learned from
 * @param expected number of true records; 0 for a page without a list
 * @param cuts the cuts
 * @param evidence what was measured of each
 * @param scores the records of each against the true ones
 */
public record LabelledCuts(
        String name, String group, int expected, List<Cut> cuts, List<Evidence> evidence, List<RecordScore> scores) {

    public LabelledCuts {
        cuts = List.copyOf(cuts);
        evidence = List.copyOf(evidence);
        scores = List.copyOf(scores);
    }

    /** F1 of the best cut, 0 without any. */
    public double bestF1() {
        return scores.stream().mapToDouble(RecordScore::f1).max().orElse(0);
    }

    /** The score of the cut that covers just these positions with so many records. */
    RecordScore score(int start, int end, int records) {
        for (int i = 0; i < cuts.size(); i++) {
            Cut cut = cuts.get(i);
            if (cut.count() == records
                    && cut.span().start() == start
                    && cut.span().end() == end) {
                return scores.get(i);
            }
        }
        throw new IllegalArgumentException("no cut of " + records + " records in [" + start + ", " + end + ")");
    }
}
