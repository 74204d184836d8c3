package io.tagwave.menu;

/** The logarithms of one more than a count; the usual counts are looked up, for a page takes hundreds of them. */
final class SmallLogs {

    private static final double[] KNOWN = new double[1 << 11];

    static {
        for (int i = 0; i < KNOWN.length; i++) {
            KNOWN[i] = Math.log1p(i);
        }
    }

    private SmallLogs() {}

    /** ln(1 + count). */
    static double log1p(int count) {
        return count < KNOWN.length ? KNOWN[count] : Math.log1p(count);
    }
}
