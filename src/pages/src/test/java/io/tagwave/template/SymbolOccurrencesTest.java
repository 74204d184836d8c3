package io.tagwave.template;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;

class SymbolOccurrencesTest {

    @Test
    void closestIsTheNextOccurrenceWhateverTheAlphabet() {
        Random random = new Random(3);
        for (int trial = 0; trial < 500; trial++) {
            int symbols = 1 + random.nextInt(12);
            int[] sequence = random.ints(random.nextInt(40), 0, symbols).toArray();
            SymbolOccurrences occurrences = new SymbolOccurrences(sequence, symbols);
            for (int symbol = 0; symbol < symbols; symbol++) {
                for (int position = 0; position <= sequence.length; position++) {
                    int next = position;
                    while (next < sequence.length && sequence[next] != symbol) {
                        next++;
                    }
                    assertEquals(next, occurrences.closest(symbol, position));
                }
            }
        }
    }
}
