package io.tagwave.report;

/** What a chart shows, from back to front. A layer without a name stays out of the legend. */
sealed interface ChartLayer {

    /** Text of the legend; empty for none. */
    String name();

    /** Symbols at points. */
    record Points(String name, double[] x, double[] y) implements ChartLayer {}

    /** Points joined by straight lines. */
    record Line(String name, double[] x, double[] y) implements ChartLayer {}

    /** A bar a value, from zero upwards, {@code width} wide and centred on x. */
    record Bars(String name, double[] x, double[] y, double width) implements ChartLayer {}

    /** The straight line {@code intercept + slope * x} over the whole chart. */
    record Trend(String name, double intercept, double slope) implements ChartLayer {}

    /** A line across the chart at one value. */
    record Rule(String name, double value, boolean vertical) implements ChartLayer {}

    /** A framed rectangle. */
    record Box(String name, double x0, double x1, double y0, double y1) implements ChartLayer {}
}
