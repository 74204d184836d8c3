package io.tagwave.serve;

import io.tagwave.report.HtmlWriter;
import io.tagwave.report.Markup;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;

/** A chart of a value by crawl, drawn from its least value to its greatest. */
record TimeSeriesChart(String title, List<Point> points) {

    private static final double WIDTH = 640;
    private static final double HEIGHT = 180;
    private static final double LEFT = 70;
    private static final double RIGHT = 620;
    private static final double TOP = 20;
    private static final double BOTTOM = 150;

    /**
     * The value of a crawl.
     *
     * @param value NaN where there is none
     * @param complete whether the crawl saw the whole list; otherwise the point is drawn as a ring
     */
    record Point(String label, double value, boolean complete) {

        boolean isKnown() {
            return !Double.isNaN(value);
        }
    }

    private DoubleStream known() {
        return points.stream().filter(Point::isKnown).mapToDouble(Point::value);
    }

    /** Writes the chart if the value changed. */
    void writeIfLine(HtmlWriter html) {
        if (known().distinct().count() > 1) {
            write(html);
        }
    }

    void write(HtmlWriter html) {
        double max = known().max().orElse(0);
        double min = known().min().orElse(0);
        double height = max > min ? max - min : 1;
        html.open("figure", "class", "line").element("figcaption", title);
        html.open("svg", "viewBox", "0 0 " + (int) WIDTH + " " + (int) HEIGHT, "role", "img", "aria-label", words());
        for (double value : min < max ? new double[] {min, max} : new double[] {max}) {
            String y = at(y(value, min, height));
            html.element("path", "", "class", "grid", "d", "M" + at(LEFT) + " " + y + "H" + at(RIGHT));
            text(html, LEFT - 8, y(value, min, height) + 4, "end", Markup.label(value));
        }
        StringBuilder path = new StringBuilder();
        HtmlWriter marks = new HtmlWriter();
        for (int i = 0; i < points.size(); i++) {
            Point point = points.get(i);
            if (point.isKnown()) {
                String x = at(x(i));
                String y = at(y(point.value(), min, height));
                path.append(i > 0 && points.get(i - 1).isKnown() ? "L" : "M").append(x + " " + y);
                marks.open("circle", "class", point.complete() ? "seen" : "hole", "cx", x, "cy", y, "r", "4");
                marks.element("title", point.label() + ": " + Markup.label(point.value()))
                        .close();
            }
        }
        html.element("path", "", "d", path.toString()).markup(marks.toString());
        text(html, x(0), HEIGHT - 8, "start", points.get(0).label());
        if (points.size() > 1) {
            text(html, RIGHT, HEIGHT - 8, "end", points.get(points.size() - 1).label());
        }
        html.close().close();
    }

    /** Returns the values as text, for screen readers. */
    private String words() {
        return title + ": "
                + points.stream()
                        .map(point -> point.isKnown() ? Markup.label(point.value()) : "none")
                        .collect(Collectors.joining(", "));
    }

    private double x(int i) {
        return points.size() == 1 ? LEFT : LEFT + (RIGHT - LEFT) * i / (points.size() - 1);
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
