package io.tagwave.learn.list;

import io.tagwave.eval.GroundTruthLists;
import io.tagwave.eval.RecordScore;
import io.tagwave.proposal.Proposal;
import io.tagwave.record.AdditiveModel;
import io.tagwave.record.Evidence;
import io.tagwave.tree.PageTree;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The segmentations of one page, and how good each is. The lists have one entry a segmentation, best supported first.
 *
 * @param name of the page
 * @param group the pages that are left out together, to measure on what was not learned from
 * @param tree the page
 * @param truth the true records
 * @param weight what the page counts for in training; less than 1 where others are made alike
 * @param cuts the segmentations
 * @param evidence what was measured of each
 * @param scores the records of each against the true ones
 */
public record LabeledPage(
        String name,
        String group,
        PageTree tree,
        GroundTruthLists truth,
        double weight,
        List<Proposal> cuts,
        List<Evidence> evidence,
        List<RecordScore> scores) {

    public LabeledPage {
        cuts = List.copyOf(cuts);
        evidence = List.copyOf(evidence);
        scores = List.copyOf(scores);
    }

    /** The same page with another weight. */
    public LabeledPage withWeight(double other) {
        return new LabeledPage(name, group, tree, truth, other, cuts, evidence, scores);
    }

    /** F1 of the best segmentation, 0 without any. */
    public double bestF1() {
        return scores.stream().mapToDouble(RecordScore::f1).max().orElse(0);
    }

    /** The page with those segmentations alone that a model scores best; of equal ones the first. */
    LabeledPage best(AdditiveModel model, int most) {
        int[] best = IntStream.range(0, cuts.size())
                .boxed()
                .sorted(Comparator.comparingDouble(i -> -evidence.get(i).score(model)))
                .limit(most)
                .mapToInt(Integer::intValue)
                .sorted()
                .toArray();
        return new LabeledPage(
                name,
                group,
                tree,
                truth,
                weight,
                Arrays.stream(best).mapToObj(cuts::get).toList(),
                Arrays.stream(best).mapToObj(evidence::get).toList(),
                Arrays.stream(best).mapToObj(scores::get).toList());
    }

    /** The score of the segmentation that covers just these positions with so many records. */
    RecordScore score(int start, int end, int records) {
        for (int i = 0; i < cuts.size(); i++) {
            Proposal cut = cuts.get(i);
            if (cut.count() == records
                    && cut.span().start() == start
                    && cut.span().end() == end) {
                return scores.get(i);
            }
        }
        throw new IllegalArgumentException("no cut of " + records + " records in [" + start + ", " + end + ")");
    }
}
