package io.tagwave.mdr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;

class EditDistanceTest {

    @Test
    void agreesWithTheUsualTable() {
        Random random = new Random(3);
        for (int round = 0; round < 3000; round++) {
            int[] a = string(random, round % 200, 1 + round % 5);
            int[] b = round % 2 == 0 ? string(random, random.nextInt(200), 1 + round % 5) : edited(random, a);
            int distance = table(a, b);

            assertTrue(EditDistance.within(a, b, distance));
            assertFalse(distance > 0 && EditDistance.within(a, b, distance - 1));
        }
    }

    @Test
    void emptyStringsAreAsFarAsTheOtherOneIsLong() {
        assertTrue(EditDistance.within(new int[0], new int[0], 0));
        assertTrue(EditDistance.within(new int[0], new int[3], 3));
        assertFalse(EditDistance.within(new int[3], new int[0], 2));
    }

    @Test
    void stringsOfMoreThanAWordCarryOver() {
        int[] a = new Random(5).ints(129, 0, 50).toArray();
        int[] b = new Random(6).ints(257, 0, 50).toArray();
        assertEquals(table(a, b) <= 240, EditDistance.within(a, b, 240));
        assertEquals(table(a, b) <= 239, EditDistance.within(a, b, 239));
    }

    private static int[] string(Random random, int length, int symbols) {
        return random.ints(length, 0, symbols).toArray();
    }

    private static int[] edited(Random random, int[] a) {
        int[] b = a.clone();
        for (int i = 0; i < b.length / 10; i++) {
            b[random.nextInt(b.length)] = 9;
        }
        return b;
    }

    private static int table(int[] a, int[] b) {
        int[][] d = new int[a.length + 1][b.length + 1];
        for (int i = 0; i <= a.length; i++) {
            for (int j = 0; j <= b.length; j++) {
                if (i == 0 || j == 0) {
                    d[i][j] = i + j;
                } else {
                    int change = a[i - 1] == b[j - 1] ? 0 : 1;
                    d[i][j] = Math.min(d[i - 1][j - 1] + change, 1 + Math.min(d[i - 1][j], d[i][j - 1]));
                }
            }
        }
        return d[a.length][b.length];
    }
}
