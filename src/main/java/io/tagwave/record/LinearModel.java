package io.tagwave.record;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A weighted sum of measures. Each is first clipped to the range that was seen in training and brought to mean 0 and
 * deviation 1. Immutable.
 */
public final class LinearModel {

    private final double bias;
    private final double[] weights;
    private final double[] least;
    private final double[] most;
    private final double[] mean;
    private final double[] deviation;
    /** Weights by deviation. */
    private final double[] slope;
    /** The measures that count at all. */
    private final int[] weighted;

    /**
     * A model.
     *
     * @param bias what the sum begins with
     * @param weights one for each measure, as the other arrays
     * @param least smaller values count as this
     * @param most greater values count as this
     * @param mean is taken off
     * @param deviation what the rest is divided by, above 0
     */
    public LinearModel(
            double bias, double[] weights, double[] least, double[] most, double[] mean, double[] deviation) {
        for (double[] other : new double[][] {least, most, mean, deviation}) {
            if (other.length != weights.length) {
                throw new IllegalArgumentException("expected " + weights.length + " values, found " + other.length);
            }
        }
        this.bias = bias;
        this.weights = weights.clone();
        this.least = least.clone();
        this.most = most.clone();
        this.mean = mean.clone();
        this.deviation = deviation.clone();
        slope = IntStream.range(0, weights.length)
                .mapToDouble(i -> weights[i] / deviation[i])
                .toArray();
        weighted =
                IntStream.range(0, weights.length).filter(i -> weights[i] != 0).toArray();
    }

    /** Number of measures. */
    public int size() {
        return weights.length;
    }

    /** The weighted sum. */
    public double score(double[] values) {
        double sum = bias;
        for (int i : weighted) {
            sum += term(i, values[i]);
        }
        return sum;
    }

    /** The greatest weighted sum of measures in such ranges; not below {@link #score} in the last digit either. */
    double mostScore(Ranges ranges) {
        double sum = bias;
        for (int i : weighted) {
            sum += Math.max(term(i, ranges.least()[i]), term(i, ranges.most()[i]));
        }
        return sum;
    }

    private double term(int i, double value) {
        double clipped = Math.max(least[i], Math.min(most[i], value));
        return slope[i] * (clipped - mean[i]);
    }

    /** Which rows score best, as their numbers in ascending order; of equal ones the first. */
    public int[] best(List<double[]> rows, int most) {
        double[] scores = new double[rows.size()];
        for (int i = 0; i < scores.length; i++) {
            scores[i] = score(rows.get(i));
        }
        int count = Math.min(most, scores.length);
        if (count == 0) {
            return new int[0];
        }
        Greatest greatest = new Greatest(count);
        for (double score : scores) {
            greatest.add(score);
        }
        double last = greatest.least();
        int equals = greatest.leastCount();
        int[] best = new int[count];
        int found = 0;
        for (int i = 0; found < count; i++) {
            if (scores[i] > last || (scores[i] == last && equals-- > 0)) {
                best[found++] = i;
            }
        }
        return best;
    }

    /** The sum as a probability, by the logistic function. */
    public double probability(double[] values) {
        return 1 / (1 + Math.exp(-score(values)));
    }

    /** The parameters, one row each: weights, least, most, mean, deviation. */
    public double[][] parameters() {
        return Arrays.stream(new double[][] {weights, least, most, mean, deviation})
                .map(double[]::clone)
                .toArray(double[][]::new);
    }

    /** What the sum begins with. */
    public double bias() {
        return bias;
    }
}
