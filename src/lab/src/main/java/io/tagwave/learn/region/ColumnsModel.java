package io.tagwave.learn.region;

import java.util.Arrays;

/**
 * A model that sees some of the columns only.
 *
 * @param columns numbers of the columns
 * @param inner the model over them
 */
record ColumnsModel(int[] columns, Model inner) implements Model {

    /** The learner that hides the other columns from {@code inner}. */
    static RowLearner learner(int[] columns, RowLearner inner) {
        return (samples, seed) -> {
            double[][] rows =
                    Arrays.stream(samples.x()).map(row -> select(columns, row)).toArray(double[][]::new);
            return new ColumnsModel(columns, inner.learn(samples.withRows(rows), seed));
        };
    }

    @Override
    public double score(double[] row) {
        return inner.score(select(columns, row));
    }

    private static double[] select(int[] columns, double[] row) {
        return Arrays.stream(columns).mapToDouble(c -> row[c]).toArray();
    }
}
