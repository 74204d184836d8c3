package io.tagwave.eval;

import java.util.Arrays;

/** The statistics of the thesis' Tables 7 to 9, as the library behind it defines them. */
public final class FeatureStatistics {

    private FeatureStatistics() {}

    /** Returns χ² of a non-negative feature: its sum in each class against the sum expected from the classes' sizes. */
    public static double chiSquare(double[] values, boolean[] labels) {
        Classes classes = Classes.of(values, labels);
        double chi = 0;
        for (int k = 0; k < 2; k++) {
            double expected = classes.total() * classes.count[k] / values.length;
            chi += (classes.sum[k] - expected) * (classes.sum[k] - expected) / expected;
        }
        return chi;
    }

    /** Returns F of a one-way analysis of variance between the two classes. */
    public static double anova(double[] values, boolean[] labels) {
        Classes classes = Classes.of(values, labels);
        double squares = Arrays.stream(values).map(value -> value * value).sum();
        double parts =
                classes.sum[0] * classes.sum[0] / classes.count[0] + classes.sum[1] * classes.sum[1] / classes.count[1];
        double between = parts - classes.total() * classes.total() / values.length;
        return between / ((squares - parts) / (values.length - 2));
    }

    /** The sum of the values and their number in each class, false first. */
    private record Classes(double[] sum, double[] count) {

        static Classes of(double[] values, boolean[] labels) {
            Classes classes = new Classes(new double[2], new double[2]);
            for (int i = 0; i < values.length; i++) {
                classes.sum[labels[i] ? 1 : 0] += values[i];
                classes.count[labels[i] ? 1 : 0]++;
            }
            return classes;
        }

        double total() {
            return sum[0] + sum[1];
        }
    }

    /** Returns Pearson's correlation, from -1 to 1; not a number when one side does not vary. */
    public static double correlation(double[] x, double[] y) {
        LinearFit line = LinearFit.of(x, y);
        boolean varies = varies(x) && varies(y);
        return varies ? Math.copySign(Math.sqrt(line.r2()), line.slope()) : Double.NaN;
    }

    private static boolean varies(double[] values) {
        return Arrays.stream(values).anyMatch(value -> value != values[0]);
    }

    /**
     * The shape of a distribution (thesis, Table 9).
     *
     * @param mean arithmetic mean
     * @param variation standard deviation relative to the mean
     * @param skewness third standardized moment
     * @param kurtosis fourth standardized moment; 3 for a normal distribution
     */
    public record Moments(double mean, double variation, double skewness, double kurtosis) {

        /** Returns the moments of values, at least two. */
        public static Moments of(double[] values) {
            double mean = mean(values, 0, 1);
            double second = mean(values, mean, 2);
            // The published variation uses the sample deviation, skewness and kurtosis the plain moments.
            double deviation = Math.sqrt(second * values.length / (values.length - 1));
            return new Moments(
                    mean,
                    deviation / mean,
                    mean(values, mean, 3) / Math.pow(second, 1.5),
                    mean(values, mean, 4) / (second * second));
        }

        private static double mean(double[] values, double center, int power) {
            return Arrays.stream(values)
                            .map(value -> Math.pow(value - center, power))
                            .sum()
                    / values.length;
        }
    }
}
