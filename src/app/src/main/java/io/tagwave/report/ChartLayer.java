package io.tagwave.report;

/**
 * Values of a chart that are drawn alike. A layer without a name stays out of the legend.
 *
 * @param x infinite values stand for the ends of the axis
 * @param y as many as {@code x}
 */
record ChartLayer(String name, Shape shape, double[] x, double[] y) {

    /** Says how values are drawn. */
    enum Shape {
        /** Symbols at points. */
        POINTS,
        /** Points joined by straight lines; one that the axes cannot show breaks the line. */
        LINE,
        /** Bars from zero, one for each category. */
        BARS
    }

    ChartLayer {
        if (x.length != y.length) {
            throw new IllegalArgumentException("expected " + x.length + " values of y, found " + y.length);
        }
        x = x.clone();
        y = y.clone();
    }
}
