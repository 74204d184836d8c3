package io.tagwave.eval;

/** The statistics of the thesis' Tables 7 and 8, as the library behind it defines them. */
public final class FeatureStatistics {

    private FeatureStatistics() {}

    /** χ² of a non-negative feature: its sum in each class against what the classes' sizes alone would give. */
    public static double chiSquare(double[] values, boolean[] labels) {
        double[] sum = new double[2];
        double[] count = new double[2];
        for (int i = 0; i < values.length; i++) {
            sum[labels[i] ? 1 : 0] += values[i];
            count[labels[i] ? 1 : 0]++;
        }
        double chi = 0;
        for (int k = 0; k < 2; k++) {
            double expected = (sum[0] + sum[1]) * count[k] / values.length;
            chi += (sum[k] - expected) * (sum[k] - expected) / expected;
        }
        return chi;
    }

    /** F of a one-way analysis of variance between the two classes. */
    public static double anova(double[] values, boolean[] labels) {
        double[] sum = new double[2];
        double[] count = new double[2];
        double squares = 0;
        for (int i = 0; i < values.length; i++) {
            sum[labels[i] ? 1 : 0] += values[i];
            count[labels[i] ? 1 : 0]++;
            squares += values[i] * values[i];
        }
        double all = sum[0] + sum[1];
        double parts = sum[0] * sum[0] / count[0] + sum[1] * sum[1] / count[1];
        double between = parts - all * all / values.length;
        double within = squares - parts;
        return between / (within / (values.length - 2));
    }

    /** Pearson's correlation. */
    public static double correlation(double[] x, double[] y) {
        LinearFit fit = LinearFit.of(x, y);
        return Math.copySign(Math.sqrt(fit.r2()), fit.slope());
    }
}
