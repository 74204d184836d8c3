package io.tagwave.region;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class IntSetTest {

    @ParameterizedTest
    @ValueSource(ints = {1, 40, 64, 3_000})
    void itHoldsWhatWasAddedSinceItWasEmptied(int most) {
        IntSet set = new IntSet();
        Random random = new Random(most);
        for (int round = 0; round < 5; round++) {
            Set<Integer> expected = new HashSet<>();
            set.clear();
            for (int i = 0; i < most; i++) {
                int key = random.nextInt(2 * most) - most;
                set.add(key);
                expected.add(key);
            }
            for (int key = -most; key < most; key++) {
                assertEquals(expected.contains(key), set.contains(key));
            }
        }
    }
}
