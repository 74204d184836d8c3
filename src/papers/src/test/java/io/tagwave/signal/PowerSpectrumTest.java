package io.tagwave.signal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PowerSpectrumTest {

    private static double[] noise(int length) {
        return new Random(length).doubles(length, -1, 1).toArray();
    }

    private static double byDefinition(double[] signal, int k) {
        double re = 0;
        double im = 0;
        for (int n = 0; n < signal.length; n++) {
            re += signal[n] * Math.cos(2 * Math.PI * k * n / signal.length);
            im -= signal[n] * Math.sin(2 * Math.PI * k * n / signal.length);
        }
        return re * re + im * im;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 7, 16, 31, 100})
    void fullPowerIsThatOfTheDefinition(int length) {
        double[] signal = noise(length);
        double[] power = FullSpectrum.power(signal);
        assertEquals(length / 2 + 1, power.length);
        for (int k = 0; k < power.length; k++) {
            assertEquals(byDefinition(signal, k), power[k], 1e-9, "bin " + k);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 31, 100})
    void lazyPowerIsThatOfTheDefinitionOverTheMeanPower(int length) {
        double[] signal = noise(length);
        double mean = 0;
        for (int k = 0; k < length; k++) {
            mean += byDefinition(signal, k) / length;
        }
        for (int k = 1; k <= length / 2; k++) {
            assertEquals(byDefinition(signal, k) / mean, new LazySpectrum(1).peak(signal, k, k), 1e-9, "bin " + k);
        }
    }

    @Test
    void bothFindTheFrequencyOfASawtooth() {
        int[] codes = new int[200];
        Arrays.setAll(codes, i -> i % 20);
        double[] signal = Signals.centred(codes);
        for (PowerSpectrum spectrum : new PowerSpectrum[] {new FullSpectrum(3), new LazySpectrum(6)}) {
            assertTrue(spectrum.peak(signal, 9, 11) > spectrum.threshold(), spectrum.unit());
            assertTrue(spectrum.peak(signal, 4, 8) < spectrum.threshold(), spectrum.unit());
        }
    }

    @Test
    void constantSignalsAndEmptyRangesHaveNoPeak() {
        for (PowerSpectrum spectrum : new PowerSpectrum[] {new FullSpectrum(3), new LazySpectrum(6)}) {
            assertEquals(Double.NEGATIVE_INFINITY, spectrum.peak(new double[16], 1, 8));
            assertEquals(Double.NEGATIVE_INFINITY, spectrum.peak(noise(16), 9, 20));
            assertEquals(Double.NEGATIVE_INFINITY, spectrum.peak(noise(16), -3, 0));
        }
    }

    @Test
    void theHannWindowIsThatOfItsFormula() {
        double[] ones = new double[1001];
        Arrays.fill(ones, 1);
        Signals.windowed(ones);
        for (int i = 0; i < ones.length; i++) {
            assertEquals(0.5 * (1 - Math.cos(2 * Math.PI * i / 1000)), ones[i], 1e-9);
        }
    }

    @Test
    void slopeIsThatOfTheLeastSquaresLine() {
        assertEquals(2, Signals.slope(new int[] {1, 3, 5, 7}), 1e-12);
        assertEquals(0, Signals.slope(new int[] {1, 5, 1}), 1e-12);
        assertEquals(0, Signals.slope(new int[] {4}));
        assertEquals(0, Signals.slope(new int[0]));
    }

    @Test
    void contourIsTheRunningMaximum() {
        assertEquals("[1, 2, 2, 4, 4]", Arrays.toString(Signals.contour(new int[] {1, 2, 1, 4, 3})));
    }
}
