package io.tagwave.learn.region;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Gradient boosting as XGBoost defines it (Chen and Guestrin 2016, sections 2.1 to 2.3), with trees of one split, as the thesis
 * has them (Table 17): each is grown on first and second derivatives of the logistic loss.
 *
 * @param rounds number of trees
 * @param rate share of each tree's answer that is taken
 * @param minChildWeight least sum of second derivatives in a leaf
 * @param subsample share of the examples that each tree sees, drawn anew
 */
record GradientBoosting(int rounds, double rate, double minChildWeight, double subsample) implements RowModel.Learner {

    /** XGBoost's default weight of the squared leaf values. */
    private static final double LAMBDA = 1;

    /**
     * Gradient boosted trees for the logistic loss.
     *
     * @param trees each corrects the errors of those before it
     */
    record Boosted(List<Stump> trees) implements RowModel {

        @Override
        public double score(double[] row) {
            return probability(trees.stream().mapToDouble(t -> t.value(row)).sum());
        }
    }

    /**
     * A tree of one split.
     *
     * @param threshold values of the column below it have the answer {@code below}, others {@code above}
     */
    record Stump(int column, double threshold, double below, double above) {

        double value(double[] row) {
            return row[column] < threshold ? below : above;
        }
    }

    /** The sums of first and second derivatives over some examples. */
    private record Sums(double gradient, double hessian) {

        Sums plus(double moreGradient, double moreHessian) {
            return new Sums(gradient + moreGradient, hessian + moreHessian);
        }

        double quality() {
            return gradient * gradient / (hessian + LAMBDA);
        }

        double leaf() {
            return -gradient / (hessian + LAMBDA);
        }
    }

    @Override
    public RowModel learn(LabeledRows rows, long seed) {
        Random random = new Random(seed);
        int[][] order = order(rows.x());
        double[] margin = new double[rows.size()];
        double[] gradient = new double[margin.length];
        double[] hessian = new double[margin.length];
        List<Stump> trees = new ArrayList<>();
        for (int round = 0; round < rounds; round++) {
            for (int i = 0; i < margin.length; i++) {
                double p = probability(margin[i]);
                gradient[i] = p - (rows.y()[i] ? 1 : 0);
                hessian[i] = p * (1 - p);
            }
            BitSet drawn = new BitSet();
            IntStream.range(0, margin.length)
                    .filter(i -> random.nextDouble() < subsample)
                    .forEach(drawn::set);
            Stump tree = grow(rows.x(), order, drawn, gradient, hessian);
            trees.add(tree);
            for (int i = 0; i < margin.length; i++) {
                margin[i] += tree.value(rows.x()[i]);
            }
        }
        return new Boosted(List.copyOf(trees));
    }

    private Stump grow(double[][] x, int[][] order, BitSet drawn, double[] gradient, double[] hessian) {
        Sums all = new Sums(0, 0);
        for (int i = drawn.nextSetBit(0); i >= 0; i = drawn.nextSetBit(i + 1)) {
            all = all.plus(gradient[i], hessian[i]);
        }
        double best = 0;
        // Without a split that gains, all examples have one answer.
        Stump stump = new Stump(0, 0, rate * all.leaf(), rate * all.leaf());
        for (int column = 0; column < order.length; column++) {
            Sums left = new Sums(0, 0);
            int[] ordered = IntStream.of(order[column]).filter(drawn::get).toArray();
            for (int i = 0; i + 1 < ordered.length; i++) {
                left = left.plus(gradient[ordered[i]], hessian[ordered[i]]);
                Sums right = all.plus(-left.gradient, -left.hessian);
                double here = x[ordered[i]][column];
                double next = x[ordered[i + 1]][column];
                double gain = left.quality() + right.quality() - all.quality();
                if (next > here && Math.min(left.hessian, right.hessian) >= minChildWeight && gain > best) {
                    best = gain;
                    stump = new Stump(column, (here + next) / 2, rate * left.leaf(), rate * right.leaf());
                }
            }
        }
        return stump;
    }

    /** Returns for each column the examples in its order. */
    private static int[][] order(double[][] x) {
        return IntStream.range(0, x[0].length)
                .mapToObj(c -> IntStream.range(0, x.length)
                        .boxed()
                        .sorted(Comparator.comparingDouble(i -> x[i][c]))
                        .mapToInt(Integer::intValue)
                        .toArray())
                .toArray(int[][]::new);
    }

    private static double probability(double margin) {
        return 1 / (1 + Math.exp(-margin));
    }
}
