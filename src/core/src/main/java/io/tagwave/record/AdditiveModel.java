package io.tagwave.record;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * A sum of one function for each measure (a generalised additive model, Hastie and Tibshirani 1990). Each is linear on
 * either side of a bend, and flat beyond the range that was seen in training. Immutable.
 */
public final class AdditiveModel {

    private final double bias;
    private final double[] below;
    private final double[] above;
    private final double[] least;
    private final double[] bend;
    private final double[] most;
    /** The measures that count at all. */
    private final int[] weighted;

    /**
     * A model.
     *
     * @param bias what the sum begins with
     * @param below slope of each measure's function below its bend; the other arrays are as long
     * @param above slope above it
     * @param least smaller values count as this
     * @param bend where a function is 0
     * @param most greater values count as this
     * @throws IllegalArgumentException when the arrays differ in length
     */
    public AdditiveModel(double bias, double[] below, double[] above, double[] least, double[] bend, double[] most) {
        for (double[] other : new double[][] {above, least, bend, most}) {
            if (other.length != below.length) {
                throw new IllegalArgumentException("expected " + below.length + " values, found " + other.length);
            }
        }
        this.bias = bias;
        this.below = below.clone();
        this.above = above.clone();
        this.least = least.clone();
        this.bend = bend.clone();
        this.most = most.clone();
        weighted = IntStream.range(0, below.length)
                .filter(i -> below[i] != 0 || above[i] != 0)
                .toArray();
    }

    /** Number of measures. */
    public int size() {
        return below.length;
    }

    /** The sum; a value that is not known (not a number) counts for nothing. */
    public double score(double[] values) {
        double sum = bias;
        for (int i : weighted) {
            sum += Double.isNaN(values[i]) ? 0 : term(i, values[i]);
        }
        return sum;
    }

    /** Returns what each value adds to the sum; nothing where it is not known. */
    public double[] terms(double[] values) {
        double[] terms = new double[values.length];
        for (int i : weighted) {
            terms[i] = Double.isNaN(values[i]) ? 0 : term(i, values[i]);
        }
        return terms;
    }

    private double term(int i, double value) {
        double past = (value < least[i] ? least[i] : value > most[i] ? most[i] : value) - bend[i];
        return past * (past < 0 ? below[i] : above[i]);
    }

    /** The sum as a probability, by the logistic function. */
    public double probability(double[] values) {
        return 1 / (1 + Math.exp(-score(values)));
    }

    /** The parameters, one row each: slopes below and above the bends, least, bend, most. */
    public double[][] parameters() {
        return Arrays.stream(new double[][] {below, above, least, bend, most})
                .map(double[]::clone)
                .toArray(double[][]::new);
    }

    /** Returns what the sum begins with. */
    public double bias() {
        return bias;
    }
}
