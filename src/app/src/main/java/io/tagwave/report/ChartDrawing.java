package io.tagwave.report;

import static io.tagwave.report.Markup.label;
import static io.tagwave.report.Markup.number;

import io.tagwave.rows.ResourceText;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Draws a chart as SVG: frame, grid, ticks, labels, legend and layers. */
final class ChartDrawing {

    private static final String STYLE =
            ResourceText.read(ChartDrawing.class, "chart.css").replaceFirst("(?s)^/\\*.*?\\*/\n", "");

    private static final double WIDTH = 760;
    private static final double HEIGHT = 420;
    private static final double LEFT = 70;
    private static final double RIGHT = WIDTH - 20;
    private static final double BOTTOM = HEIGHT - 52;
    private static final double TITLE = 24;
    private static final double LEGEND_ROW = 18;

    /** Share of a category's width. */
    private static final double BAR_WIDTH = 0.8;

    private static final int COLORS = 6;
    private static final String[] DASHES = {"none", "6 4", "2 3", "9 3 2 3"};

    private final Chart chart;
    private final HtmlWriter svg = new HtmlWriter();

    ChartDrawing(Chart chart) {
        this.chart = chart;
    }

    String toSvg() {
        String width = number(WIDTH);
        String height = number(HEIGHT);
        svg.open(
                "svg",
                "xmlns",
                "http://www.w3.org/2000/svg",
                "class",
                "tw-chart",
                "role",
                "img",
                "viewBox",
                "0 0 " + width + " " + height,
                "width",
                width,
                "height",
                height,
                "aria-label",
                chart.title());
        svg.element("title", chart.title()).open("style").markup(STYLE).close();
        text(LEFT, TITLE, "title", "start", chart.title());
        double top = legend();
        ChartAxis x = chart.categories().isEmpty()
                ? axis(ChartLayer::x, chart.logX(), 0.02, LEFT, RIGHT)
                : ChartAxis.linear(-0.5, chart.categories().size() - 0.5, LEFT, RIGHT);
        ChartAxis y = axis(ChartLayer::y, chart.logY(), 0.05, BOTTOM, top);
        grid(x, y, top);
        for (int i = 0; i < chart.layers().size(); i++) {
            layer(chart.layers().get(i), i, x, y);
        }
        path("class", "axis", "M" + number(LEFT) + " " + number(top) + "V" + number(BOTTOM) + "H" + number(RIGHT));
        text((LEFT + RIGHT) / 2, HEIGHT - 12, null, "middle", chart.xLabel());
        String turned = "translate(16 " + number((top + BOTTOM) / 2) + ") rotate(-90)";
        svg.element("text", chart.yLabel(), "text-anchor", "middle", "transform", turned);
        return svg.close().toString();
    }

    /** Returns an axis long enough for all layers. */
    private ChartAxis axis(
            Function<ChartLayer, double[]> values, boolean logarithmic, double padding, double from, double to) {
        DoubleSummaryStatistics range = chart.layers().stream()
                .map(values)
                .flatMapToDouble(DoubleStream::of)
                .filter(value -> Double.isFinite(value) && (!logarithmic || value > 0))
                .summaryStatistics();
        double least = chart.categories().isEmpty() ? range.getMin() : Math.min(0, range.getMin());
        double min = range.getCount() == 0 ? 0.1 : least;
        double max = range.getCount() == 0 ? 1 : range.getMax();
        if (logarithmic) {
            return ChartAxis.logarithmic(min, max, from, to);
        }
        double pad = (max - min) * padding;
        // Values from 0 on keep 0 at the edge.
        return ChartAxis.linear(min >= 0 && min < pad ? min : min - pad, max + pad, from, to);
    }

    /** Writes the legend and returns the top of the drawing area. */
    private double legend() {
        double x = LEFT;
        double y = TITLE + 20;
        for (int i = 0; i < chart.layers().size(); i++) {
            ChartLayer layer = chart.layers().get(i);
            double width = 40 + 6.6 * layer.name().length();
            if (layer.name().isEmpty()) {
                continue;
            }
            if (x > LEFT && x + width > RIGHT) {
                x = LEFT;
                y += LEGEND_ROW;
            }
            switch (layer.shape()) {
                case POINTS -> path("style", fill(i), symbol(i, x + 12, y - 4));
                case LINE -> path("style", stroke(i), "M" + number(x) + " " + number(y - 4) + "h24");
                case BARS -> path("style", fill(i), "M" + number(x + 4) + " " + number(y - 9) + "h16v10h-16z");
            }
            text(x + 28, y, null, "start", layer.name());
            x += width;
        }
        return y + 14;
    }

