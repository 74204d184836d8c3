package io.tagwave.thesis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.content.Verdict;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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

    private static RegionFeatures features(double share) {
        return new RegionFeatures(share, 0.5, 0.25, 0.8, 0.4, 0.2);
    }

    @Test
    void theUpperClusterOfAPagesRegionsIsContent() {
        List<RegionFeatures> page = Stream.of(0.1, 0.7, 0.8, 0.15)
                .map(KMeansClassifierTest::features)
                .toList();
        List<Verdict> verdicts = new KMeansClassifier().classify(page);
        assertEquals(
                List.of(false, true, true, false),
                verdicts.stream().map(Verdict::content).toList());
        assertEquals(0.1 * 0.5 * 0.25 * 0.8 * 0.4 * 0.2, verdicts.get(0).score(), 1e-12);
        assertEquals(verdicts.get(1).score(), new KMeansClassifier().least(page));
    }

    @Test
    void belowTheLeastScoreNothingIsContent() {
        List<RegionFeatures> page = List.of(features(0.1), features(0.2));
        double score = KMeansClassifier.score(features(0.2));
        assertTrue(new KMeansClassifier(score).classify(page).get(1).content());
        assertFalse(new KMeansClassifier(1.01 * score).classify(page).get(1).content());
        assertEquals(List.of(), new KMeansClassifier().classify(List.of()));
    }

    @Test
    void everyFeatureCountsAsMuch() {
        double[] values = {0.9, 0.8, 0.7, 0.6, 0.5, 0.4};
        double product = Arrays.stream(values).reduce(1, (a, b) -> a * b);
        for (int turn = 0; turn < values.length; turn++) {
            double[] v = IntStream.range(turn, turn + 6)
                    .mapToDouble(i -> values[i % 6])
                    .toArray();
            RegionFeatures turned = new RegionFeatures(v[0], v[1], v[2], v[3], v[4], v[5]);
            assertEquals(product, KMeansClassifier.score(turned), 1e-12);
            double byName = Arrays.stream(RegionFeature.values())
                    .mapToDouble(feature -> feature.of(turned))
                    .reduce(1, (a, b) -> a * b);
            assertEquals(product, byName, 1e-12);
        }
        assertEquals(0.9, RegionFeature.SIZE.of(new RegionFeatures(0.9, 0, 0, 0, 0, 0)));
        assertEquals("size", RegionFeature.SIZE.label());
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
