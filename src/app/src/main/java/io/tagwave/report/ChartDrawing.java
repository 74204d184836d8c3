package io.tagwave.report;

import static io.tagwave.report.Markup.escape;
import static io.tagwave.report.Markup.label;
import static io.tagwave.report.Markup.number;

import java.util.List;

/** Draws one chart: frame, grid, ticks, labels and legend here, the layers in {@link ChartLayerDrawing}. */
final class ChartDrawing {

    /** Okabe and Ito's palette, which colour-blind readers can tell apart, with lighter turns for a dark page. */
    private static final String STYLE = """
            .tw-chart{--ink:#1b1b1f;--soft:#5c5c66;--grid:#e3e3e8;--paper:#fff;\
            --c0:#0068a8;--c1:#c14f00;--c2:#00805d;--c3:#a8457f;--c4:#8a6d00;--c5:#5a5a5a;\
            font:12px system-ui,sans-serif;max-width:100%;height:auto;background:var(--paper)}
            @media screen and (prefers-color-scheme:dark){.tw-chart{--ink:#ececf1;--soft:#a9a9b5;--grid:#34343c;\
            --paper:#16161a;--c0:#5fb8f0;--c1:#f59a57;--c2:#4fd0a5;--c3:#e69ac5;--c4:#e3c34d;--c5:#b5b5b5}}
            .tw-chart text{fill:var(--ink)}.tw-chart .soft{fill:var(--soft)}.tw-chart .grid{stroke:var(--grid)}
            .tw-chart .axis{stroke:var(--soft);fill:none}.tw-chart .title{font-size:15px;font-weight:600}
            """;

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
                .append("\" aria-label=\"" + escape(chart.title) + "\">");
        out.append("<title>" + escape(chart.title) + "</title><style>" + STYLE + "</style>");
        text(ChartFrame.LEFT, TITLE, "title", "start", chart.title);
        ChartFrame frame = new ChartFrame(chart, legend());
        grid(frame);
        new ChartLayerDrawing(out, frame, chart).draw();
        axes(frame);
        return out.append("</svg>").toString();
    }

    /** Writes the legend and answers where the drawing area may begin. */
    private double legend() {
        double x = ChartFrame.LEFT;
        double y = TITLE + 20;
        for (int i = 0; i < chart.layers.size(); i++) {
            ChartLayer layer = chart.layers.get(i);
            if (layer.name().isEmpty()) {
                continue;
            }
            double width = 40 + 6.6 * layer.name().length();
            if (x > ChartFrame.LEFT && x + width > ChartFrame.RIGHT) {
                x = ChartFrame.LEFT;
                y += LEGEND_ROW;
            }
            ChartLayerDrawing.swatch(out, layer, i, x, y - 4);
            text(x + 28, y, "", "start", layer.name());
            x += width;
        }
        return y + 14;
    }

    private void grid(ChartFrame frame) {
        for (double value : frame.y.ticks()) {
            double y = frame.y.at(value);
            line("grid", ChartFrame.LEFT, y, ChartFrame.RIGHT, y);
            text(ChartFrame.LEFT - 8, y + 4, "soft", "end", label(value));
        }
        List<String> names = chart.categories;
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
        text((ChartFrame.LEFT + ChartFrame.RIGHT) / 2, ChartFrame.HEIGHT - 12, "", "middle", chart.xLabel);
        double middle = (frame.top + ChartFrame.BOTTOM) / 2;
        out.append("<text text-anchor=\"middle\" transform=\"translate(16 " + number(middle) + ") rotate(-90)\">"
                + escape(chart.yLabel) + "</text>");
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
