package io.tagwave.signal;

/**
 * Every bin by the fast Fourier transform, standardised to the distance from the spectrum's mean in standard deviations
 * (thesis, 4.1.3 and Definition 3.8). Safe for use by many threads.
 *
 * @param deviations threshold in standard deviations above the mean power
 */
public record FullSpectrum(double deviations) implements PowerSpectrum {

    private static final ThreadLocal<TransformCache> PLANS = ThreadLocal.withInitial(TransformCache::new);

    @Override
    public double peak(double[] signal, int first, int last) {
        double[] power = power(signal);
        int n = signal.length;
        double sum = 0;
        double squares = 0;
        for (int k = 0; k < n; k++) {
            double p = power[Math.min(k, n - k)];
            sum += p;
            squares += p * p;
        }
        double mean = sum / n;
        double deviation = Math.sqrt(Math.max(0, squares / n - mean * mean));
        double peak = Double.NEGATIVE_INFINITY;
        for (int k = Math.max(1, first); k <= Math.min(last, n / 2) && deviation > 0; k++) {
            peak = Math.max(peak, (power[k] - mean) / deviation);
        }
        return peak;
    }

    @Override
    public double threshold() {
        return deviations;
    }

    @Override
    public FullSpectrum withThreshold(double least) {
        return new FullSpectrum(least);
    }

    @Override
    public String unit() {
        return "standard deviations above the mean power";
    }

    /** Power of the bins 0 to n/2; the others mirror them. */
    public static double[] power(double[] signal) {
        int n = signal.length;
        double[] packed = signal.clone();
        if (n > 1) {
            PLANS.get().of(n).realForward(packed);
        }
        double[] power = new double[n / 2 + 1];
        power[0] = packed[0] * packed[0];
        for (int k = 1; k < (n + 1) / 2; k++) {
            // Packed as re(k), im(k) from 2k on; an odd length hides the last imaginary part in slot 1.
            double re = packed[2 * k];
            double im = n % 2 == 1 && k == (n - 1) / 2 ? packed[1] : packed[2 * k + 1];
            power[k] = re * re + im * im;
        }
        if (n % 2 == 0) {
            power[n / 2] = packed[1] * packed[1];
        }
        return power;
    }
}
