package io.tagwave.learn.region;

import java.util.Arrays;

/**
 * A model over transformed rows.
 *
 * @param transform learnt from the training rows alone
 * @param inner the model over its result
 */
record TransformedModel(RowTransform transform, Model inner) implements Model {

    /** The learner that fits a transform first. */
    static RowLearner learner(RowTransform.Fit fit, RowLearner inner) {
        return (samples, seed) -> {
            RowTransform transform = fit.to(samples.x());
            double[][] rows = Arrays.stream(samples.x()).map(transform::apply).toArray(double[][]::new);
            return new TransformedModel(transform, inner.learn(samples.withRows(rows), seed));
        };
    }

    @Override
    public double score(double[] row) {
        return inner.score(transform.apply(row));
    }
}
