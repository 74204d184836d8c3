package io.tagwave.report;

import java.util.function.DoubleConsumer;

/** The axes of a chart, wide enough for all its layers. */
final class ChartFrame {

    static final double WIDTH = 760;
    static final double HEIGHT = 420;
    static final double LEFT = 70;
    static final double RIGHT = WIDTH - 20;
    static final double BOTTOM = HEIGHT - 52;

    final ChartAxis x;
    final ChartAxis y;
    final double top;

    private double leastX = Double.POSITIVE_INFINITY;
    private double greatestX = Double.NEGATIVE_INFINITY;
    private double leastY = Double.POSITIVE_INFINITY;
    private double greatestY = Double.NEGATIVE_INFINITY;

    ChartFrame(Chart chart, double top) {
        this.top = top;
        chart.layers.forEach(layer -> cover(chart, layer));
        if (leastX > greatestX) {
            leastX = 0.1;
            greatestX = 1;
        }
        if (leastY > greatestY) {
            leastY = 0.1;
            greatestY = 1;
        }
        double padX = chart.logX || !chart.categories.isEmpty() ? 0 : (greatestX - leastX) * 0.02;
        double padY = chart.logY ? 0 : (greatestY - leastY) * 0.05;
        double lowX = leastX >= 0 && leastX < padX ? leastX : leastX - padX;
        double lowY = leastY >= 0 && leastY <= padY ? leastY : leastY - padY;
        x = axis(chart.logX, lowX, greatestX + padX, LEFT, RIGHT);
        y = axis(chart.logY, lowY, greatestY + padY, BOTTOM, top);
    }

    private static ChartAxis axis(boolean logarithmic, double least, double greatest, double from, double to) {
        return logarithmic
                ? ChartAxis.logarithmic(least, greatest, from, to)
                : ChartAxis.linear(least, greatest, from, to);
    }

    private void cover(Chart chart, ChartLayer layer) {
        DoubleConsumer atX = value -> coverX(value, chart.logX);
        DoubleConsumer atY = value -> coverY(value, chart.logY);
        if (layer instanceof ChartLayer.Points points) {
            cover(points.x(), points.y(), atX, atY);
        } else if (layer instanceof ChartLayer.Line line) {
            cover(line.x(), line.y(), atX, atY);
        } else if (layer instanceof ChartLayer.Bars bars) {
            for (double value : bars.x()) {
                atX.accept(value - bars.width() / 2);
                atX.accept(value + bars.width() / 2);
            }
            cover(new double[0], bars.y(), atX, atY);
            atY.accept(0);
        } else if (layer instanceof ChartLayer.Rule rule) {
            (rule.vertical() ? atX : atY).accept(rule.value());
        } else if (layer instanceof ChartLayer.Box box) {
            cover(new double[] {box.x0(), box.x1()}, new double[] {box.y0(), box.y1()}, atX, atY);
        }
    }

    private static void cover(double[] xs, double[] ys, DoubleConsumer atX, DoubleConsumer atY) {
        for (double value : xs) {
            atX.accept(value);
        }
        for (double value : ys) {
            atY.accept(value);
        }
    }

    private void coverX(double value, boolean logarithmic) {
        if (Double.isFinite(value) && (!logarithmic || value > 0)) {
            leastX = Math.min(leastX, value);
            greatestX = Math.max(greatestX, value);
        }
    }

    private void coverY(double value, boolean logarithmic) {
        if (Double.isFinite(value) && (!logarithmic || value > 0)) {
            leastY = Math.min(leastY, value);
            greatestY = Math.max(greatestY, value);
        }
    }
}
