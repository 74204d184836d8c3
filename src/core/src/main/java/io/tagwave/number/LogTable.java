package io.tagwave.number;

/** Returns natural logarithms of counts and lengths. Small ones are looked up, because a page takes thousands of them. */
public final class LogTable {

    private static final double[] LOG = new double[1 << 11];
    private static final double[] LOG1P = new double[LOG.length];

    static {
        for (int i = 0; i < LOG.length; i++) {
            LOG[i] = Math.log(i);
            LOG1P[i] = Math.log1p(i);
        }
    }

    private LogTable() {}

    /** Returns the logarithm of a number, 0 or more. */
    public static double log(int number) {
        return number < LOG.length ? LOG[number] : Math.log(number);
    }

    /** Returns the logarithm of a number, 0 or more, plus one. */
    public static double log1p(int number) {
        return number < LOG1P.length ? LOG1P[number] : Math.log1p(number);
    }
}
