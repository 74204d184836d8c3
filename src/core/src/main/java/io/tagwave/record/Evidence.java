package io.tagwave.record;

import java.util.Arrays;

/** The measures of one cut. Immutable. */
public final class Evidence {

    /** How many measures there are. */
    static final int SIZE = Measure.values().length;

    /** Nothing was measured. */
    static final Evidence NONE = new Evidence(new double[SIZE]);

    private final double[] values;

    Evidence(double[] values) {
        if (values.length != SIZE) {
            throw new IllegalArgumentException("expected " + SIZE + " measures, found " + values.length);
        }
        this.values = values;
    }

    /** One measure. */
    public double value(Measure measure) {
        return values[measure.ordinal()];
    }

    /** All measures in the order of {@link Measure}. */
    public double[] values() {
        return values.clone();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Evidence e && Arrays.equals(values, e.values);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(values);
    }

    @Override
    public String toString() {
        return Arrays.toString(values);
    }
}
