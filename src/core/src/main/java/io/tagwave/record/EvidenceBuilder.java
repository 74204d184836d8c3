package io.tagwave.record;

import java.util.Arrays;

/** The measures of one segmentation while they are being taken. */
final class EvidenceBuilder {

    private final double[] values;

    EvidenceBuilder() {
        values = new double[Evidence.SIZE];
        Arrays.fill(values, Double.NaN);
    }

    /** Measures beside those that are known. */
    EvidenceBuilder(Evidence known) {
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
