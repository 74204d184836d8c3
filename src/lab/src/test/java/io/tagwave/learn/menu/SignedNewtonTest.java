package io.tagwave.learn.menu;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import org.junit.jupiter.api.Test;

class SignedNewtonTest {

    /** A parabola with its least at the given point; its axes are not those of the weights. */
    private static final class Parabola implements SignedNewton.Loss {
        private static final double[][] BENT = {{2, 0.5, 0}, {0.5, 1, 0.2}, {0, 0.2, 3}};
        private final double[] least;

        Parabola(double... least) {
            this.least = least;
        }

        @Override
        public double at(double[] w) {
            double value = 0;
            for (int i = 0; i < w.length; i++) {
                for (int j = 0; j < w.length; j++) {
                    value += (w[i] - least[i]) * BENT[i][j] * (w[j] - least[j]) / 2;
                }
            }
            return value;
        }

        @Override
        public void slope(double[] w, double[] gradient, double[][] curvature) {
            for (int i = 0; i < w.length; i++) {
                gradient[i] = 0;
                for (int j = 0; j < w.length; j++) {
                    gradient[i] += BENT[i][j] * (w[j] - least[j]);
                    curvature[i][j] = BENT[i][j];
                }
            }
        }
    }

    @Test
    void freeWeightsReachTheLeast() {
        double[] least = {1, -2, 3};
        assertArrayEquals(least, SignedNewton.minimize(new Parabola(least), new int[3]), 1e-6);
    }

    @Test
    void aWeightThatWouldTurnItsSignIsZeroAndTheOthersMakeUpForIt() {
        double[] found = SignedNewton.minimize(new Parabola(1, -2, 3), new int[] {0, 1, 1});
        // With the second held at zero: 2 (a - 1) + 0.5 * 2 = 0 and 3 (c - 3) + 0.2 * 2 = 0.
        assertArrayEquals(new double[] {0.5, 0, 3 - 0.4 / 3}, found, 1e-6);
    }

    @Test
    void signsThatFitChangeNothing() {
        double[] least = {1, -2, 3};
        assertArrayEquals(least, SignedNewton.minimize(new Parabola(least), new int[] {1, -1, 1}), 1e-6);
    }
}