    private void grid(ChartAxis x, ChartAxis y, double top) {
        for (double value : y.ticks()) {
            path("class", "grid", "M" + number(LEFT) + " " + number(y.at(value)) + "H" + number(RIGHT));
            text(LEFT - 8, y.at(value) + 4, "soft", "end", label(value));
        }
        List<String> names = chart.categories();
        for (int i = 0; i < names.size(); i++) {
            text(x.at(i), BOTTOM + 17, "soft", "middle", names.get(i));
        }
        for (double value : names.isEmpty() ? x.ticks() : List.<Double>of()) {
            path("class", "grid", "M" + number(x.at(value)) + " " + number(top) + "V" + number(BOTTOM));
            text(x.at(value), BOTTOM + 17, "soft", "middle", label(value));
        }
    }

    private void layer(ChartLayer layer, int index, ChartAxis x, ChartAxis y) {
        double[] across = new double[layer.x().length];
        double[] down = new double[across.length];
        for (int i = 0; i < across.length; i++) {
            boolean shown = x.shows(layer.x()[i]) && y.shows(layer.y()[i]);
            across[i] = shown ? x.at(layer.x()[i]) : Double.NaN;
            down[i] = shown ? y.at(layer.y()[i]) : Double.NaN;
        }
        switch (layer.shape()) {
            case POINTS -> path("style", fill(index) + ";fill-opacity:.65", symbols(index, across, down));
            case LINE -> path("style", stroke(index), line(across, down));
            case BARS -> path("style", fill(index), bars(across, down, y.at(0)));
        }
    }

    private static String symbols(int index, double[] x, double[] y) {
        return IntStream.range(0, x.length)
                .filter(i -> !Double.isNaN(x[i]))
                .mapToObj(i -> symbol(index, x[i], y[i]))
                .collect(Collectors.joining());
    }

    /** Returns every point; a value that the axes cannot show breaks the line. */
    private static String line(double[] x, double[] y) {
        StringBuilder path = new StringBuilder();
        for (int i = 0; i < x.length; i++) {
            if (!Double.isNaN(x[i])) {
                boolean drawing = i > 0 && !Double.isNaN(x[i - 1]);
                path.append(drawing ? "L" : "M").append(number(x[i]) + " " + number(y[i]));
            }
        }
        return path.toString();
    }

    private static String bars(double[] x, double[] y, double floor) {
        double width = BAR_WIDTH * (RIGHT - LEFT) / x.length;
        StringBuilder path = new StringBuilder();
        for (int i = 0; i < x.length; i++) {
            path.append("M" + number(x[i] - width / 2) + " " + number(floor) + "V" + number(y[i]) + "h" + number(width)
                    + "V" + number(floor) + "z");
        }
        return path.toString();
    }

    private static String symbol(int index, double x, double y) {
        String at = "M" + number(x) + " " + number(y);
        return switch (index % 4) {
            case 0 -> at + "m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0";
            case 1 -> at + "m0-4l4 7h-8z";
            case 2 -> at + "m-3-3h6v6h-6z";
            default -> at + "m0-4l4 4l-4 4l-4-4z";
        };
    }

    private static String fill(int index) {
        return "fill:var(--c" + index % COLORS + ")";
    }

    private static String stroke(int index) {
        return "fill:none;stroke:var(--c" + index % COLORS + ");stroke-width:1.5;stroke-dasharray:"
                + DASHES[index % DASHES.length];
    }

    private void path(String attribute, String value, String path) {
        svg.element("path", "", attribute, value, "d", path);
    }

    private void text(double x, double y, @Nullable String style, String anchor, String content) {
        svg.element("text", content, "class", style, "text-anchor", anchor, "x", number(x), "y", number(y));
    }
}
