package io.tagwave.learn.region;

import java.util.ArrayList;
import java.util.List;

/**
 * Repeated cross-validation.
 *
 * @param folds number of parts, of which each is the test set once
 * @param repeats how often the examples are shuffled anew
 * @param seed first seed; repeats take the following ones, so that learners meet the same folds
 */
public record CrossValidation(int folds, int repeats, long seed) {

    /** How a learner does on examples that it did not see. */
    public FoldScores run(RowLearner learner, LabeledRows samples) {
        List<ConfusionMatrix> scores = new ArrayList<>();
        for (int repeat = 0; repeat < repeats; repeat++) {
            for (Fold fold : Fold.split(samples, folds, seed + repeat)) {
                Model model = learner.learn(samples.rows(fold.training()), seed + repeat);
                scores.add(ConfusionMatrix.of(model, samples.rows(fold.test())));
            }
        }
        return new FoldScores(scores);
    }
}
