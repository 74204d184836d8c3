package io.tagwave.record;

import java.util.Arrays;

/**
 * What is known of a cut's measures before all were taken: the least and the most that each may be. Those that were
 * taken have both alike.
 *
 * @param least in the order of {@link Measure}
 * @param most the same
 */
record Ranges(double[] least, double[] most) {

    private static final double[] NO_LEAST = filled(Double.NEGATIVE_INFINITY);
    private static final double[] NO_MOST = filled(Double.POSITIVE_INFINITY);

    private static double[] filled(double value) {
        double[] values = new double[Evidence.SIZE];
        Arrays.fill(values, value);
        return values;
    }

    /** Nothing is known. */
    static Ranges open() {
        return new Ranges(NO_LEAST.clone(), NO_MOST.clone());
    }

    void put(Measure measure, double value) {
        least[measure.ordinal()] = value;
        most[measure.ordinal()] = value;
    }

    void putLeast(Measure measure, double value) {
        least[measure.ordinal()] = value;
    }

    void putMost(Measure measure, double value) {
        most[measure.ordinal()] = value;
    }

    /** The measures, when all were taken. */
    Evidence evidence() {
        for (int i = 0; i < least.length; i++) {
            if (least[i] < most[i]) {
                throw new IllegalStateException(Measure.values()[i] + " was not taken");
            }
        }
        return new Evidence(least);
    }
}
