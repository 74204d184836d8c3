package io.tagwave.learn.region;

import java.util.List;

/**
 * Gradient boosted trees for the logistic loss.
 *
 * @param trees each corrects what those before it got wrong
 */
record BoostedModel(List<RegressionTree> trees) implements Model {

    @Override
    public double score(double[] row) {
        return 1 / (1 + Math.exp(-trees.stream().mapToDouble(t -> t.value(row)).sum()));
    }
}
