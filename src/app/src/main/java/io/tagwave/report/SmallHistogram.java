package io.tagwave.report;

import static io.tagwave.report.Markup.number;

import java.util.stream.LongStream;

/**
 * Counts as bars, drawn as a small SVG without inline style.
 *
 * @param least label of the smallest value
 * @param most label of the largest value
 */
record SmallHistogram(String title, HistogramBins bins, long[] counts, String least, String most) {

    private static final double WIDTH = 260;
    private static final double TOP = 14;
    private static final double FLOOR = 54;
    private static final double HEIGHT = 70;

    void write(HtmlWriter html) {
        long highest = LongStream.of(counts).max().orElse(1);
        double width = WIDTH / counts.length;
        html.open("svg", "class", "sketch", "role", "img", "width", number(WIDTH), "height", number(HEIGHT));
        html.element("title", title);
        for (int i = 0; i < counts.length; i++) {
            double height = counts[i] == 0 ? 0 : Math.max(1, (FLOOR - TOP) * counts[i] / highest);
            String path = "M" + number(i * width) + " " + number(FLOOR) + "v-" + number(height) + "h"
                    + number(Math.max(1, width - 1)) + "v" + number(height) + "z";
            String label = bins.label(i) + ": " + Markup.count(counts[i], "row");
            html.open("path", "d", path).element("title", label).close();
        }
        html.element("path", "", "class", "floor", "d", "M0 " + number(FLOOR) + "h" + number(WIDTH));
        text(html, 0, TOP - 4, "start", "max " + Markup.count(highest, "row"));
        text(html, 0, HEIGHT - 3, "start", least);
        text(html, WIDTH, HEIGHT - 3, "end", most);
        html.close();
    }

    private static void text(HtmlWriter html, double x, double y, String anchor, String text) {
        html.element("text", text, "text-anchor", anchor, "x", number(x), "y", number(y));
    }
}
