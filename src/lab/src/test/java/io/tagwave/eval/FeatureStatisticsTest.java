package io.tagwave.eval;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class FeatureStatisticsTest {

    private static final double[] VALUES = {1, 2, 3, 6};
    private static final boolean[] LABELS = {false, false, true, true};

    @Test
    void chiSquareIsThatOfTheSums() {
        // Sums 3 and 9 where 6 and 6 are expected.
        assertEquals(3, FeatureStatistics.chiSquare(VALUES, LABELS), 1e-12);
    }

    @Test
    void anovaIsBetweenOverWithin() {
        // Means 1.5, 4.5 and 3: between 9 with one degree of freedom, within 0.5 + 4.5 with two.
        assertEquals(9 / 2.5, FeatureStatistics.anova(VALUES, LABELS), 1e-12);
    }

    @Test
    void correlationHasTheSignOfTheSlope() {
        assertEquals(1, FeatureStatistics.correlation(VALUES, VALUES), 1e-12);
        assertEquals(-1, FeatureStatistics.correlation(VALUES, new double[] {-1, -2, -3, -6}), 1e-12);
        assertEquals(0, FeatureStatistics.correlation(new double[] {1, 2, 3}, new double[] {1, 2, 1}), 1e-12);
    }

    @Test
    void momentsOfASmallSample() {
        FeatureStatistics.Moments moments = FeatureStatistics.Moments.of(new double[] {1, 1, 4});
        assertEquals(2, moments.mean(), 1e-12);
        assertEquals(Math.sqrt(3) / 2, moments.variation(), 1e-12);
        assertEquals(Math.sqrt(0.5), moments.skewness(), 1e-12);
        assertEquals(1.5, moments.kurtosis(), 1e-12);
    }
}
