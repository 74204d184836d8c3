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
 * @param minChildWeight least sum of second derivatives in a leaf
 * @param subsample share of the examples that each tree sees, drawn anew
 */
record GradientBoosting(int rounds, int depth, double rate, double minChildWeight, double subsample)
        implements RowModel.Learner {

    /**
     * Gradient boosted trees for the logistic loss.
     *
     * @param trees each corrects the errors of those before it
     */
    record Boosted(List<TreeGrower.Tree> trees) implements RowModel {

        @Override
        public double score(double[] row) {
            return probability(trees.stream().mapToDouble(t -> t.value(row)).sum());
        }
    }

    @Override
    public RowModel learn(LabeledRows rows, long seed) {
        Random random = new Random(seed);
        int[][] order = TreeGrower.order(rows.x());
        double[] margin = new double[rows.size()];
        double[] gradient = new double[margin.length];
        double[] hessian = new double[margin.length];
        List<TreeGrower.Tree> trees = new ArrayList<>();
        for (int round = 0; round < rounds; round++) {
            for (int i = 0; i < margin.length; i++) {
                double p = probability(margin[i]);
                gradient[i] = p - (rows.y()[i] ? 1 : 0);
                hessian[i] = p * (1 - p);
            }
            int[] drawn = IntStream.range(0, margin.length)
                    .filter(i -> random.nextDouble() < subsample)
                    .toArray();
            TreeGrower.Tree tree =
                    new TreeGrower(rows.x(), order, gradient, hessian, rate, minChildWeight).grow(drawn, depth);
            trees.add(tree);
            for (int i = 0; i < margin.length; i++) {
                margin[i] += tree.value(rows.x()[i]);
            }
        }
        return new Boosted(List.copyOf(trees));
    }

    private static double probability(double margin) {
        return 1 / (1 + Math.exp(-margin));
    }
}
