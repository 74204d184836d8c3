package io.tagwave.thesis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class KMeansClassifierTest {

    @Test
    void theUpperOfTwoClustersIsTheOptimalOne() {
        Random random = new Random(5);
        for (int trial = 0; trial < 500; trial++) {
            double[] values = random.doubles(2 + random.nextInt(7)).toArray();
            assertEquals(byBruteForce(values), KMeansClassifier.leastOfUpperCluster(values), 1e-12);
        }
    }

    @Test
    void oneValueOrEqualValuesAreAllContent() {
        assertEquals(0.3, KMeansClassifier.leastOfUpperCluster(new double[] {0.3}));
        assertEquals(0.2, KMeansClassifier.leastOfUpperCluster(new double[] {0.2, 0.2, 0.2}));
    }

    /** Tries every split into two groups, not only runs of the sorted values. */
    private static double byBruteForce(double[] values) {
        double least = Double.MAX_VALUE;
        double threshold = 0;
        for (int mask = 1; mask < (1 << values.length) - 1; mask++) {
            int m = mask;
            double[] upper = Arrays.stream(values).filter(v -> in(m, values, v)).toArray();
            double[] lower =
                    Arrays.stream(values).filter(v -> !in(m, values, v)).toArray();
            double cost = squares(upper) + squares(lower);
            double lowest = Arrays.stream(upper).min().orElseThrow();
            if (cost < least - 1e-12 && lowest > Arrays.stream(lower).max().orElseThrow()) {
                least = cost;
                threshold = lowest;
            }
        }
        return threshold;
    }

    private static boolean in(int mask, double[] values, double value) {
        for (int i = 0; i < values.length; i++) {
            if (values[i] == value) {
                return (mask >> i & 1) == 1;
            }
        }
        return false;
    }

    private static double squares(double[] values) {
        double mean = Arrays.stream(values).average().orElse(0);
        return Arrays.stream(values).map(v -> (v - mean) * (v - mean)).sum();
    }
}
