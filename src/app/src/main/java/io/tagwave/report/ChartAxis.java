package io.tagwave.report;

import java.util.ArrayList;
import java.util.List;

/**
 * Maps the values of one direction of a chart to pixels, with round ticks.
 *
 * @param logarithmic whether low and high are logarithms to base ten
 * @param from pixel of the low end
 * @param to pixel of the high end
 */
record ChartAxis(boolean logarithmic, double low, double high, double from, double to) {

    /** Returns an axis for a range of values. */
    static ChartAxis linear(double least, double greatest, double from, double to) {
        double high = greatest > least ? greatest : least + Math.max(1, Math.abs(least));
        return new ChartAxis(false, least, high, from, to);
    }

    /** Returns an axis for a range of positive values. */
    static ChartAxis logarithmic(double least, double greatest, double from, double to) {
        double low = Math.log10(least);
        double high = Math.log10(greatest);
        return new ChartAxis(true, low, high > low ? high : low + 1, from, to);
    }

    /** Returns the pixel of a value; infinite ones are at the ends. */
    double at(double value) {
        if (Double.isInfinite(value)) {
            return value < 0 ? from : to;
        }
        double position = logarithmic ? Math.log10(value) : value;
        return from + (position - low) / (high - low) * (to - from);
    }

    boolean shows(double value) {
        return Double.isInfinite(value) || (logarithmic ? value > 0 : !Double.isNaN(value));
    }

    /** Returns about six round values. */
    List<Double> ticks() {
        return logarithmic ? decades() : steps();
    }

    private List<Double> steps() {
        double step = HistogramBins.round((high - low) / 6, 0);
        List<Double> ticks = new ArrayList<>();
        for (double k = Math.ceil(low / step - 1e-9); k * step <= high + step * 1e-9; k++) {
            ticks.add(k == 0 ? 0.0 : k * step);
        }
        return ticks;
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
