package io.tagwave.record;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class GreatestTest {

    @Test
    void keepsWhatSortingPutsLast() {
        Random random = new Random(5);
        for (int round = 0; round < 200; round++) {
            double[] values =
                    random.ints(1 + random.nextInt(40), 0, 12).asDoubleStream().toArray();
            int most = 1 + random.nextInt(30);
            Greatest greatest = new Greatest(most);
            for (double value : values) {
                greatest.add(value);
            }
            assertPlaces(values, greatest, most);
            Arrays.sort(values);
            double[] kept = Arrays.copyOfRange(values, Math.max(0, values.length - most), values.length);
            assertEquals(kept[0], greatest.least());
            assertEquals(Arrays.stream(kept).filter(v -> v == kept[0]).count(), greatest.leastCount());
        }
    }

    @Test
    void admitsAnythingUntilItIsFullAndEqualsThen() {
        Greatest greatest = new Greatest(2);
        greatest.add(3);
        assertTrue(greatest.admits(-1));
        greatest.add(5);
        assertTrue(greatest.admits(3));
        assertFalse(greatest.admits(2.9));
    }

    private static void assertPlaces(double[] values, Greatest greatest, int most) {
        int[] expected = IntStream.range(0, values.length)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> -values[i]))
                .limit(most)
                .mapToInt(i -> i)
                .sorted()
                .toArray();
        assertArrayEquals(expected, greatest.places(values));
    }
}
