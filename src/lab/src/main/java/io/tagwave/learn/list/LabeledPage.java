package io.tagwave.learn.list;

import io.tagwave.eval.GroundTruthLists;
import io.tagwave.eval.RecordScore;
import io.tagwave.proposal.Proposal;
import io.tagwave.record.AdditiveModel;
import io.tagwave.record.Evidence;
import io.tagwave.record.Measure;
import io.tagwave.record.PlaceWords;
import io.tagwave.tree.PageTree;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The proposals for one page with their scores. The lists have one entry a proposal, best supported first.
 *
 * @param name of the page
 * @param source where it comes from
 * @param tree the page
 * @param truth the true records
 * @param weight weight of the page in training; less than 1 where others are made alike
 * @param proposals the proposals
 * @param evidence the measures of each
 * @param places the words of the place of each
 * @param scores the records of each against the true ones
 */
public record LabeledPage(
        String name,
        LabelOrigin source,
        PageTree tree,
        GroundTruthLists truth,
        double weight,
        List<Proposal> proposals,
        List<Evidence> evidence,
        List<Set<String>> places,
        List<RecordScore> scores) {

    public LabeledPage {
        proposals = List.copyOf(proposals);
        evidence = List.copyOf(evidence);
        places = List.copyOf(places);
        scores = List.copyOf(scores);
    }

    /** Returns the same page with another weight. */
    public LabeledPage withWeight(double other) {
        return new LabeledPage(name, source, tree, truth, other, proposals, evidence, places, scores);
    }

    /** Returns the same page with places weighed by other words. */
    LabeledPage with(PlaceWords words) {
        List<Evidence> weighed = IntStream.range(0, proposals.size())
                .mapToObj(i -> evidence.get(i).with(Measure.PLACE, words.weight(places.get(i))))
                .toList();
        return new LabeledPage(name, source, tree, truth, weight, proposals, weighed, places, scores);
    }

    /** Returns F1 of the best proposal, 0 without any. */
    public double bestF1() {
        return scores.stream().mapToDouble(RecordScore::f1).max().orElse(0);
    }

    /** Returns the page with only the proposals that a model scores best; of equal ones the first. */
    LabeledPage best(AdditiveModel model, int most) {
        int[] best = IntStream.range(0, proposals.size())
                .boxed()
                .sorted(Comparator.comparingDouble(i -> -evidence.get(i).score(model)))
                .limit(most)
                .mapToInt(Integer::intValue)
                .sorted()
                .toArray();
        return new LabeledPage(
                name,
                source,
                tree,
                truth,
                weight,
                Arrays.stream(best).mapToObj(proposals::get).toList(),
                Arrays.stream(best).mapToObj(evidence::get).toList(),
                Arrays.stream(best).mapToObj(places::get).toList(),
                Arrays.stream(best).mapToObj(scores::get).toList());
    }

    /** Returns the score of the proposal that covers exactly these positions with this number of records. */
    RecordScore score(int start, int end, int records) {
        for (int i = 0; i < proposals.size(); i++) {
            Proposal proposal = proposals.get(i);
            if (proposal.count() == records
                    && proposal.span().start() == start
                    && proposal.span().end() == end) {
                return scores.get(i);
            }
        }
        throw new IllegalArgumentException("no proposal of " + records + " records in [" + start + ", " + end + ")");
    }
}
