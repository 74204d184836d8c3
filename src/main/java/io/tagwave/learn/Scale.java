package io.tagwave.learn;

import io.tagwave.record.LinearModel;
import java.util.Arrays;
import java.util.List;

/** The range, mean and deviation of measures: what a model needs besides its weights. */
final class Scale {

    /** Values beyond these quantiles are clipped. */
    private static final double TAIL = 0.01;

    private final double[] least;
    private final double[] most;
    private final double[] mean;
    private final double[] deviation;

    Scale(List<double[]> rows) {
        int size = rows.get(0).length;
        least = new double[size];
        most = new double[size];
        mean = new double[size];
        deviation = new double[size];
        for (int i = 0; i < size; i++) {
            int column = i;
            double[] sorted = rows.stream().mapToDouble(r -> r[column]).sorted().toArray();
            least[i] = quantile(sorted, TAIL);
            most[i] = quantile(sorted, 1 - TAIL);
            double sum = 0;
            double squares = 0;
            for (double value : sorted) {
                double clipped = clip(value, i);
                sum += clipped;
                squares += clipped * clipped;
            }
            mean[i] = sum / sorted.length;
            deviation[i] = Math.sqrt(Math.max(0, squares / sorted.length - mean[i] * mean[i])) + 1e-9;
        }
    }

    /** A row as the model sees it. */
    double[] scaled(double[] row) {
        double[] scaled = new double[row.length];
        for (int i = 0; i < row.length; i++) {
            scaled[i] = (clip(row[i], i) - mean[i]) / deviation[i];
        }
        return scaled;
    }

    LinearModel model(double bias, double[] weights) {
        return new LinearModel(bias, weights, least, most, mean, deviation);
    }

    private double clip(double value, int i) {
        return Math.max(least[i], Math.min(most[i], value));
    }

    private static double quantile(double[] sorted, double share) {
        double place = share * (sorted.length - 1);
        int low = (int) place;
        int high = Math.min(low + 1, sorted.length - 1);
        return sorted[low] + (place - low) * (sorted[high] - sorted[low]);
    }

    @Override
    public String toString() {
        return "mean " + Arrays.toString(mean) + " deviation " + Arrays.toString(deviation);
    }
}
