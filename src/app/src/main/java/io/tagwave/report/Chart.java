package io.tagwave.report;

import io.tagwave.report.ChartLayer.Shape;
import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * A chart with two axes and layers of points, lines and bars. Immutable: methods that add a layer return a new chart. The SVG
 * is self-contained, follows the reader's light or dark preference, and distinguishes layers by shape and dash as well as by
 * color.
 */
public record Chart(
        String title,
        String xLabel,
        String yLabel,
        List<ChartLayer> layers,
        List<String> categories,
        boolean logX,
        boolean logY) {

    /** On logarithmic axes a straight line is a curve. */
    private static final int TREND_PIECES = 40;

    public Chart {
        layers = List.copyOf(layers);
        categories = List.copyOf(categories);
    }

    /** Returns an empty chart. The labels name quantity and unit. */
    public static Chart of(String title, String xLabel, String yLabel) {
        return new Chart(title, xLabel, yLabel, List.of(), List.of(), false, false);
    }

    /** Adds symbols at points. */
    public Chart points(String name, double[] x, double[] y) {
        return with(name, Shape.POINTS, x, y);
    }

    /** Adds points joined by lines, in their order. */
    public Chart line(String name, double[] x, double[] y) {
        return with(name, Shape.LINE, x, y);
    }

    /** Adds a bar for each category. */
    public Chart bars(String name, List<String> names, double[] y) {
        return new Chart(title, xLabel, yLabel, layers, names, logX, logY)
                .with(name, Shape.BARS, indices(names.size()), y);
    }

    /** Adds a fitted straight line as long as the layers before it; its name should state R². */
    public Chart trend(String name, double intercept, double slope) {
        DoubleSummaryStatistics range = layers.stream()
                .flatMapToDouble(layer -> DoubleStream.of(layer.x()))
                .summaryStatistics();
        double piece = (range.getMax() - range.getMin()) / TREND_PIECES;
        double[] x = DoubleStream.of(indices(TREND_PIECES + 1))
                .map(i -> range.getMin() + i * piece)
                .toArray();
        return line(
                name, x, DoubleStream.of(x).map(at -> intercept + slope * at).toArray());
    }

    /** Adds a line at one x. */
    public Chart vertical(String name, double x) {
        return line(name, new double[] {x, x}, ends());
    }

    /** Returns the chart with logarithmic axes, which leave out values that are not positive. */
    public Chart logarithmic(boolean x, boolean y) {
        return new Chart(title, xLabel, yLabel, layers, categories, x, y);
    }

    /** Returns one SVG element, to be inlined in HTML or written to a file. */
    public String toSvg() {
        return new ChartDrawing(this).toSvg();
    }

    private Chart with(String name, Shape shape, double[] x, double[] y) {
        List<ChartLayer> more = new ArrayList<>(layers);
        more.add(new ChartLayer(name, shape, x, y));
        return new Chart(title, xLabel, yLabel, more, categories, logX, logY);
    }

    private static double[] indices(int length) {
        return IntStream.range(0, length).asDoubleStream().toArray();
    }

    private static double[] ends() {
        return new double[] {Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY};
    }
}
