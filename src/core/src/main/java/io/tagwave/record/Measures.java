package io.tagwave.record;

import java.util.Arrays;

/** The measures of one segmentation while they are being taken. */
final class Measures {

    private final double[] values;

    Measures() {
        values = new double[Evidence.SIZE];
        Arrays.fill(values, Double.NaN);
    }

    /** Measures beside those that are known. */
    Measures(Evidence known) {
        values = known.values();
    }

    void put(Measure measure, double value) {
        values[measure.ordinal()] = value;
    }

    /** Those that were taken so far. */
    Evidence evidence() {
        return new Evidence(values);
    }
}
