package io.tagwave.content;

import io.tagwave.record.AdditiveModel;
import io.tagwave.record.Choice;
import io.tagwave.record.Measure;
import java.util.Arrays;

/**
 * Judges a region by the evidence it was chosen on, its score in that choice and its lead over the rest of the page, with
 * a logistic model.
 * The score is the probability that the region is what the page is for.
 */
public final class EvidenceClassifier {

    private static final double THRESHOLD = 0.5;

    private final AdditiveModel model;

    /**
     * A classifier.
     *
     * @param model weighs what {@link #inputs} gives
     */
    public EvidenceClassifier(AdditiveModel model) {
        this.model = model;
    }

    /** What the model sees of a choice: the measures in the order of {@link Measure}, the lead, the score. */
    public static double[] inputs(Choice choice) {
        double[] measures = choice.evidence().values();
        double[] inputs = Arrays.copyOf(measures, measures.length + 2);
        inputs[measures.length] = choice.lead();
        inputs[measures.length + 1] = choice.score();
        return inputs;
    }

    /** Whether a chosen region is content. */
    public Verdict verdict(Choice choice) {
        double probability = probability(choice);
        return new Verdict(probability >= THRESHOLD, probability);
    }

    /**
     * The probability that a choice is content. The model knows the best of a page; another region has the share of it
     * that the ranking gives, which is a factor e less for each point that it lies behind.
     */
    public double probability(Choice choice) {
        return model.probability(inputs(choice)) * Math.exp(Math.min(0, choice.lead()));
    }
}
