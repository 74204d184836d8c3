package io.tagwave.signal;

/**
 * The power spectrum of a signal whose mean was removed (thesis, Definition 3.6). Two strategies: {@link FullSpectrum}
 * computes every bin at once in O(n log n), {@link LazySpectrum} only those that are asked for in O(n) (thesis, 4.2).
 */
public interface PowerSpectrum {

    /**
     * The greatest standardised power among neighbouring bins. What it counts in is the strategy's own unit, see there.
     *
     * @param signal real values, at least one
     * @param first first bin, in cycles over the whole signal; bins below 1 are left out, since bin 0 is the mean
     * @param last last bin, inclusive; bins above half the length are left out, since they mirror the lower ones
     * @return negative infinity when no bin is left or the signal is constant
     */
    double peak(double[] signal, int first, int last);

    /** The least value of {@link #peak} that counts as a peak, in the same unit. */
    double threshold();

    /** Returns the same strategy with another threshold. */
    PowerSpectrum withThreshold(double least);

    /** The name of the unit of {@link #peak}, for people. */
    String unit();
}
