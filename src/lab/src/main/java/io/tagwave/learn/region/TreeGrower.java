package io.tagwave.learn.region;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Grows one tree of {@link GradientBoosting}, level by level.
 *
 * @param x the examples
 * @param order for each column the examples in its order
 */
record TreeGrower(
        double[][] x, int[][] order, double[] gradient, double[] hessian, double rate, double minChildWeight) {

    /** XGBoost's default weight of the squared leaf values. */
    private static final double LAMBDA = 1;

    /**
     * A binary tree over numbers, as parallel arrays from the root at 0.
     *
     * @param column column that an inner node tests, -1 in a leaf
     * @param threshold values below it go left
     * @param left number of the left child; the right one follows it
     * @param value answer of a leaf
     */
    record Tree(int[] column, double[] threshold, int[] left, double[] value) {

        double value(double[] row) {
            int node = 0;
            while (column[node] >= 0) {
                node = row[column[node]] < threshold[node] ? left[node] : left[node] + 1;
            }
            return value[node];
        }
    }

    private record Node(int[] examples, int depth) {}

    private record Split(int column, double threshold, double gain) {

        static final Split LEAF = new Split(-1, 0, 0);
    }

    Tree grow(int[] examples, int depth) {
        List<Node> nodes = new ArrayList<>(List.of(new Node(examples, 0)));
        List<Split> splits = new ArrayList<>();
        List<Integer> left = new ArrayList<>();
        // Children go to the end of the list, so the loop runs until no node was split.
        for (int n = 0; n < nodes.size(); n++) {
            Node node = nodes.get(n);
            Split split = node.depth < depth ? best(node.examples) : Split.LEAF;
            splits.add(split);
            left.add(nodes.size());
            if (split != Split.LEAF) {
                nodes.add(new Node(side(node.examples, split, true), node.depth + 1));
                nodes.add(new Node(side(node.examples, split, false), node.depth + 1));
            }
        }
        return new Tree(
                splits.stream().mapToInt(Split::column).toArray(),
                splits.stream().mapToDouble(Split::threshold).toArray(),
                left.stream().mapToInt(Integer::intValue).toArray(),
                nodes.stream()
                        .mapToDouble(
                                node -> -rate * sum(gradient, node.examples) / (sum(hessian, node.examples) + LAMBDA))
                        .toArray());
    }

    private int[] side(int[] examples, Split split, boolean left) {
        return Arrays.stream(examples)
                .filter(i -> x[i][split.column] < split.threshold == left)
                .toArray();
    }

    private Split best(int[] examples) {
        BitSet inside = new BitSet(x.length);
        Arrays.stream(examples).forEach(inside::set);
        double allGradient = sum(gradient, examples);
        double allHessian = sum(hessian, examples);
        Split best = Split.LEAF;
        for (int c = 0; c < x[0].length; c++) {
            int[] ordered = Arrays.stream(order[c]).filter(inside::get).toArray();
            Split split = best(ordered, c, allGradient, allHessian);
            best = split.gain > best.gain ? split : best;
        }
        return best;
    }

    private Split best(int[] ordered, int column, double allGradient, double allHessian) {
        Split best = Split.LEAF;
        double leftGradient = 0;
        double leftHessian = 0;
        for (int i = 0; i + 1 < ordered.length; i++) {
            leftGradient += gradient[ordered[i]];
            leftHessian += hessian[ordered[i]];
            double here = x[ordered[i]][column];
            double next = x[ordered[i + 1]][column];
            if (next > here && leftHessian >= minChildWeight && allHessian - leftHessian >= minChildWeight) {
                double gain = quality(leftGradient, leftHessian)
                        + quality(allGradient - leftGradient, allHessian - leftHessian)
                        - quality(allGradient, allHessian);
                best = gain > best.gain ? new Split(column, (here + next) / 2, gain) : best;
            }
        }
        return best;
    }

    /** Returns for each column the examples in its order. */
    static int[][] order(double[][] x) {
        return IntStream.range(0, x[0].length)
                .mapToObj(c -> IntStream.range(0, x.length)
                        .boxed()
                        .sorted(Comparator.comparingDouble(i -> x[i][c]))
                        .mapToInt(Integer::intValue)
                        .toArray())
                .toArray(int[][]::new);
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
