package io.tagwave.learn.region;

import static io.tagwave.learn.region.TribuoLearners.extraTrees;
import static io.tagwave.learn.region.TribuoLearners.logistic;
import static io.tagwave.learn.region.TribuoLearners.neighbors;
import static io.tagwave.learn.region.TribuoLearners.polynomialSvm;

/**
 * The settings of a model as the thesis published them (Table 17), over any columns.
 *
 * @param words the settings in the thesis' words
 */
record ThesisSettings(String words, RowModel.Learner learner) {

    /** Returns the settings of a single model; an ensemble has none of its own: it has parts. */
    static ThesisSettings of(ThesisModels model) {
        return switch (model) {
            case LR ->
                new ThesisSettings(
                        "C=1.0 degree=3 penalty=L2 quantiles=5",
                        scaled(
                                QuantileScale.fit(5, true),
                                transformed(rows -> new RowTransform.Monomials(3), logistic(1.0))));
            case GNB -> new ThesisSettings("quantiles=5", scaled(QuantileScale.fit(5, false), NaiveBayesModel::learn));
            case KNN ->
                new ThesisSettings(
                        "n_neighbors=13 p=3 weights=uniform quantiles=5",
                        scaled(QuantileScale.fit(5, false), neighbors(13, 3)));
            case SVM -> new ThesisSettings("C=0.6 gamma=0.188 kernel=poly degree=3 quantiles=3", supportVectors(false));
            case EXT ->
                new ThesisSettings(
                        "n_estimators=31 min_samples_leaf=5 max_features=0.8 criterion=entropy bootstrap=True",
                        extraTrees(31, 0.8, 5));
            case GB ->
                new ThesisSettings(
                        "max_depth=1 eta=0.3 min_child_weight=9 subsample=0.6 n_estimators=92",
                        new GradientBoosting(92, 1, 0.3, 9, 0.6));
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
