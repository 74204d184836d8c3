package io.tagwave.learn.region;

import io.tagwave.thesis.RegionFeature;
import io.tagwave.thesis.RegionFeatures;
import java.util.Arrays;
import java.util.List;

/**
 * Labeled examples, a row of numbers each. Callers do not change the arrays.
 *
 * @param x one row an example, all of one length
 * @param y true for content
 */
public record LabeledRows(double[][] x, boolean[] y) {

    public LabeledRows {
        if (x.length != y.length || x.length == 0) {
            throw new IllegalArgumentException(
                    "expected as many rows as labels and at least one, found " + x.length + " and " + y.length);
        }
    }

    /** Returns regions as rows of all six features, in the order of {@link RegionFeature}. */
    public static LabeledRows of(List<RegionFeatures> regions, List<Boolean> content) {
        boolean[] y = new boolean[content.size()];
        for (int i = 0; i < y.length; i++) {
            y[i] = content.get(i);
        }
        return new LabeledRows(regions.stream().map(LabeledRows::row).toArray(double[][]::new), y);
    }

    static double[] row(RegionFeatures features) {
        return Arrays.stream(RegionFeature.values())
                .mapToDouble(f -> f.of(features))
                .toArray();
    }

    int size() {
        return y.length;
    }

    /** Returns the number of columns. */
    int width() {
        return x[0].length;
    }

    /** Returns the examples of the given numbers. */
    public LabeledRows rows(int[] numbers) {
        double[][] rows = new double[numbers.length][];
        boolean[] labels = new boolean[numbers.length];
        for (int i = 0; i < numbers.length; i++) {
            rows[i] = x[numbers[i]];
            labels[i] = y[numbers[i]];
        }
        return new LabeledRows(rows, labels);
    }

    /** Returns the same examples with other columns. */
    LabeledRows withRows(double[][] rows) {
        return new LabeledRows(rows, y);
    }
}
