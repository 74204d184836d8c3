package io.tagwave.learn.list;

import io.tagwave.record.AdditiveModel;
import java.util.List;

/**
 * Scales measures for a fit: clipped to the range of most of them and of deviation 1, so that a penalty on weights acts on
 * all alike. {@linkplain #straight Straight}, a measure is one input, and its function a line; {@linkplain
 * #bent bent}, it is two, one below the median and one above.
 */
final class ScaledMeasures {

    /** Values beyond these quantiles are clipped. */
    private static final double TAIL = 0.01;

    private final int measures;
    private final int sides;
    private final double[] least;
    private final double[] bend;
    private final double[] most;
    private final double[] deviation;

    private ScaledMeasures(List<double[]> rows, int sides) {
        this.sides = sides;
        measures = rows.get(0).length;
        least = new double[measures];
        bend = new double[measures];
        most = new double[measures];
        deviation = new double[sides * measures];
        for (int i = 0; i < measures; i++) {
            int column = i;
            double[] sorted = rows.stream().mapToDouble(r -> r[column]).sorted().toArray();
            least[i] = quantile(sorted, TAIL);
            most[i] = quantile(sorted, 1 - TAIL);
            bend[i] = sides == 1 ? meanOfClipped(sorted, i) : quantile(sorted, 0.5);
            for (int side = 0; side < sides; side++) {
                deviation[side * measures + i] = deviation(sorted, i, side) + 1e-9;
            }
        }
    }

    /** Scales each measure to one input. */
    static ScaledMeasures straight(List<double[]> rows) {
        return new ScaledMeasures(rows, 1);
    }

    /** Scales each measure to two inputs: all that lie below the median, then all that lie above. */
    static ScaledMeasures bent(List<double[]> rows) {
        return new ScaledMeasures(rows, 2);
    }

    double[] of(double[] row) {
        double[] inputs = new double[deviation.length];
        for (int side = 0; side < sides; side++) {
            for (int i = 0; i < measures; i++) {
                int input = side * measures + i;
                inputs[input] = past(row[i], i, side) / deviation[input];
            }
        }
        return inputs;
    }

    /** Returns the signs of the inputs' weights, from the measures'. */
    int[] signs(int[] ofMeasures) {
        int[] signs = new int[deviation.length];
        for (int side = 0; side < sides; side++) {
            System.arraycopy(ofMeasures, 0, signs, side * measures, measures);
        }
        return signs;
    }

    /** Returns the model whose measures have the weights of these inputs. */
    AdditiveModel model(double bias, double[] weights) {
        double[] below = new double[measures];
        double[] above = new double[measures];
        for (int i = 0; i < measures; i++) {
            int last = (sides - 1) * measures + i;
            below[i] = weights[i] / deviation[i];
            above[i] = weights[last] / deviation[last];
        }
        return new AdditiveModel(bias, below, above, least, bend, most);
    }

    /** Returns the distance of a value from the bend, on one side if there are two. */
    private double past(double value, int i, int side) {
        double past = clip(value, i) - bend[i];
        return sides == 1 ? past : side == 0 ? Math.min(0, past) : Math.max(0, past);
    }

    private double clip(double value, int i) {
        return Math.max(least[i], Math.min(most[i], value));
    }

    private double meanOfClipped(double[] values, int i) {
        double sum = 0;
        for (double value : values) {
            sum += clip(value, i);
        }
        return sum / values.length;
    }

    private double deviation(double[] values, int i, int side) {
        double sum = 0;
        double squares = 0;
        for (double value : values) {
            double past = past(value, i, side);
            sum += past;
            squares += past * past;
        }
        double mean = sum / values.length;
        return Math.sqrt(Math.max(0, squares / values.length - mean * mean));
    }

    private static double quantile(double[] sorted, double share) {
        double place = share * (sorted.length - 1);
        int low = (int) place;
        int high = Math.min(low + 1, sorted.length - 1);
        return sorted[low] + (place - low) * (sorted[high] - sorted[low]);
    }
}
