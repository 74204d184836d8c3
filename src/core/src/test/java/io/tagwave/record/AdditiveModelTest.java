package io.tagwave.record;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class AdditiveModelTest {

    /** Rises by 1 up to 2, by 3 from there, and not at all beyond 0 and 4. */
    private static final AdditiveModel RISING = model(1, 3);

    private static AdditiveModel model(double below, double above) {
        return new AdditiveModel(
                10, new double[] {below}, new double[] {above}, new double[] {0}, new double[] {2}, new double[] {4});
    }

    private static double at(double value) {
        return RISING.score(new double[] {value});
    }

    @Test
    void aFunctionBendsOnceAndIsFlatBeyondItsRange() {
        assertEquals(10, at(2));
        assertEquals(9, at(1));
        assertEquals(8, at(0));
        assertEquals(8, at(-5));
        assertEquals(13, at(3));
        assertEquals(16, at(4));
        assertEquals(16, at(100));
    }

    @Test
    void termsAreWhatEachValueAdds() {
        AdditiveModel two = new AdditiveModel(
                10, new double[] {1, 0}, new double[] {3, 0}, new double[] {0, 0}, new double[] {2, 0}, new double[] {
                    4, 0
                });
        assertArrayEquals(new double[] {3, 0}, two.terms(new double[] {3, 9}));
        assertArrayEquals(new double[] {-2, 0}, two.terms(new double[] {-5, 9}));
        assertArrayEquals(new double[] {0, 0}, two.terms(new double[] {Double.NaN, Double.NaN}));
        assertEquals(13, two.score(new double[] {3, 9}));
    }

    @Test
    void aModelIsItsParameters() {
        AdditiveModel again = new AdditiveModel(
                RISING.bias(),
                RISING.parameters()[0],
                RISING.parameters()[1],
                RISING.parameters()[2],
                RISING.parameters()[3],
                RISING.parameters()[4]);
        assertEquals(1, again.size());
        RISING.parameters()[0][0] = 7;
        for (double value = -1; value < 6; value += 0.5) {
            assertEquals(at(value), again.score(new double[] {value}));
        }
    }

    @Test
    void aScoreOfNoneIsAnEvenChance() {
        AdditiveModel even = new AdditiveModel(
                0, new double[] {1}, new double[] {1}, new double[] {-9}, new double[] {0}, new double[] {9});
        assertEquals(0.5, even.probability(new double[] {0}));
        double likely = even.probability(new double[] {2});
        assertEquals(1, likely + even.probability(new double[] {-2}), 1e-12);
        assertEquals(Math.exp(2), likely / (1 - likely), 1e-9);
    }
}
