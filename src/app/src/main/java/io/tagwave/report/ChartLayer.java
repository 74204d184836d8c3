package io.tagwave.report;

import static io.tagwave.report.Markup.number;

import java.util.DoubleSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.DoubleStream;

/** A layer of a chart, drawn from back to front. A layer without a name stays out of the legend. */
sealed interface ChartLayer {

    /** Returns the text of the legend; empty for none. */
    String name();

    /** Returns the values of x that the axis has to include. */
    default double[] x() {
        return new double[0];
    }

    default double[] y() {
        return new double[0];
    }

    void draw(ChartPen pen);

    /** Draws the legend's sample at a point. */
    default void drawSample(ChartPen pen, double x, double y) {
        pen.path(pen.stroke(2), "M" + number(x) + " " + number(y) + "h24");
    }

    /** Symbols at points. */
    record Points(String name, double[] x, double[] y) implements ChartLayer {
        @Override
        public void draw(ChartPen pen) {
            StringBuilder path = new StringBuilder();
            for (int i = 0; i < x.length; i++) {
                if (pen.frame().shows(x[i], y[i])) {
                    path.append(pen.symbol(pen.frame().x.at(x[i]), pen.frame().y.at(y[i])));
                }
            }
            pen.path(pen.fill() + " fill-opacity=\".65\"", path.toString());
        }

        @Override
        public void drawSample(ChartPen pen, double x, double y) {
            pen.path(pen.fill(), pen.symbol(x + 12, y));
        }
    }

    /** Points joined by straight lines. */
    record Line(String name, double[] x, double[] y) implements ChartLayer {

        /** With more points per column of pixels, a line is drawn as its range in each column. */
        private static final int MAX_POINTS_A_PIXEL = 4;

        @Override
        public void draw(ChartPen pen) {
            boolean dense = x.length > MAX_POINTS_A_PIXEL * (ChartFrame.RIGHT - ChartFrame.LEFT);
            String path = dense ? ranges(pen.frame()) : points(pen.frame());
            pen.path(pen.stroke(dense ? 1 : 1.4) + " stroke-linejoin=\"round\"", path);
        }

        /** Returns every point; a value that the axes cannot show breaks the line. */
        String points(ChartFrame frame) {
            StringBuilder path = new StringBuilder();
            boolean drawing = false;
            for (int i = 0; i < x.length; i++) {
                boolean shown = frame.shows(x[i], y[i]);
                if (shown) {
                    path.append(drawing ? "L" : "M").append(number(frame.x.at(x[i])));
                    path.append(" ").append(number(frame.y.at(y[i])));
                }
                drawing = shown;
            }
            return path.toString();
        }

        /** Returns the range of values in every column of pixels: it looks the same at a bounded size. */
        private String ranges(ChartFrame frame) {
            Map<Long, DoubleSummaryStatistics> columns = new LinkedHashMap<>();
            for (int i = 0; i < x.length; i++) {
                if (frame.shows(x[i], y[i])) {
                    columns.computeIfAbsent(Math.round(frame.x.at(x[i])), column -> new DoubleSummaryStatistics())
                            .accept(frame.y.at(y[i]));
                }
            }
            StringBuilder path = new StringBuilder();
            columns.forEach((column, range) -> path.append(path.isEmpty() ? "M" : "L")
                    .append(column)
                    .append(" ")
                    .append(number(range.getMin()))
                    .append("V")
                    .append(number(range.getMax())));
            return path.toString();
        }
    }

    /** Bars from zero, {@code width} wide and centered on x. */
    record Bars(String name, double[] centers, double[] heights, double width) implements ChartLayer {
        @Override
        public double[] x() {
            return DoubleStream.of(centers)
                    .flatMap(value -> DoubleStream.of(value - width / 2, value + width / 2))
                    .toArray();
        }

        @Override
        public double[] y() {
            return DoubleStream.concat(DoubleStream.of(0), DoubleStream.of(heights))
                    .toArray();
        }

        @Override
        public void draw(ChartPen pen) {
            ChartFrame frame = pen.frame();
            double part = width / pen.series();
            double bottom = frame.y.shows(0) ? frame.y.at(Math.max(0, frame.y.least())) : ChartFrame.BOTTOM;
            for (int i = 0; i < centers.length; i++) {
                if (frame.y.shows(heights[i])) {
                    double left = frame.x.at(centers[i] - width / 2 + pen.bar() * part);
                    double right = frame.x.at(centers[i] - width / 2 + (pen.bar() + 1) * part);
                    double top = frame.y.at(heights[i]);
                    pen.rectangle(
                            pen.fill(),
                            left,
                            Math.min(top, bottom),
                            Math.max(1, right - left - 0.5),
                            Math.abs(bottom - top));
                }
            }
        }

        @Override
        public void drawSample(ChartPen pen, double x, double y) {
            pen.rectangle(pen.fill(), x + 4, y - 5, 16, 10);
        }
    }

    /** The straight line {@code intercept + slope * x} over the whole chart. */
    record Trend(String name, double intercept, double slope) implements ChartLayer {

        /** On logarithmic axes a straight line is a curve. */
        private static final int PIECES = 40;

        @Override
        public void draw(ChartPen pen) {
            ChartFrame frame = pen.frame();
            double[] x = new double[PIECES + 1];
            double[] y = new double[PIECES + 1];
            for (int i = 0; i <= PIECES; i++) {
                x[i] = frame.x.value((double) i / PIECES);
                double value = intercept + slope * x[i];
                y[i] = value < frame.y.least() || value > frame.y.greatest() ? Double.NaN : value;
            }
            pen.path(pen.stroke(2), new Line("", x, y).points(frame));
        }
    }

    /** A line across the chart at one value. */
    record Rule(String name, double value, boolean vertical) implements ChartLayer {
        @Override
        public double[] x() {
            return vertical ? new double[] {value} : new double[0];
        }

        @Override
        public double[] y() {
            return vertical ? new double[0] : new double[] {value};
        }

        @Override
        public void draw(ChartPen pen) {
            ChartAxis axis = vertical ? pen.frame().x : pen.frame().y;
            if (axis.shows(value)) {
                String at = number(axis.at(value));
                String across = "M" + number(ChartFrame.LEFT) + " " + at + "H" + number(ChartFrame.RIGHT);
                String down = "M" + at + " " + number(pen.frame().top) + "V" + number(ChartFrame.BOTTOM);
                pen.path(pen.stroke(1.5), vertical ? down : across);
            }
        }
    }

    /** A framed rectangle. */
    record Box(String name, double x0, double x1, double y0, double y1) implements ChartLayer {
        @Override
        public double[] x() {
            return new double[] {x0, x1};
        }

        @Override
        public double[] y() {
            return new double[] {y0, y1};
        }

        @Override
        public void draw(ChartPen pen) {
            double left = pen.frame().x.at(x0);
            double top = pen.frame().y.at(y1);
            pen.rectangle(
                    pen.stroke(2),
                    left,
                    top,
                    pen.frame().x.at(x1) - left,
                    pen.frame().y.at(y0) - top);
        }

        @Override
        public void drawSample(ChartPen pen, double x, double y) {
            pen.rectangle(pen.stroke(1.5), x + 4, y - 5, 16, 10);
        }
    }
}
