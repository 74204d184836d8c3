package io.tagwave.report;

import java.util.ArrayList;
import java.util.List;

/** Maps the values of one direction of a chart to pixels, with round ticks. Linear, or logarithmic to base ten. */
final class ChartAxis {

    private final boolean logarithmic;
    private final double low;
    private final double high;
    private final double from;
    private final double to;

    private ChartAxis(boolean logarithmic, double low, double high, double from, double to) {
        this.logarithmic = logarithmic;
        this.low = low;
        this.high = high;
        this.from = from;
        this.to = to;
    }

    /**
     * Returns an axis for a range of values.
     *
     * @param from pixel of the low end
     * @param to pixel of the high end
     */
    static ChartAxis linear(double least, double greatest, double from, double to) {
        double spread = greatest > least ? greatest - least : Math.max(1, Math.abs(least));
        double high = greatest > least ? greatest : least + spread;
        return new ChartAxis(false, least, high, from, to);
    }

    /** Returns an axis for a range of positive values. */
    static ChartAxis logarithmic(double least, double greatest, double from, double to) {
        double low = Math.log10(least);
        double high = Math.log10(greatest);
        return new ChartAxis(true, low, high > low ? high : low + 1, from, to);
    }

    /** Returns the pixel of a value. */
    double at(double value) {
        double position = logarithmic ? Math.log10(value) : value;
        return from + (position - low) / (high - low) * (to - from);
    }

    /** Returns the value at a share of the axis, from 0 to 1. */
    double value(double share) {
        return logarithmic ? least() * Math.pow(greatest() / least(), share) : least() + share * (greatest() - least());
    }

    /** Returns the value of the low end. */
    double least() {
        return logarithmic ? Math.pow(10, low) : low;
    }

    /** Returns the value of the high end. */
    double greatest() {
        return logarithmic ? Math.pow(10, high) : high;
    }

    /** Tells whether the axis can show a value. */
    boolean shows(double value) {
        return Double.isFinite(value) && (!logarithmic || value > 0);
    }

    /** Returns about six round values. */
    List<Double> ticks() {
        return logarithmic ? decades() : steps();
    }

    private List<Double> steps() {
        double step = roundStep((high - low) / 6);
        List<Double> ticks = new ArrayList<>();
        for (double k = Math.ceil(low / step - 1e-9); k * step <= high + step * 1e-9; k++) {
            ticks.add(k * step == 0 ? 0.0 : Math.rint(k * step / step * 1e6) / 1e6 * step);
        }
        return ticks;
    }

    private static double roundStep(double raw) {
        double power = Math.pow(10, Math.floor(Math.log10(raw)));
        double factor = raw / power;
        return power * (factor <= 1 ? 1 : factor <= 2 ? 2 : factor <= 5 ? 5 : 10);
    }

    private List<Double> decades() {
        double[] factors = high - low < 2 ? new double[] {1, 2, 5} : new double[] {1};
        int stride = (int) Math.max(1, Math.ceil((high - low) / 8));
        List<Double> ticks = new ArrayList<>();
        for (int e = (int) Math.floor(low); e <= high + 1e-9; e += stride) {
            for (double factor : factors) {
                double position = e + Math.log10(factor);
                if (position >= low - 1e-9 && position <= high + 1e-9) {
                    ticks.add(factor * Math.pow(10, e));
                }
            }
        }
        return ticks;
    }
}
