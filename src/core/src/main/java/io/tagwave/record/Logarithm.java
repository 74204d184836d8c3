package io.tagwave.record;

/** Logarithms of numbers and lengths, most of which are small. */
final class Logarithm {

    private static final double[] SHORT = new double[1024];
    private static final double[] SMALL = new double[SHORT.length];

    static {
        for (int i = 0; i < SHORT.length; i++) {
            SHORT[i] = Math.log1p(i);
            SMALL[i] = Math.log(i);
        }
    }

    private Logarithm() {}

    /** The logarithm of a number, 0 or more. */
    static double log(int number) {
        return number < SMALL.length ? SMALL[number] : Math.log(number);
    }

    /** The logarithm of a length and one. */
    static double log1p(int length) {
        return length < SHORT.length ? SHORT[length] : Math.log1p(length);
    }
}
