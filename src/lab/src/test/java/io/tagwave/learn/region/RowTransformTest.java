package io.tagwave.learn.region;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RowTransformTest {

    private static final double[][] ROWS = {{1, 5}, {2, 5}, {3, 5}, {4, 5}, {5, 5}};

    @Test
    void standardScaleHasMeanZeroAndDeviationOne() {
        RowTransform.StandardScale scale = RowTransform.StandardScale.fit(ROWS);
        assertArrayEquals(new double[] {0, 0}, scale.apply(ROWS[2]));
        assertEquals(Math.sqrt(2), scale.apply(ROWS[4])[0], 1e-12);
    }

    @Test
    void ranksAreReadOffBetweenQuantiles() {
        RowTransform ranks = QuantileScale.fit(5, false).to(ROWS);
        assertArrayEquals(new double[] {0.375, 0.5}, ranks.apply(new double[] {2.5, 5}), 1e-12);
        assertArrayEquals(new double[] {0, 0}, ranks.apply(new double[] {-9, 4}), 1e-12);
        assertArrayEquals(new double[] {1, 1}, ranks.apply(new double[] {9, 6}), 1e-12);
    }

    @Test
    void normalDeviatesAreThoseOfTheTables() {
        assertEquals(0, QuantileScale.normalDeviate(0.5), 1e-9);
        assertEquals(1.959963985, QuantileScale.normalDeviate(0.975), 1e-8);
        assertEquals(-2.326347874, QuantileScale.normalDeviate(0.01), 1e-8);
        assertEquals(-5.199337582, QuantileScale.fit(5, true).to(ROWS).apply(new double[] {0, 0})[0], 1e-6);
    }

    @Test
    void monomialsAreAllProductsOnce() {
        assertArrayEquals(new double[] {2, 3, 4, 6, 9}, new RowTransform.Monomials(2).apply(new double[] {2, 3}));
        assertEquals(83, new RowTransform.Monomials(3).apply(new double[6]).length);
    }

    @Test
    void foldsShareLabelsAndUseEachExampleOnce() {
        LabeledRows samples = new LabeledRows(new double[53][1], labels());
        int[] tested = CrossValidation.split(samples, 5, 1).stream()
                .flatMapToInt(fold -> Arrays.stream(fold.test()))
                .sorted()
                .toArray();
        assertArrayEquals(IntStream.range(0, 53).toArray(), tested);
        for (CrossValidation.Fold fold : CrossValidation.split(samples, 5, 1)) {
            assertEquals(
                    4, Arrays.stream(fold.test()).filter(i -> samples.y()[i]).count());
        }
    }

    private static boolean[] labels() {
        boolean[] labels = new boolean[53];
        Arrays.fill(labels, 10, 30, true);
        return labels;
    }

    @Test
    void boostingFitsAStepExactly() {
        double[][] x = IntStream.range(0, 60).mapToObj(i -> new double[] {i}).toArray(double[][]::new);
        boolean[] y = new boolean[60];
        Arrays.fill(y, 41, 60, true);
        RowModel model = new GradientBoosting(30, 0.3, 1, 1).learn(new LabeledRows(x, y), 1);
        for (int i = 0; i < 60; i++) {
            assertEquals(y[i], model.score(x[i]) >= 0.5, "at " + i);
        }
    }
}
