package io.tagwave.eval;

/** Pearson's correlation coefficient. */
public final class Correlation {

    private Correlation() {}

    /** From -1 to 1; not a number when one side does not vary. */
    public static double of(double[] x, double[] y) {
        LinearFit there = LinearFit.of(x, y);
        LinearFit back = LinearFit.of(y, x);
        if (there.slope() == 0 && back.slope() == 0) {
            return Double.NaN;
        }
        return Math.signum(there.slope()) * Math.sqrt(there.slope() * back.slope());
    }
}
