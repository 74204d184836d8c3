package io.tagwave.eval;

import java.util.Arrays;

/**
 * The least squares line through points.
 *
 * @param intercept value at 0
 * @param slope rise for each unit of x; 0 when all x are equal
 * @param r2 coefficient of determination: the share of the variance of y that the line explains; 1 when y does not vary
 */
public record LinearFit(double intercept, double slope, double r2) {

    /** Fits the line to points, at least one. */
    public static LinearFit of(double[] x, double[] y) {
        if (x.length != y.length || x.length == 0) {
            throw new IllegalArgumentException("expected as many x as y, found " + x.length + " and " + y.length);
        }
        double meanX = Arrays.stream(x).sum() / x.length;
        double meanY = Arrays.stream(y).sum() / y.length;
        double xx = 0;
        double xy = 0;
        double yy = 0;
        for (int i = 0; i < x.length; i++) {
            xx += (x[i] - meanX) * (x[i] - meanX);
            xy += (x[i] - meanX) * (y[i] - meanY);
            yy += (y[i] - meanY) * (y[i] - meanY);
        }
        double slope = xx == 0 ? 0 : xy / xx;
        return new LinearFit(meanY - slope * meanX, slope, yy == 0 ? 1 : slope * xy / yy);
    }
}
