package io.tagwave.learn.region;

import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * The folds of a cross-validation.
 *
 * @param folds one confusion a fold
 */
public record FoldScores(List<ConfusionMatrix> folds) {

    public FoldScores {
        folds = List.copyOf(folds);
    }

    /** Returns the mean of a measure over the folds. */
    public double mean(ToDoubleFunction<ConfusionMatrix> measure) {
        return folds.stream().mapToDouble(measure).average().orElse(0);
    }

    /** Returns the standard deviation of a measure over the folds. */
    public double deviation(ToDoubleFunction<ConfusionMatrix> measure) {
        double mean = mean(measure);
        double squares = folds.stream()
                .mapToDouble(measure)
                .map(v -> (v - mean) * (v - mean))
                .sum();
        return Math.sqrt(squares / Math.max(1, folds.size() - 1));
    }

    /**
     * Returns the standard error of the mean of a measure: its likely distance from that of endless repetition. Folds of several
     * shufflings share examples, so it is rather too small than too large.
     */
    public double error(ToDoubleFunction<ConfusionMatrix> measure) {
        return deviation(measure) / Math.sqrt(Math.max(1, folds.size()));
    }

    /** Returns the harmonic mean of mean precision and mean recall, which is the F of the thesis' tables. */
    public double f1() {
        double precision = mean(ConfusionMatrix::precision);
        double recall = mean(ConfusionMatrix::recall);
        return precision + recall == 0 ? 0 : 2 * precision * recall / (precision + recall);
    }
}
