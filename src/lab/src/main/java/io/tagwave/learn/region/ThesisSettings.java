package io.tagwave.learn.region;

import static io.tagwave.learn.region.TribuoLearners.extraTrees;
import static io.tagwave.learn.region.TribuoLearners.logistic;
import static io.tagwave.learn.region.TribuoLearners.neighbors;
import static io.tagwave.learn.region.TribuoLearners.polynomialSvm;

/** Makes the learners of single models with the settings that the thesis published (Table 17), over any columns. */
final class ThesisSettings {

    private ThesisSettings() {}

    /** Returns the learner of a single model; an ensemble has none of its own: it has parts. */
    static RowModel.Learner of(ThesisModels model) {
        return switch (model) {
            case LR ->
                scaled(QuantileScale.fit(5, true), transformed(rows -> new RowTransform.Monomials(3), logistic(1.0)));
            case GNB -> scaled(QuantileScale.fit(5, false), NaiveBayesModel::learn);
            case KNN -> scaled(QuantileScale.fit(5, false), neighbors(13));
            case SVM -> supportVectors(false);
            case EXT -> extraTrees(31, 0.8, 5);
            case GB -> new GradientBoosting(92, 0.3, 9, 0.6);
            case VOT, STCK -> throw new IllegalArgumentException("expected a single model, found " + model);
        };
    }

    /**
     * Returns the published support vector machine.
     *
     * @param probability whether its score is a probability, which soft voting needs
     */
    static RowModel.Learner supportVectors(boolean probability) {
        return scaled(
                rows -> new RowTransform.Monomials(3),
                transformed(QuantileScale.fit(3, false), polynomialSvm(0.6, 0.188, 3, probability)));
    }

    /** Returns a learner over standardized and then transformed columns. */
    private static RowModel.Learner scaled(RowTransform.Fit second, RowModel.Learner learner) {
        return transformed(RowTransform.StandardScale::fit, transformed(second, learner));
    }

    private static RowModel.Learner transformed(RowTransform.Fit fit, RowModel.Learner learner) {
        return RowModel.Transformed.learner(fit, learner);
    }
}
