package io.tagwave.number;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class NumberingTest {

    private final Numbering numbering = new Numbering(0);

    @Test
    void keysAreNumberedFromOneInOrderOfFirstAppearance() {
        assertEquals(1, numbering.number(7));
        assertEquals(2, numbering.number(0));
        assertEquals(1, numbering.number(7));
        assertEquals(3, numbering.number(-7));
        assertEquals(3, numbering.size());
    }

    @Test
    void askingForAKeyDoesNotNumberIt() {
        assertEquals(0, numbering.known(0));
        numbering.number(1);
        assertEquals(0, numbering.known(0));
        assertEquals(1, numbering.known(1));
        assertEquals(1, numbering.size());
    }

    @Test
    void aPairIsKnownByBothOfItsHalvesInTheirOrder() {
        assertEquals(1, numbering.number(2, -1));
        assertEquals(2, numbering.number(-1, 2));
        assertEquals(3, numbering.number(3, -1));
        assertEquals(1, numbering.known(2, -1));
        assertEquals(1, numbering.known(0x2_FFFF_FFFFL));
        assertEquals(0, numbering.known(2, 2));
    }

    @Test
    void itNumbersAsAMapDoesHoweverManyKeysComeAndHoweverOftenTheyAreForgotten() {
        Random random = new Random(3);
        for (int use = 0; use < 300; use++) {
            Map<Long, Integer> map = new HashMap<>();
            numbering.clear();
            assertEquals(0, numbering.size());
            for (int i = random.nextInt(20_000); i > 0; i--) {
                long key = random.nextInt(9_000) * (long) (use % 3 == 0 ? 1 << 16 : 1);
                assertEquals(map.getOrDefault(key, 0), numbering.known(key));
                map.putIfAbsent(key, map.size() + 1);
                assertEquals(map.get(key), numbering.number(key));
            }
            assertEquals(map.size(), numbering.size());
        }
    }
}
