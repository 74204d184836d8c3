package io.tagwave.lab.bench;

import io.tagwave.signal.PowerSpectrum;

/** A power spectrum that notes its time and the bins it computes. For one thread. */
final class MeasuredSpectrum implements PowerSpectrum {

    private final PowerSpectrum inner;
    private final boolean everyBin;
    private long nanos;
    private long bins;
    private long calls;

    /**
     * A noting spectrum.
     *
     * @param everyBin whether the inner one computes the whole spectrum at each call
     */
    MeasuredSpectrum(PowerSpectrum inner, boolean everyBin) {
        this.inner = inner;
        this.everyBin = everyBin;
    }

    @Override
    public double peak(double[] signal, int first, int last) {
        calls++;
        int half = signal.length / 2;
        bins += everyBin ? half + 1 : Math.max(0, Math.min(last, half) - Math.max(1, first) + 1);
        long start = System.nanoTime();
        double peak = inner.peak(signal, first, last);
        nanos += System.nanoTime() - start;
        return peak;
    }

    @Override
    public double threshold() {
        return inner.threshold();
    }

    @Override
    public String unit() {
        return inner.unit();
    }

    void reset() {
        nanos = 0;
        bins = 0;
        calls = 0;
    }

    double millis() {
        return nanos / 1e6;
    }

    long bins() {
        return bins;
    }

    long calls() {
        return calls;
    }
}
