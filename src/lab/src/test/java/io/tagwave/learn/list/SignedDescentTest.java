package io.tagwave.learn.list;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import org.junit.jupiter.api.Test;

class SignedDescentTest {

    /** A bowl whose sides are not equally steep, with its bottom at a point. */
    private static SignedDescent.Loss bowl(double... bottom) {
        return (weights, gradient) -> {
            double value = 0;
            for (int i = 0; i < bottom.length; i++) {
                double off = weights[i] - bottom[i];
                value += (i + 1) * off * off;
                gradient[i] = 2 * (i + 1) * off;
            }
            return value;
        };
    }

    @Test
    void freeWeightsReachTheBottom() {
        assertArrayEquals(
                new double[] {3, -2, 0.5}, SignedDescent.minimize(bowl(3, -2, 0.5), new int[] {0, 0, 0}), 1e-4);
    }

    @Test
    void aWeightStopsAtZeroBeforeItChangesSides() {
        assertArrayEquals(
                new double[] {3, 0, 0, -4}, SignedDescent.minimize(bowl(3, -2, 5, -4), new int[] {1, 1, -1, -1}), 1e-4);
    }

    @Test
    void sameLossSameWeights() {
        SignedDescent.Loss loss = bowl(1, 2, -3, 7);
        int[] signs = {1, 0, -1, 0};
        assertArrayEquals(SignedDescent.minimize(loss, signs), SignedDescent.minimize(loss, signs));
    }
}
