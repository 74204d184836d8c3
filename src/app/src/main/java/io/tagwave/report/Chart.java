package io.tagwave.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A chart with two axes and layers of points, lines, bars, boxes and rules. Immutable: methods that add a layer return a new
 * chart. The SVG is self-contained, follows the reader's light or dark preference, and distinguishes layers by shape and dash
 * as well as by color.
 */
public record Chart(
        String title,
        String xLabel,
        String yLabel,
        List<ChartLayer> layers,
        List<String> categories,
        boolean logX,
        boolean logY) {

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
        return with(new ChartLayer.Points(name, x.clone(), sameLength(x, y)));
    }

    /** Adds points joined by lines, in their order. */
    public Chart line(String name, double[] x, double[] y) {
        return with(new ChartLayer.Line(name, x.clone(), sameLength(x, y)));
    }

    /** Adds a line through values at 0, 1, 2 … */
    public Chart line(String name, double[] y) {
        return line(name, indices(y.length), y);
    }

    /** Adds bars of a width in units of x, centered on x. */
    public Chart bars(String name, double[] x, double[] y, double width) {
        return with(new ChartLayer.Bars(name, x.clone(), sameLength(x, y), width));
    }

    /** Adds a bar for each category; bars of several series are drawn side by side. */
    public Chart bars(String name, List<String> names, double[] y) {
        if (names.size() != y.length) {
            throw new IllegalArgumentException("expected " + names.size() + " values, found " + y.length);
        }
        Chart chart = new Chart(title, xLabel, yLabel, layers, names, logX, logY);
        return chart.bars(name, indices(y.length), y, 0.8);
    }

    /** Adds the number of values in each of {@code bins} equal parts of their range. */
    public Chart histogram(String name, double[] values, int bins) {
        double least = Arrays.stream(values).min().orElse(0);
        double width = (Arrays.stream(values).max().orElse(1) - least) / bins;
        double step = width > 0 ? width : 1;
        double[] count = new double[bins];
        for (double value : values) {
            count[Math.min(bins - 1, (int) ((value - least) / step))]++;
        }
        double[] middle =
                Arrays.stream(indices(bins)).map(i -> least + (i + 0.5) * step).toArray();
        return bars(name, middle, count, step);
    }

    /** Adds a fitted straight line; its name should state R². */
    public Chart trend(String name, double intercept, double slope) {
        return with(new ChartLayer.Trend(name, intercept, slope));
    }

    /** Adds a line at one x. */
    public Chart vertical(String name, double x) {
        return with(new ChartLayer.Rule(name, x, true));
    }

    /** Adds a line at one y. */
    public Chart horizontal(String name, double y) {
        return with(new ChartLayer.Rule(name, y, false));
    }

    /** Adds a framed rectangle. */
    public Chart box(String name, double x0, double x1, double y0, double y1) {
        return with(new ChartLayer.Box(name, x0, x1, y0, y1));
    }

    /** Returns the chart with logarithmic axes, which leave out values that are not positive. */
    public Chart logarithmic(boolean x, boolean y) {
        return new Chart(title, xLabel, yLabel, layers, categories, x, y);
    }

    /** Returns one SVG element, to be inlined in HTML or written to a file. */
    public String toSvg() {
        return new ChartDrawing(this).draw();
    }

    private Chart with(ChartLayer layer) {
        List<ChartLayer> more = new ArrayList<>(layers);
        more.add(layer);
        return new Chart(title, xLabel, yLabel, more, categories, logX, logY);
    }

    private static double[] indices(int length) {
        double[] x = new double[length];
        Arrays.setAll(x, i -> i);
        return x;
    }

    private static double[] sameLength(double[] x, double[] y) {
        if (x.length != y.length) {
            throw new IllegalArgumentException("expected " + x.length + " values of y, found " + y.length);
        }
        return y.clone();
    }
}
