package io.tagwave.report;

import static io.tagwave.report.Markup.escape;
import static io.tagwave.report.Markup.label;
import static io.tagwave.report.Markup.number;

import io.tagwave.rows.ResourceText;
import java.util.List;

/** Draws a chart as SVG: frame, grid, ticks, labels, legend and layers. */
final class ChartDrawing {

    private static final String STYLE =
            ResourceText.read(ChartDrawing.class, "chart.css").replaceFirst("(?s)^/\\*.*?\\*/\n", "");

    private static final double TITLE = 24;
    private static final double LEGEND_ROW = 18;

    private final Chart chart;
    private final StringBuilder out = new StringBuilder(8192);

    ChartDrawing(Chart chart) {
        this.chart = chart;
    }

    String draw() {
        out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"tw-chart\" role=\"img\" viewBox=\"0 0 ")
                .append(number(ChartFrame.WIDTH) + " " + number(ChartFrame.HEIGHT))
                .append("\" width=\"" + number(ChartFrame.WIDTH) + "\" height=\"" + number(ChartFrame.HEIGHT))
                .append("\" aria-label=\"" + escape(chart.title()) + "\">");
        out.append("<title>" + escape(chart.title()) + "</title><style>" + STYLE + "</style>");
        text(ChartFrame.LEFT, TITLE, "title", "start", chart.title());
        ChartFrame frame = new ChartFrame(chart, legend());
        grid(frame);
        layers(frame);
        axes(frame);
        return out.append("</svg>").toString();
    }

    /** Writes the legend and returns the top of the drawing area. */
    private double legend() {
        double x = ChartFrame.LEFT;
        double y = TITLE + 20;
        for (int i = 0; i < chart.layers().size(); i++) {
            ChartLayer layer = chart.layers().get(i);
            if (layer.name().isEmpty()) {
                continue;
            }
            double width = 40 + 6.6 * layer.name().length();
            if (x > ChartFrame.LEFT && x + width > ChartFrame.RIGHT) {
                x = ChartFrame.LEFT;
                y += LEGEND_ROW;
            }
            layer.drawSample(new ChartPen(out, new ChartFrame(chart, 0), i, 0, 1), x, y - 4);
            text(x + 28, y, "", "start", layer.name());
            x += width;
        }
        return y + 14;
    }

    /** Draws the layers; bars of several series share the width of a category. */
    private void layers(ChartFrame frame) {
        int bars = (int) chart.layers().stream()
                .filter(ChartLayer.Bars.class::isInstance)
                .count();
        int bar = 0;
        for (int i = 0; i < chart.layers().size(); i++) {
            ChartLayer layer = chart.layers().get(i);
            int next = layer instanceof ChartLayer.Bars ? bar++ : 0;
            layer.draw(new ChartPen(out, frame, i, next, chart.categories().isEmpty() ? 1 : bars));
        }
    }

    private void grid(ChartFrame frame) {
        for (double value : frame.y.ticks()) {
            double y = frame.y.at(value);
            line("grid", ChartFrame.LEFT, y, ChartFrame.RIGHT, y);
            text(ChartFrame.LEFT - 8, y + 4, "soft", "end", label(value));
        }
        List<String> names = chart.categories();
        for (int i = 0; i < names.size(); i++) {
            text(frame.x.at(i), ChartFrame.BOTTOM + 17, "soft", "middle", names.get(i));
        }
        if (names.isEmpty()) {
            for (double value : frame.x.ticks()) {
                double x = frame.x.at(value);
                line("grid", x, frame.top, x, ChartFrame.BOTTOM);
                text(x, ChartFrame.BOTTOM + 17, "soft", "middle", label(value));
            }
        }
    }

    private void axes(ChartFrame frame) {
        out.append("<path class=\"axis\" d=\"M" + number(ChartFrame.LEFT) + " " + number(frame.top) + "V"
                + number(ChartFrame.BOTTOM) + "H" + number(ChartFrame.RIGHT) + "\"/>");
        text((ChartFrame.LEFT + ChartFrame.RIGHT) / 2, ChartFrame.HEIGHT - 12, "", "middle", chart.xLabel());
        double middle = (frame.top + ChartFrame.BOTTOM) / 2;
        out.append("<text text-anchor=\"middle\" transform=\"translate(16 " + number(middle) + ") rotate(-90)\">"
                + escape(chart.yLabel()) + "</text>");
    }

    private void line(String style, double x0, double y0, double x1, double y1) {
        out.append("<line class=\"" + style + "\" x1=\"" + number(x0) + "\" y1=\"" + number(y0) + "\" x2=\""
                + number(x1) + "\" y2=\"" + number(y1) + "\"/>");
    }

    private void text(double x, double y, String style, String anchor, String content) {
        out.append("<text" + (style.isEmpty() ? "" : " class=\"" + style + "\"") + " text-anchor=\"" + anchor
                + "\" x=\"" + number(x) + "\" y=\"" + number(y) + "\">" + escape(content) + "</text>");
    }
}
