package io.tagwave.learn.region;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Grows one tree of {@link GradientBoosting}, level by level. */
final class TreeGrower {

    /** XGBoost's default weight of the squared leaf values. */
    private static final double LAMBDA = 1;

    private final double[][] x;
    private final int[][] order;
    private final double[] gradient;
    private final double[] hessian;
    private final double rate;
    private final double leastChildWeight;

    TreeGrower(double[][] x, int[][] order, double[] gradient, double[] hessian, double rate, double leastChildWeight) {
        this.x = x;
        this.order = order;
        this.gradient = gradient;
        this.hessian = hessian;
        this.rate = rate;
        this.leastChildWeight = leastChildWeight;
    }

    /** A node while the tree grows. */
    private record Node(int[] examples, int depth) {}

    private record Split(int column, double threshold, double gain) {}

    RegressionTree grow(int[] examples, int depth) {
        List<Node> nodes = new ArrayList<>(List.of(new Node(examples, 0)));
        List<Split> splits = new ArrayList<>();
        List<Integer> left = new ArrayList<>();
        // Children go to the end of the list, so the loop runs until no node was split.
        for (int n = 0; n < nodes.size(); n++) {
            Node node = nodes.get(n);
            Split split = node.depth < depth ? best(node.examples) : null;
            splits.add(split);
            left.add(nodes.size());
            if (split != null) {
                nodes.add(new Node(side(node.examples, split, true), node.depth + 1));
                nodes.add(new Node(side(node.examples, split, false), node.depth + 1));
            }
        }
        return new RegressionTree(
                splits.stream().mapToInt(s -> s == null ? -1 : s.column).toArray(),
                splits.stream().mapToDouble(s -> s == null ? 0 : s.threshold).toArray(),
                left.stream().mapToInt(Integer::intValue).toArray(),
                nodes.stream().mapToDouble(node -> answer(node.examples)).toArray());
    }

    private int[] side(int[] examples, Split split, boolean left) {
        return Arrays.stream(examples)
                .filter(i -> x[i][split.column] < split.threshold == left)
                .toArray();
    }

    private double answer(int[] examples) {
        return -rate * sum(gradient, examples) / (sum(hessian, examples) + LAMBDA);
    }

    private Split best(int[] examples) {
        BitSet inside = new BitSet(x.length);
        Arrays.stream(examples).forEach(inside::set);
        double allGradient = sum(gradient, examples);
        double allHessian = sum(hessian, examples);
        Split best = null;
        for (int c = 0; c < x[0].length; c++) {
            int[] ordered = Arrays.stream(order[c]).filter(inside::get).toArray();
            Split split = best(ordered, c, allGradient, allHessian);
            best = split == null || (best != null && best.gain >= split.gain) ? best : split;
        }
        return best;
    }

    /** For each column the examples in its order. */
    static int[][] order(double[][] x) {
        return IntStream.range(0, x[0].length)
                .mapToObj(c -> IntStream.range(0, x.length)
                        .boxed()
                        .sorted(Comparator.comparingDouble(i -> x[i][c]))
                        .mapToInt(Integer::intValue)
                        .toArray())
                .toArray(int[][]::new);
    }

    private Split best(int[] ordered, int column, double allGradient, double allHessian) {
        Split best = null;
        double leftGradient = 0;
        double leftHessian = 0;
        for (int i = 0; i + 1 < ordered.length; i++) {
            leftGradient += gradient[ordered[i]];
            leftHessian += hessian[ordered[i]];
            double here = x[ordered[i]][column];
            double next = x[ordered[i + 1]][column];
            boolean heavy = leftHessian >= leastChildWeight && allHessian - leftHessian >= leastChildWeight;
            if (next > here && heavy) {
                double gain = quality(leftGradient, leftHessian)
                        + quality(allGradient - leftGradient, allHessian - leftHessian)
                        - quality(allGradient, allHessian);
                if (gain > 0 && (best == null || gain > best.gain)) {
                    best = new Split(column, (here + next) / 2, gain);
                }
            }
        }
        return best;
    }

    private static double quality(double gradient, double hessian) {
        return gradient * gradient / (hessian + LAMBDA);
    }

    private static double sum(double[] values, int[] examples) {
        double sum = 0;
        for (int i : examples) {
            sum += values[i];
        }
        return sum;
    }
}
