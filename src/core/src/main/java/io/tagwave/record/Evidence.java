package io.tagwave.record;

import java.util.Arrays;

/** The measures of one segmentation. Immutable. */
public final class Evidence {

    /** Counts how many measures there are. */
    static final int SIZE = Measure.values().length;

    private final double[] values;

    /**
     * Measures of a segmentation.
     *
     * @param values in the order of {@link Measure}, not a number where one was not taken; not to be changed any more
     * @throws IllegalArgumentException when there is not one for each
     */
    public Evidence(double[] values) {
        if (values.length != SIZE) {
            throw new IllegalArgumentException("expected " + SIZE + " measures, found " + values.length);
        }
        this.values = values;
    }

    /** One measure. */
    public double value(Measure measure) {
        return values[measure.ordinal()];
    }

    /** Returns the same with another value of one measure. */
    public Evidence with(Measure measure, double value) {
        double[] others = values.clone();
        others[measure.ordinal()] = value;
        return new Evidence(others);
    }

    /** Tells whether all measures were taken. */
    boolean isWhole() {
        return Arrays.stream(values).noneMatch(Double::isNaN);
    }

    /** Returns what a model makes of the measures. */
    public double score(AdditiveModel model) {
        return model.score(values);
    }

    /** All measures in the order of {@link Measure}. */
    public double[] values() {
        return values.clone();
    }

    /** Compares values: the lists of two readings of a page are equal if what was measured of them is. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Evidence e && Arrays.equals(values, e.values);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(values);
    }
}
