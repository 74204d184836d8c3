package io.tagwave.template;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class DominantMatchesTest {

    /** Figure 4.2: B A R B A E A R against B A E A R. */
    @Test
    void findsTheLengthOfTheThesisExample() {
        int[] first = {0, 1, 2, 0, 1, 3, 1, 2};
        int[] second = {0, 1, 3, 1, 2};
        assertEquals(5, matches(first, second, 4, 100).classes());
    }

    @Test
    void findsWhatTheTableOfPrefixLengthsShows() {
        Random random = new Random(1994);
        for (int trial = 0; trial < 3000; trial++) {
            int symbols = 1 + random.nextInt(8);
            int[] first = sequence(random, symbols);
            int[] second = trial % 3 == 0 ? first.clone() : sequence(random, symbols);
            assertEquals(byTable(first, second), found(matches(first, second, symbols, 10_000)));
        }
    }

    @Test
    void givesUpBeyondItsBound() {
        int[] first = {0, 1, 2, 3};
        int[] second = {3, 2, 1, 0};
        assertNull(matches(first, second, 4, 3));
        assertEquals(4, matches(first, second, 4, 4).size());
    }

    private static DominantMatches matches(int[] first, int[] second, int symbols, int most) {
        return DominantMatches.of(first, new SymbolBits(second, symbols), most);
    }

    private static int[] sequence(Random random, int symbols) {
        return random.ints(random.nextInt(random.nextInt(8) == 0 ? 300 : 25), 0, symbols)
                .toArray();
    }

    private static Set<String> found(DominantMatches matches) {
        Set<String> all = new TreeSet<>();
        for (int k = 1; k <= matches.classes(); k++) {
            for (int match = matches.first(k); match >= 0; match = matches.next(match)) {
                all.add(k + ":" + matches.row(match) + "," + matches.column(match));
            }
        }
        assertEquals(all.size(), matches.size(), "each once");
        return all;
    }

    private static Set<String> byTable(int[] first, int[] second) {
        int[][] length = new int[first.length + 1][second.length + 1];
        Set<String> dominant = new TreeSet<>();
        for (int i = 1; i <= first.length; i++) {
            for (int j = 1; j <= second.length; j++) {
                int without = Math.max(length[i - 1][j], length[i][j - 1]);
                boolean match = first[i - 1] == second[j - 1];
                length[i][j] = match ? length[i - 1][j - 1] + 1 : without;
                if (match && without < length[i][j]) {
                    dominant.add(length[i][j] + ":" + (i - 1) + "," + (j - 1));
                }
            }
        }
        return dominant;
    }
}
