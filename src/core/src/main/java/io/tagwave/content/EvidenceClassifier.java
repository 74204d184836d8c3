package io.tagwave.content;

import io.tagwave.record.AdditiveModel;
import io.tagwave.record.Measure;
import io.tagwave.record.RankedList;
import io.tagwave.record.Ranking;
import java.util.Arrays;

/**
 * Judges lists by the evidence they were chosen on, their score in that choice and the lead over the rest of the page,
 * with two logistic models: whether the best list of a page is what the page was made for, and whether any other is
 * data, too. The score of a verdict is that probability.
 *
 * @param main weighs what {@link #inputs} gives of a page's best list
 * @param beside the same of any other, whose lead is negative
 */
public record EvidenceClassifier(AdditiveModel main, AdditiveModel beside) {

    private static final double THRESHOLD = 0.5;

    /** Returns what the models see of a choice: the measures in the order of {@link Measure}, the lead, the score. */
    public static double[] inputs(Ranking choice) {
        double[] measures = choice.evidence().values();
        double[] inputs = Arrays.copyOf(measures, measures.length + 2);
        inputs[measures.length] = choice.lead();
        inputs[measures.length + 1] = choice.score();
        return inputs;
    }

    /**
     * Returns what a chosen region is to its page. The best list that the page was not made for may still be data. A menu is the
     * best list of many a page with little on it, so what stands around the page is not asked about.
     */
    public Verdict verdict(RankedList list) {
        boolean mayBeMain = list.best() && !list.around();
        double probability = mayBeMain ? main(list.choice()) : 0;
        if (probability >= THRESHOLD) {
            return new Verdict(ListRole.MAIN, probability);
        }
        double besides = beside(list);
        return besides >= THRESHOLD
                ? new Verdict(ListRole.BESIDE, besides)
                : new Verdict(ListRole.NOISE, mayBeMain ? probability : besides);
    }

    /** The probability that the page was made for its best list. */
    public double main(Ranking choice) {
        return main.probability(inputs(choice));
    }

    /** The probability that a list is data though the page was not made for it. */
    public double beside(RankedList list) {
        return beside.probability(besideInputs(list));
    }

    /**
     * Returns what the model for further lists sees: as {@link #inputs}, and how near in the page's tree the list stands to the
     * best one. That a list is the best is told by no lead, since the page was not made for it.
     */
    public static double[] besideInputs(RankedList list) {
        double[] ofChoice = inputs(list.choice());
        int lead = ofChoice.length - 2;
        double[] inputs = Arrays.copyOf(ofChoice, ofChoice.length + 2);
        inputs[lead] = Math.min(0, inputs[lead]);
        inputs[ofChoice.length] = list.shared();
        inputs[ofChoice.length + 1] = list.below();
        return inputs;
    }
}
