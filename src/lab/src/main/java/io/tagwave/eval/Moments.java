package io.tagwave.eval;

/**
 * The shape of a distribution (thesis, Table 9).
 *
 * @param mean arithmetic mean
 * @param variation standard deviation relative to the mean
 * @param skewness third standardised moment
 * @param kurtosis fourth standardised moment; 3 for a normal distribution
 */
public record Moments(double mean, double variation, double skewness, double kurtosis) {

    /** The moments of values, at least two. */
    public static Moments of(double[] values) {
        double mean = 0;
        for (double value : values) {
            mean += value / values.length;
        }
        double second = 0;
        double third = 0;
        double fourth = 0;
        for (double value : values) {
            double off = value - mean;
            second += off * off / values.length;
            third += off * off * off / values.length;
            fourth += off * off * off * off / values.length;
        }
        // The published CV has the sample deviation, skewness and kurtosis the plain moments.
        double sample = Math.sqrt(second * values.length / (values.length - 1));
        return new Moments(mean, sample / mean, third / Math.pow(second, 1.5), fourth / (second * second));
    }
}
