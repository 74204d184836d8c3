package io.tagwave.signal;

/**
 * Only the bins that are asked for, in one pass over the signal, standardised by the mean power, which Parseval's
 * identity gives without a transform (thesis, 4.2 and equation 7).
 *
 * <p>With the unnormalised transform of equation 2, the mean of |X[k]|² over the bins is Σ|x[n]|², not Σ|x[n]|²/N as
 * printed; see the interpretation notes.
 *
 * <p>The threshold may grow with the signal: the more bins a spectrum has, the larger is its deviation in terms of its
 * mean, which is what the full spectrum divides by and this one cannot know.
 *
 * @param multiple threshold in multiples of the mean power times the length to the power of {@code growth}
 * @param growth from 0 (any length alike) to 0.5 (the deviation of a pure tone)
 */
public record LazySpectrum(double multiple, double growth) implements PowerSpectrum {

    /** Creates a strategy whose threshold is the same for signals of any length. */
    public LazySpectrum(double multiple) {
        this(multiple, 0);
    }

    @Override
    public double peak(double[] signal, int first, int last) {
        int low = Math.max(1, first);
        int high = Math.min(last, signal.length / 2);
        if (low > high) {
            return Double.NEGATIVE_INFINITY;
        }
        double unit = energy(signal) * Math.pow(signal.length, growth);
        return unit == 0 ? Double.NEGATIVE_INFINITY : greatestPower(signal, low, high) / unit;
    }

    @Override
    public double threshold() {
        return multiple;
    }

    @Override
    public LazySpectrum withThreshold(double least) {
        return new LazySpectrum(least, growth);
    }

    @Override
    public String unit() {
        return growth == 0 ? "times the mean power" : "times the mean power and length^" + growth;
    }

    private static double energy(double[] signal) {
        double energy = 0;
        for (double x : signal) {
            energy += x * x;
        }
        return energy;
    }

    /** Goertzel's recurrence for all bins side by side, so that the signal is read once. */
    private static double greatestPower(double[] signal, int low, int high) {
        int bins = high - low + 1;
        double[] turn = new double[bins];
        for (int b = 0; b < bins; b++) {
            turn[b] = 2 * Math.cos(2 * Math.PI * (low + b) / signal.length);
        }
        double[] last = new double[bins];
        double[] beforeLast = new double[bins];
        for (double x : signal) {
            for (int b = 0; b < bins; b++) {
                double next = x + turn[b] * last[b] - beforeLast[b];
                beforeLast[b] = last[b];
                last[b] = next;
            }
        }
        double greatest = 0;
        for (int b = 0; b < bins; b++) {
            double power = last[b] * last[b] + beforeLast[b] * beforeLast[b] - turn[b] * last[b] * beforeLast[b];
            greatest = Math.max(greatest, power);
        }
        return greatest;
    }
}
