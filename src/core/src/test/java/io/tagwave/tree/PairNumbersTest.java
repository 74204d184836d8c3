package io.tagwave.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PairNumbersTest {

    /** Room for none makes the table grow often, and run full before. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 9, 100, 5_000})
    void pairsAreNumberedInOrderOfFirstAppearance(int expected) {
        PairNumbers numbers = new PairNumbers(expected);
        Map<List<Integer>, Integer> known = new HashMap<>();
        Random random = new Random(expected);
        for (int i = 0; i < 5_000; i++) {
            int high = random.nextInt(40) - 20;
            int low = random.nextInt(40) - 20;
            known.putIfAbsent(List.of(high, low), known.size() + 1);
            assertEquals(known.get(List.of(high, low)), numbers.number(high, low));
            assertEquals(known.size(), numbers.size());
        }
    }

    @Test
    void aPairTurnedAroundIsAnother() {
        PairNumbers numbers = new PairNumbers();
        assertEquals(1, numbers.number(1, -1));
        assertEquals(2, numbers.number(-1, 1));
        assertEquals(3, numbers.number(Integer.MIN_VALUE, Integer.MAX_VALUE));
        assertEquals(1, numbers.number(1, -1));
    }
}
