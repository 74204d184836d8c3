package io.tagwave.learn.region;

import java.util.Arrays;

/**
 * Each column mapped to its rank among the training values, read off between a few quantiles: uniform on 0 to 1, or
 * turned on to a normal distribution.
 *
 * @param quantiles for each column its values at equally spaced ranks, ascending
 * @param normal whether ranks are turned on to normal deviates
 */
record QuantileScale(double[][] quantiles, boolean normal) implements RowTransform {

    /** Ranks this near to 0 or 1 are cut: their normal deviate would be infinite. */
    private static final double EDGE = 1e-7;

    /** A fit with a number of quantiles, at least two. */
    static Fit fit(int count, boolean normal) {
        return rows -> {
            double[][] quantiles = new double[rows[0].length][];
            for (int c = 0; c < quantiles.length; c++) {
                int column = c;
                double[] sorted = Arrays.stream(rows)
                        .mapToDouble(row -> row[column])
                        .sorted()
                        .toArray();
                quantiles[c] = quantiles(sorted, count);
            }
            return new QuantileScale(quantiles, normal);
        };
    }

    private static double[] quantiles(double[] sorted, int count) {
        double[] quantiles = new double[count];
        for (int q = 0; q < count; q++) {
            double position = (double) q / (count - 1) * (sorted.length - 1);
            int below = (int) Math.min(Math.floor(position), sorted.length - 2.0);
            double share = position - below;
            quantiles[q] = sorted.length == 1 ? sorted[0] : sorted[below] * (1 - share) + sorted[below + 1] * share;
        }
        return quantiles;
    }

    @Override
    public double[] apply(double[] row) {
        double[] scaled = new double[row.length];
        for (int c = 0; c < row.length; c++) {
            double rank = rank(quantiles[c], row[c]);
            scaled[c] = normal ? Normal.deviate(Math.max(EDGE, Math.min(1 - EDGE, rank))) : rank;
        }
        return scaled;
    }

    /** The middle of the ranks that have this value, so that columns with many equal values keep their balance. */
    private static double rank(double[] quantiles, double value) {
        int last = quantiles.length - 1;
        int below = last;
        while (below >= 0 && quantiles[below] > value) {
            below--;
        }
        int above = 0;
        while (above <= last && quantiles[above] < value) {
            above++;
        }
        if (below < 0 || above > last) {
            return below < 0 ? 0 : 1;
        }
        // The value is one of the quantiles (above <= below) or lies between two neighbours.
        double share = above <= below ? 0.5 : (value - quantiles[below]) / (quantiles[above] - quantiles[below]);
        return (below + share * (above - below)) / last;
    }
}
