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

    /** Nothing is known. */
    static Ranges open() {
        double[] least = new double[Evidence.SIZE];
        double[] most = new double[Evidence.SIZE];
        Arrays.fill(least, Double.NEGATIVE_INFINITY);
        Arrays.fill(most, Double.POSITIVE_INFINITY);
        return new Ranges(least, most);
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
