package io.tagwave.serve;

import io.tagwave.report.Markup;
import java.util.List;
import java.util.Locale;
import java.util.stream.DoubleStream;

/**
 * A value crawl by crawl, as a line. The axis begins at 0, or below where values do, so that a small change looks small.
 *
 * @param title what is shown
 * @param marks names of the crawls, from the left to the right
 * @param values of each crawl; NaN where there is none
 */
record TimeSeriesChart(String title, List<String> marks, double[] values) {

    private static final double WIDTH = 640;
    private static final double HEIGHT = 180;
    private static final double LEFT = 70;
    private static final double RIGHT = 620;
    private static final double TOP = 20;
    private static final double BOTTOM = 150;

    /** Whether there is anything to draw: two crawls with a value. */
    boolean isLine() {
        return DoubleStream.of(values).filter(value -> !Double.isNaN(value)).count() > 1;
    }

    void write(HtmlWriter html) {
        double most = Math.max(
                0, DoubleStream.of(values).filter(v -> !Double.isNaN(v)).max().orElse(0));
        double least = Math.min(
                0, DoubleStream.of(values).filter(v -> !Double.isNaN(v)).min().orElse(0));
        double height = most > least ? most - least : 1;
        html.open("figure", "class", "line").element("figcaption", title);
        html.open("svg", "viewBox", "0 0 " + (int) WIDTH + " " + (int) HEIGHT, "role", "img", "aria-label", words());
        for (double value : least < 0 ? new double[] {least, 0, most} : new double[] {0, most}) {
            double y = y(value, least, height);
            html.open("path", "class", "grid", "d", "M" + at(LEFT) + " " + at(y) + "H" + at(RIGHT))
                    .close();
            text(html, LEFT - 8, y + 4, "end", Markup.label(value));
        }
        html.open("path", "d", path(least, height)).close();
        for (int i = 0; i < values.length; i++) {
            if (!Double.isNaN(values[i])) {
                html.open("circle", "cx", at(x(i)), "cy", at(y(values[i], least, height)), "r", "4");
                html.element("title", marks.get(i) + ": " + Markup.label(values[i]))
                        .close();
            }
        }
        text(html, x(0), HEIGHT - 8, "start", marks.get(0));
        if (marks.size() > 1) {
            text(html, RIGHT, HEIGHT - 8, "end", marks.get(marks.size() - 1));
        }
        html.close().close();
    }

    /** The figure for those who do not see it. */
    private String words() {
        StringBuilder words = new StringBuilder(title).append(": ");
        for (int i = 0; i < values.length; i++) {
            words.append(i == 0 ? "" : ", ").append(Double.isNaN(values[i]) ? "none" : Markup.label(values[i]));
        }
        return words.toString();
    }

    private String path(double least, double height) {
        StringBuilder path = new StringBuilder();
        boolean drawing = false;
        for (int i = 0; i < values.length; i++) {
            if (!Double.isNaN(values[i])) {
                path.append(drawing ? 'L' : 'M').append(at(x(i))).append(' ').append(at(y(values[i], least, height)));
            }
            drawing = !Double.isNaN(values[i]);
        }
        return path.toString();
    }

    private double x(int i) {
        return values.length == 1 ? LEFT : LEFT + (RIGHT - LEFT) * i / (values.length - 1);
    }

    private static double y(double value, double least, double height) {
        return BOTTOM - (BOTTOM - TOP) * (value - least) / height;
    }

    private static void text(HtmlWriter html, double x, double y, String anchor, String text) {
        html.element("text", text, "x", at(x), "y", at(y), "text-anchor", anchor);
    }

    private static String at(double place) {
        return String.format(Locale.ROOT, "%.1f", place);
    }
}
