package io.tagwave.record;

import java.util.Arrays;

/** The measures of one cut while they are being taken. */
final class Measures {

    private final double[] values = new double[Evidence.SIZE];

    Measures() {
        Arrays.fill(values, Double.NaN);
    }

    void put(Measure measure, double value) {
        values[measure.ordinal()] = value;
    }

    /** The measures, when all were taken. */
    Evidence evidence() {
        for (Measure measure : Measure.values()) {
            if (Double.isNaN(values[measure.ordinal()])) {
                throw new IllegalStateException(measure + " was not taken");
            }
        }
        return new Evidence(values);
    }
}
