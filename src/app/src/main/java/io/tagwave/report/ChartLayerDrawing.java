package io.tagwave.report;

import static io.tagwave.report.Markup.number;

/** Draws the layers of a chart, each in the colour, shape and dash of its place. */
final class ChartLayerDrawing {

    private static final int COLOURS = 6;
    private static final String[] DASHES = {"", "6 4", "2 3", "9 3 2 3"};

    /** Beyond this many points a column of pixels a line is drawn as its range in each column. */
    private static final int POINTS_A_PIXEL = 4;

    private final StringBuilder out;
    private final ChartFrame frame;
    private final Chart chart;

    ChartLayerDrawing(StringBuilder out, ChartFrame frame, Chart chart) {
        this.out = out;
        this.frame = frame;
        this.chart = chart;
    }

    void draw() {
        int series = (int)
                chart.layers.stream().filter(ChartLayer.Bars.class::isInstance).count();
        int bar = 0;
        for (int i = 0; i < chart.layers.size(); i++) {
            ChartLayer layer = chart.layers.get(i);
            if (layer instanceof ChartLayer.Points points) {
                points(points, i);
            } else if (layer instanceof ChartLayer.Line line) {
                line(line, i);
            } else if (layer instanceof ChartLayer.Bars bars) {
                bars(bars, i, bar++, chart.categories.isEmpty() ? 1 : series);
            } else if (layer instanceof ChartLayer.Trend trend) {
                trend(trend, i);
            } else if (layer instanceof ChartLayer.Rule rule) {
                rule(rule, i);
            } else if (layer instanceof ChartLayer.Box box) {
                box(box, i);
            }
        }
    }

    /** The legend's sample of a layer. */
    static void swatch(StringBuilder out, ChartLayer layer, int index, double x, double y) {
        if (layer instanceof ChartLayer.Points) {
            out.append("<path " + fill(index) + " d=\"" + symbol(index, x + 12, y) + "\"/>");
        } else if (layer instanceof ChartLayer.Bars || layer instanceof ChartLayer.Box) {
            String style = layer instanceof ChartLayer.Bars ? fill(index) : stroke(index, 1.5);
            out.append("<rect " + style + " x=\"" + number(x + 4) + "\" y=\"" + number(y - 5)
                    + "\" width=\"16\" height=\"10\"/>");
        } else {
            out.append("<path " + stroke(index, 2) + " d=\"M" + number(x) + " " + number(y) + "h24\"/>");
        }
    }

    private void points(ChartLayer.Points points, int index) {
        StringBuilder path = new StringBuilder();
        for (int i = 0; i < points.x().length; i++) {
            if (frame.x.shows(points.x()[i]) && frame.y.shows(points.y()[i])) {
                path.append(symbol(index, frame.x.at(points.x()[i]), frame.y.at(points.y()[i])));
            }
        }
        out.append("<path " + fill(index) + " fill-opacity=\".65\" d=\"" + path + "\"/>");
    }

    private void line(ChartLayer.Line line, int index) {
        boolean dense = line.x().length > POINTS_A_PIXEL * (ChartFrame.RIGHT - ChartFrame.LEFT);
        String path = dense ? LinePath.ranges(line, frame) : LinePath.whole(line, frame);
        out.append("<path " + stroke(index, dense ? 1 : 1.4) + " stroke-linejoin=\"round\" d=\"" + path + "\"/>");
    }

    private void bars(ChartLayer.Bars bars, int index, int place, int series) {
        double part = bars.width() / series;
        double bottom = frame.y.shows(0) ? frame.y.at(Math.max(0, frame.y.least())) : ChartFrame.BOTTOM;
        for (int i = 0; i < bars.x().length; i++) {
            if (!frame.y.shows(bars.y()[i])) {
                continue;
            }
            double x = frame.x.at(bars.x()[i] - bars.width() / 2 + place * part);
            double width = Math.max(1, frame.x.at(bars.x()[i] - bars.width() / 2 + (place + 1) * part) - x - 0.5);
            double y = frame.y.at(bars.y()[i]);
            out.append("<rect " + fill(index) + " x=\"" + number(x) + "\" y=\"" + number(Math.min(y, bottom))
                    + "\" width=\"" + number(width) + "\" height=\"" + number(Math.abs(bottom - y)) + "\"/>");
        }
    }

    private void trend(ChartLayer.Trend trend, int index) {
        // Forty pieces: on logarithmic axes a straight line is a curve.
        int pieces = 40;
        double[] x = new double[pieces + 1];
        double[] y = new double[pieces + 1];
        for (int i = 0; i <= pieces; i++) {
            double share = (double) i / pieces;
            x[i] = chart.logX
                    ? frame.x.least() * Math.pow(frame.x.greatest() / frame.x.least(), share)
                    : frame.x.least() + share * (frame.x.greatest() - frame.x.least());
            double value = trend.intercept() + trend.slope() * x[i];
            y[i] = value < frame.y.least() || value > frame.y.greatest() ? Double.NaN : value;
        }
        out.append(
                "<path " + stroke(index, 2) + " d=\"" + LinePath.whole(new ChartLayer.Line("", x, y), frame) + "\"/>");
    }

    private void rule(ChartLayer.Rule rule, int index) {
        ChartAxis axis = rule.vertical() ? frame.x : frame.y;
        if (!axis.shows(rule.value())) {
            return;
        }
        String at = number(axis.at(rule.value()));
        String path = rule.vertical()
                ? "M" + at + " " + number(frame.top) + "V" + number(ChartFrame.BOTTOM)
                : "M" + number(ChartFrame.LEFT) + " " + at + "H" + number(ChartFrame.RIGHT);
        out.append("<path " + stroke(index, 1.5) + " d=\"" + path + "\"/>");
    }

    private void box(ChartLayer.Box box, int index) {
        double x = frame.x.at(box.x0());
        double y = frame.y.at(box.y1());
        out.append("<rect " + stroke(index, 2) + " x=\"" + number(x) + "\" y=\"" + number(y) + "\" width=\""
                + number(frame.x.at(box.x1()) - x) + "\" height=\"" + number(frame.y.at(box.y0()) - y) + "\"/>");
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
        return "style=\"fill:var(--c" + index % COLOURS + ")\"";
    }

    private static String stroke(int index, double width) {
        String dash = DASHES[index % DASHES.length];
        return "style=\"fill:none;stroke:var(--c" + index % COLOURS + ");stroke-width:" + width
                + (dash.isEmpty() ? "" : ";stroke-dasharray:" + dash) + "\"";
    }
}
