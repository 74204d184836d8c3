package io.tagwave.signal;

/** Elementary operations on signals. */
public final class Signals {

    private Signals() {}

    /** The upper contour: the greatest value so far at each position (thesis, Definition 3.9). */
    public static int[] contour(int[] sequence) {
        int[] contour = new int[sequence.length];
        int greatest = Integer.MIN_VALUE;
        for (int i = 0; i < sequence.length; i++) {
            greatest = Math.max(greatest, sequence[i]);
            contour[i] = greatest;
        }
        return contour;
    }

    /** Angular coefficient of the least squares line through the values at x = 0, 1, …; 0 for fewer than two values. */
    public static double slope(int[] values) {
        double middle = (values.length - 1) / 2.0;
        double products = 0;
        double squares = 0;
        for (int i = 0; i < values.length; i++) {
            products += (i - middle) * values[i];
            squares += (i - middle) * (i - middle);
        }
        return squares == 0 ? 0 : products / squares;
    }

    /** The values less their mean. */
    public static double[] centred(int[] values) {
        double sum = 0;
        for (int value : values) {
            sum += value;
        }
        double[] centred = new double[values.length];
        for (int i = 0; i < centred.length; i++) {
            centred[i] = values[i] - sum / values.length;
        }
        return centred;
    }

    /**
     * Weights a signal by the symmetric Hann window, which keeps the jump between its two ends from spreading over the
     * spectrum. In place.
     */
    public static double[] windowed(double[] signal) {
        // cos((i+1)θ) = 2 cos θ cos(iθ) − cos((i−1)θ): one cosine for the whole window.
        double turn = 2 * Math.cos(2 * Math.PI / (signal.length - 1));
        double before = turn / 2;
        double cosine = 1;
        for (int i = 0; i < signal.length && signal.length > 1; i++) {
            signal[i] *= 0.5 * (1 - cosine);
            double next = turn * cosine - before;
            before = cosine;
            cosine = next;
        }
        return signal;
    }
}
