package io.tagwave.serve;

import io.tagwave.report.HtmlWriter;
import io.tagwave.report.Markup;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;

/**
 * A chart of a value by crawl. The axis includes 0, so that a small change looks small.
 *
 * @param labels of the crawls, from left to right
 * @param values of the crawls; NaN where there is none
 * @param holes crawls that did not see the whole list, drawn as rings
 */
record TimeSeriesChart(String title, List<String> labels, double[] values, List<Boolean> holes) {

    private static final double WIDTH = 640;
    private static final double HEIGHT = 180;
    private static final double LEFT = 70;
    private static final double RIGHT = 620;
    private static final double TOP = 20;
    private static final double BOTTOM = 150;

    private DoubleStream known() {
        return DoubleStream.of(values).filter(value -> !Double.isNaN(value));
    }

    /** Writes the chart if two crawls or more have a value. */
    void writeIfLine(HtmlWriter html) {
        if (known().count() > 1) {
            write(html);
        }
    }

    void write(HtmlWriter html) {
        double max = Math.max(0, known().max().orElse(0));
        double min = Math.min(0, known().min().orElse(0));
        double height = max > min ? max - min : 1;
        html.open("figure", "class", "line").element("figcaption", title);
        html.open("svg", "viewBox", "0 0 " + (int) WIDTH + " " + (int) HEIGHT, "role", "img", "aria-label", words());
        for (double value : min < 0 ? new double[] {min, 0, max} : new double[] {0, max}) {
            double y = y(value, min, height);
            html.open("path", "class", "grid", "d", "M" + at(LEFT) + " " + at(y) + "H" + at(RIGHT));
            html.close();
            text(html, LEFT - 8, y + 4, "end", Markup.label(value));
        }
        html.open("path", "d", path(min, height)).close();
        for (int i = 0; i < values.length; i++) {
            if (!Double.isNaN(values[i])) {
                String mark = holes.get(i) ? "hole" : "seen";
                html.open("circle", "class", mark, "cx", at(x(i)), "cy", at(y(values[i], min, height)), "r", "4");
                html.element("title", labels.get(i) + ": " + Markup.label(values[i]))
                        .close();
            }
        }
        text(html, x(0), HEIGHT - 8, "start", labels.get(0));
        if (labels.size() > 1) {
            text(html, RIGHT, HEIGHT - 8, "end", labels.get(labels.size() - 1));
        }
        html.close().close();
    }

    /** Returns the values as text, for screen readers. */
    private String words() {
        return title + ": "
                + DoubleStream.of(values)
                        .mapToObj(value -> Double.isNaN(value) ? "none" : Markup.label(value))
                        .collect(Collectors.joining(", "));
    }

    private String path(double min, double height) {
        StringBuilder path = new StringBuilder();
        boolean drawing = false;
        for (int i = 0; i < values.length; i++) {
            if (!Double.isNaN(values[i])) {
                path.append(drawing ? 'L' : 'M').append(at(x(i))).append(' ').append(at(y(values[i], min, height)));
            }
            drawing = !Double.isNaN(values[i]);
        }
        return path.toString();
    }

    private double x(int i) {
        return values.length == 1 ? LEFT : LEFT + (RIGHT - LEFT) * i / (values.length - 1);
    }

    private static double y(double value, double min, double height) {
        return BOTTOM - (BOTTOM - TOP) * (value - min) / height;
    }

    private static void text(HtmlWriter html, double x, double y, String anchor, String text) {
        html.element("text", text, "x", at(x), "y", at(y), "text-anchor", anchor);
    }

    private static String at(double coordinate) {
        return String.format(Locale.ROOT, "%.1f", coordinate);
    }
}
