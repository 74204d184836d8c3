package io.tagwave.learn.region;

import static io.tagwave.learn.region.TribuoLearners.extraTrees;
import static io.tagwave.learn.region.TribuoLearners.logistic;
import static io.tagwave.learn.region.TribuoLearners.neighbors;
import static io.tagwave.learn.region.TribuoLearners.polynomialSvm;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The settings of the thesis' models: those it published (Table 17), and a grid around them. */
public final class ThesisGrid {

    private ThesisGrid() {}

    record Settings(String words, RowModel.Learner learner) {}

    /** Returns the settings as published, over any columns. An ensemble has none of its own: it has parts. */
    static Settings published(ThesisModels model) {
        return switch (model) {
            case LR -> new Settings("C=1.0 degree=3 penalty=L2 quantiles=5", regression(1.0, 3));
            case GNB -> new Settings("quantiles=5", bayes(5));
            case KNN -> new Settings("n_neighbors=13 p=3 weights=uniform quantiles=5", nearest(13, 3));
            case SVM -> new Settings("C=0.6 gamma=0.188 kernel=poly degree=3 quantiles=3", support(0.6, 0.188, false));
            case EXT ->
                new Settings(
                        "n_estimators=31 min_samples_leaf=5 max_features=0.8 criterion=entropy bootstrap=True",
                        extraTrees(31, 0.8, 5));
            case GB ->
                new Settings("max_depth=1 eta=0.3 min_child_weight=9 subsample=0.6 n_estimators=92", boosting(1, 0.3));
            case VOT, STCK -> throw new IllegalArgumentException("expected a single model, found " + model);
        };
    }

    /** Tells whether settings of a model's grid are the published ones. */
    public static boolean isPublished(ThesisModels model, String settings) {
        return (published(model).words() + " ").startsWith(settings + " ");
    }

    /** Returns the grid of a single model, on its published features; empty for an ensemble. */
    public static Map<String, RowModel.Learner> of(ThesisModels model) {
        Map<String, RowModel.Learner> grid = new LinkedHashMap<>();
        switch (model) {
            case LR ->
                cross(
                        List.of(0.1, 1.0, 10.0),
                        List.of(1, 2, 3),
                        (cost, degree) -> grid.put("C=" + cost + " degree=" + degree, regression(cost, degree)));
            case GNB -> List.of(3, 5, 10, 50).forEach(count -> grid.put("quantiles=" + count, bayes(count)));
            case KNN ->
                cross(
                        List.of(5, 9, 13, 21),
                        List.of(1, 2, 3),
                        (count, order) -> grid.put("n_neighbors=" + count + " p=" + order, nearest(count, order)));
            case SVM ->
                cross(
                        List.of(0.3, 0.6, 1.2),
                        List.of(0.1, 0.188, 0.4),
                        (cost, gamma) -> grid.put("C=" + cost + " gamma=" + gamma, support(cost, gamma, false)));
            case EXT ->
                cross(
                        List.of(31, 100),
                        List.of(2, 5, 9),
                        (trees, leaf) -> grid.put(
                                "n_estimators=" + trees + " min_samples_leaf=" + leaf, extraTrees(trees, 0.8, leaf)));
            case GB ->
                cross(
                        List.of(1, 3, 6),
                        List.of(0.1, 0.3),
                        (depth, rate) -> grid.put("max_depth=" + depth + " eta=" + rate, boosting(depth, rate)));
            case VOT, STCK -> {}
        }
        grid.replaceAll((settings, learner) -> ThesisModels.on(model.features(), learner));
        return grid;
    }

    private interface Cell<A, B> {
        void add(A first, B second);
    }

    private static <A, B> void cross(List<A> first, List<B> second, Cell<A, B> cell) {
        first.forEach(a -> second.forEach(b -> cell.add(a, b)));
    }

    private static RowModel.Learner regression(double cost, int degree) {
        return scaled(
                QuantileScale.fit(5, true), transformed(rows -> new RowTransform.Monomials(degree), logistic(cost)));
    }

    private static RowModel.Learner bayes(int quantiles) {
        return scaled(QuantileScale.fit(quantiles, false), NaiveBayesModel::learn);
    }

    private static RowModel.Learner nearest(int count, int order) {
        return scaled(QuantileScale.fit(5, false), neighbors(count, order));
    }

    private static RowModel.Learner boosting(int depth, double rate) {
        return new GradientBoosting(92, depth, rate, 9, 0.6);
    }

    /** Returns the published support vector machine with a probability for its score, which soft voting needs. */
    static RowModel.Learner supportWithProbability() {
        return support(0.6, 0.188, true);
    }

    private static RowModel.Learner support(double cost, double gamma, boolean probability) {
        return scaled(
                rows -> new RowTransform.Monomials(3),
                transformed(QuantileScale.fit(3, false), polynomialSvm(cost, gamma, 3, probability)));
    }

    /** Returns a learner over standardized and then transformed columns. */
    private static RowModel.Learner scaled(RowTransform.Fit second, RowModel.Learner learner) {
        return transformed(RowTransform.StandardScale::fit, transformed(second, learner));
    }

    private static RowModel.Learner transformed(RowTransform.Fit fit, RowModel.Learner learner) {
        return RowModel.Transformed.learner(fit, learner);
    }
}
