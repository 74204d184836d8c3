package io.tagwave.record;

import java.util.Arrays;

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
    }

    /** Number of measures. */
    public int size() {
        return weights.length;
    }

    /** The weighted sum. */
    public double score(double[] values) {
        double sum = bias;
        for (int i = 0; i < weights.length; i++) {
            double clipped = Math.max(least[i], Math.min(most[i], values[i]));
            sum += weights[i] * (clipped - mean[i]) / deviation[i];
        }
        return sum;
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
