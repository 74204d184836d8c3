package io.tagwave.record;

/** Logarithms of lengths, most of which are short. */
final class Logarithm {

    private static final double[] SHORT = new double[1024];

    static {
        for (int i = 0; i < SHORT.length; i++) {
            SHORT[i] = Math.log1p(i);
        }
    }

    private Logarithm() {}

    /** The logarithm of a length and one. */
    static double log1p(int length) {
        return length < SHORT.length ? SHORT[length] : Math.log1p(length);
    }
}
