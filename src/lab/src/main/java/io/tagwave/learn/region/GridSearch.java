package io.tagwave.learn.region;

import java.util.Comparator;
import java.util.List;

/** Settings of a learner tried one by one under cross-validation. */
public final class GridSearch {

    private final CrossValidation validation;

    /** A search that compares settings on the folds of {@code validation}. */
    public GridSearch(CrossValidation validation) {
        this.validation = validation;
    }

    /**
     * A point of the grid.
     *
     * @param settings in words
     * @param learner with them
     */
    public record Point(String settings, RowLearner learner) {}

    /**
     * A point with its scores.
     *
     * @param settings in words
     * @param scores of the learner
     */
    public record Result(String settings, FoldScores scores) {}

    /** All points, the best F first. */
    public List<Result> rank(List<Point> grid, LabeledRows samples) {
        return grid.stream()
                .map(point -> new Result(point.settings, validation.run(point.learner, samples)))
                .sorted(Comparator.comparingDouble((Result r) -> -r.scores().f1()))
                .toList();
    }
}
