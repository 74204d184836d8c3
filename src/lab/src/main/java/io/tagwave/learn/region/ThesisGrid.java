package io.tagwave.learn.region;

import static io.tagwave.learn.region.TribuoLearners.extraTrees;
import static io.tagwave.learn.region.TribuoLearners.logistic;
import static io.tagwave.learn.region.TribuoLearners.neighbours;
import static io.tagwave.learn.region.TribuoLearners.polynomialSvm;

import io.tagwave.learn.region.GridSearch.Point;
import java.util.ArrayList;
import java.util.List;

/** The settings of the thesis' models: those it published (Table 17), and a grid around them. */
public final class ThesisGrid {

    private ThesisGrid() {}

    /** The model as published, over whatever columns it is given. Of an ensemble there is none: it has parts. */
    static Point published(ThesisModels model) {
        return switch (model) {
            case LR -> new Point("C=1.0 degree=3 penalty=L2 quantiles=5", regression(1.0, 3, 5));
            case GNB -> new Point("quantiles=5", bayes(5));
            case KNN -> new Point("n_neighbors=13 p=3 weights=uniform quantiles=5", nearest(13, 3, 5));
            case SVM -> new Point("C=0.6 gamma=0.188 kernel=poly degree=3 quantiles=3", support(0.6, 0.188, 3, false));
            case EXT ->
                new Point(
                        "n_estimators=31 min_samples_leaf=5 max_features=0.8 criterion=entropy bootstrap=True",
                        extraTrees(31, 0.8, 5));
            case GB ->
                new Point(
                        "max_depth=1 eta=0.3 min_child_weight=9 subsample=0.6 n_estimators=92",
                        new GradientBoosting(92, 1, 0.3, 9, 0.6));
            case VOT, STCK -> throw new IllegalArgumentException("expected a single model, found " + model);
        };
    }

    /** Whether a point of a model's grid has the published settings. */
    public static boolean isPublished(ThesisModels model, GridSearch.Result point) {
        return (published(model).settings() + " ").startsWith(point.settings() + " ");
    }

    /** The grid of a single model, on its published features; empty for an ensemble. */
    public static List<Point> of(ThesisModels model) {
        List<Point> grid = new ArrayList<>();
        switch (model) {
            case LR ->
                cross(
                        List.of(0.1, 1.0, 10.0),
                        List.of(1.0, 2.0, 3.0),
                        (cost, degree) -> grid.add(point(
                                model,
                                "C=" + cost + " degree=" + degree.intValue(),
                                regression(cost, degree.intValue(), 5))));
            case GNB -> List.of(3, 5, 10, 50).forEach(q -> grid.add(point(model, "quantiles=" + q, bayes(q))));
            case KNN ->
                cross(
                        List.of(5.0, 9.0, 13.0, 21.0),
                        List.of(1.0, 2.0, 3.0),
                        (count, order) -> grid.add(point(
                                model,
                                "n_neighbors=" + count.intValue() + " p=" + order.intValue(),
                                nearest(count.intValue(), order.intValue(), 5))));
            case SVM ->
                cross(
                        List.of(0.3, 0.6, 1.2),
                        List.of(0.1, 0.188, 0.4),
                        (cost, gamma) -> grid.add(
                                point(model, "C=" + cost + " gamma=" + gamma, support(cost, gamma, 3, false))));
            case EXT ->
                cross(
                        List.of(31.0, 100.0),
                        List.of(2.0, 5.0, 9.0),
                        (trees, least) -> grid.add(point(
                                model,
                                "n_estimators=" + trees.intValue() + " min_samples_leaf=" + least.intValue(),
                                extraTrees(trees.intValue(), 0.8, least.intValue()))));
            case GB ->
                cross(
                        List.of(1.0, 3.0, 6.0),
                        List.of(0.1, 0.3),
                        (depth, rate) -> grid.add(point(
                                model,
                                "max_depth=" + depth.intValue() + " eta=" + rate,
                                new GradientBoosting(92, depth.intValue(), rate, 9, 0.6))));
            case VOT, STCK -> {}
        }
        return grid;
    }

    private interface Cell {
        void at(Double first, Double second);
    }

    private static void cross(List<Double> first, List<Double> second, Cell cell) {
        first.forEach(a -> second.forEach(b -> cell.at(a, b)));
    }

    private static Point point(ThesisModels model, String settings, RowLearner learner) {
        return new Point(settings, ThesisModels.on(model.features(), learner));
    }

    private static RowLearner regression(double cost, int degree, int quantiles) {
        return scaled(QuantileScale.fit(quantiles, true), Monomials.fit(degree), logistic(cost));
    }

    private static RowLearner bayes(int quantiles) {
        return scaled(QuantileScale.fit(quantiles, false), NaiveBayesModel::learn);
    }

    private static RowLearner nearest(int count, int order, int quantiles) {
        return scaled(QuantileScale.fit(quantiles, false), neighbours(count, order));
    }

    /** The published support vector machine with a probability for its score, which soft voting asks for. */
    static RowLearner supportWithProbability() {
        return support(0.6, 0.188, 3, true);
    }

    private static RowLearner support(double cost, double gamma, int quantiles, boolean probability) {
        return scaled(
                Monomials.fit(3), QuantileScale.fit(quantiles, false), polynomialSvm(cost, gamma, 3, probability));
    }

    /** Standardised columns, then the transforms in their order, then the learner. */
    private static RowLearner scaled(RowTransform.Fit first, RowLearner learner) {
        return TransformedModel.learner(StandardScale::fit, TransformedModel.learner(first, learner));
    }

    private static RowLearner scaled(RowTransform.Fit first, RowTransform.Fit second, RowLearner learner) {
        return scaled(first, TransformedModel.learner(second, learner));
    }
}
