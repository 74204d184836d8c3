package io.tagwave.report;

import java.util.DoubleSummaryStatistics;
import java.util.function.Function;
import java.util.stream.DoubleStream;

/** The axes of a chart, long enough for all its layers. */
final class ChartFrame {

    static final double WIDTH = 760;
    static final double HEIGHT = 420;
    static final double LEFT = 70;
    static final double RIGHT = WIDTH - 20;
    static final double BOTTOM = HEIGHT - 52;

    final ChartAxis x;
    final ChartAxis y;
    final double top;

    ChartFrame(Chart chart, double top) {
        this.top = top;
        double padding = chart.categories().isEmpty() ? 0.02 : 0;
        x = axis(chart, ChartLayer::x, chart.logX(), padding, LEFT, RIGHT);
        y = axis(chart, ChartLayer::y, chart.logY(), 0.05, BOTTOM, top);
    }

    private static ChartAxis axis(
            Chart chart,
            Function<ChartLayer, double[]> values,
            boolean logarithmic,
            double padding,
            double from,
            double to) {
        DoubleSummaryStatistics range = chart.layers().stream()
                .map(values)
                .flatMapToDouble(DoubleStream::of)
                .filter(value -> Double.isFinite(value) && (!logarithmic || value > 0))
                .summaryStatistics();
        double min = range.getCount() == 0 ? 0.1 : range.getMin();
        double max = range.getCount() == 0 ? 1 : range.getMax();
        double pad = logarithmic ? 0 : (max - min) * padding;
        // Values from 0 on keep 0 at the edge.
        double low = min >= 0 && min < pad ? min : min - pad;
        return logarithmic
                ? ChartAxis.logarithmic(low, max + pad, from, to)
                : ChartAxis.linear(low, max + pad, from, to);
    }

    boolean shows(double valueX, double valueY) {
        return x.shows(valueX) && y.shows(valueY);
    }
}
