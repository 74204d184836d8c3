package io.tagwave.learn.region;

import java.util.Arrays;

/**
 * Maps each column to its rank among the training values, interpolated between a few quantiles: uniform on 0 to 1, or
 * mapped on to a normal distribution.
 *
 * @param quantiles for each column its values at equally spaced ranks, ascending
 * @param normal whether ranks are mapped to normal deviates
 */
record QuantileScale(double[][] quantiles, boolean normal) implements RowTransform {

    /** Ranks nearer to 0 or 1 are clipped: their normal deviate would be infinite. */
    private static final double EDGE = 1e-7;

    private static final double[] A = {
        -3.969683028665376e+01,
        2.209460984245205e+02,
        -2.759285104469687e+02,
        1.383577518672690e+02,
        -3.066479806614716e+01,
        2.506628277459239e+00
    };
    private static final double[] B = {
        -5.447609879822406e+01,
        1.615858368580409e+02,
        -1.556989798598866e+02,
        6.680131188771972e+01,
        -1.328068155288572e+01,
        1
    };
    private static final double[] C = {
        -7.784894002430293e-03,
        -3.223964580411365e-01,
        -2.400758277161838e+00,
        -2.549732539343734e+00,
        4.374664141464968e+00,
        2.938163982698783e+00
    };
    private static final double[] D = {
        7.784695709041462e-03, 3.224671290700398e-01, 2.445134137142996e+00, 3.754408661907416e+00, 1
    };
    private static final double TAIL = 0.02425;

    /** Returns the fit with a number of quantiles, at least two. */
    static RowTransform.Fit fit(int count, boolean normal) {
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
            scaled[c] = normal ? normalDeviate(Math.max(EDGE, Math.min(1 - EDGE, rank))) : rank;
        }
        return scaled;
    }

    /** Returns the middle of the ranks that have this value, so that columns with many equal values keep their balance. */
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

    /**
     * Returns the value below which a share of the standard normal distribution lies, by P. J. Acklam's approximation with
     * a relative error of 1.2e-9.
     */
    static double normalDeviate(double share) {
        if (share < TAIL) {
            double q = Math.sqrt(-2 * Math.log(share));
            return polynomial(C, q) / polynomial(D, q);
        }
        if (share > 1 - TAIL) {
            return -normalDeviate(1 - share);
        }
        double q = share - 0.5;
        double r = q * q;
        return polynomial(A, r) * q / polynomial(B, r);
    }

    private static double polynomial(double[] coefficients, double x) {
        double value = 0;
        for (double coefficient : coefficients) {
            value = value * x + coefficient;
        }
        return value;
    }
}
