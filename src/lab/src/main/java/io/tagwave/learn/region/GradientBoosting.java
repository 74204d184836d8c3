package io.tagwave.learn.region;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Gradient boosting as XGBoost defines it (Chen and Guestrin 2016, sections 2.1 to 2.3): each tree is grown on first and
 * second derivatives of the logistic loss.
 *
 * @param rounds number of trees
 * @param depth greatest depth of a tree
 * @param rate share of each tree's answer that is taken
 * @param leastChildWeight least sum of second derivatives in a leaf
 * @param subsample share of the examples that each tree sees, drawn anew
 */
record GradientBoosting(int rounds, int depth, double rate, double leastChildWeight, double subsample)
        implements RowLearner {

    @Override
    public Model learn(LabeledRows samples, long seed) {
        Random random = new Random(seed);
        int[][] order = TreeGrower.order(samples.x());
        double[] margin = new double[samples.size()];
        List<RegressionTree> trees = new ArrayList<>();
        for (int round = 0; round < rounds; round++) {
            double[] gradient = new double[margin.length];
            double[] hessian = new double[margin.length];
            for (int i = 0; i < margin.length; i++) {
                double p = 1 / (1 + Math.exp(-margin[i]));
                gradient[i] = p - (samples.y()[i] ? 1 : 0);
                hessian[i] = p * (1 - p);
            }
            int[] drawn = IntStream.range(0, margin.length)
                    .filter(i -> random.nextDouble() < subsample)
                    .toArray();
            TreeGrower grower = new TreeGrower(samples.x(), order, gradient, hessian, rate, leastChildWeight);
            RegressionTree tree = grower.grow(drawn, depth);
            trees.add(tree);
            for (int i = 0; i < margin.length; i++) {
                margin[i] += tree.value(samples.x()[i]);
            }
        }
        return new BoostedModel(List.copyOf(trees));
    }
}
