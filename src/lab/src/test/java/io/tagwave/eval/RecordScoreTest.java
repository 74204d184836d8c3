package io.tagwave.eval;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RecordScoreTest {

    @Test
    void lettersAndDigitsAloneAreCompared() {
        RecordScore score = RecordScore.of(List.of("Blue-Lamp, 40 W"), 1, List.of("new: BLUE lamp (40W) 12.99"));
        assertTrue(score.perfect());
    }

    @Test
    void shortAsciiPartFallsBackToEveryScript() {
        assertEquals(
                1, RecordScore.of(List.of("東京 A1"), 1, List.of("宿 東京A1 ¥9000")).right());
        assertEquals(0, RecordScore.of(List.of("東京 A1"), 1, List.of("京都A1")).right());
    }

    @Test
    void aRecordThatSwallowsTwoCostsRecall() {
        assertEquals(
                new RecordScore(1, 1, 2),
                RecordScore.of(List.of("first item", "second item"), 2, List.of("first item second item")));
    }

    @Test
    void aRecordCutInTwoCostsPrecision() {
        assertEquals(
                new RecordScore(1, 2, 1), RecordScore.of(List.of("first item"), 1, List.of("first item", "12.99 EUR")));
    }

    @Test
    void equalTitlesAreEachMatchedOnce() {
        List<String> titles = List.of("same title", "same title", "same title");
        assertEquals(
                new RecordScore(3, 4, 3),
                RecordScore.of(titles, 3, List.of("same title", "same title", "same title", "same title")));
    }

    @Test
    void earlierChoicesGiveWay() {
        assertEquals(
                2,
                RecordScore.of(List.of("aaaa", "bbbb"), 2, List.of("aaaa bbbb", "aaaa"))
                        .right());
    }

    @Test
    void matchingIsAsLargeAsBruteForceFinds() {
        Random random = new Random(7);
        for (int round = 0; round < 300; round++) {
            int right = 1 + random.nextInt(5);
            List<int[]> edges = new ArrayList<>();
            for (int i = 0; i < 1 + random.nextInt(5); i++) {
                edges.add(IntStream.range(0, right)
                        .filter(k -> random.nextInt(3) == 0)
                        .toArray());
            }
            assertEquals(best(edges, 0, 0), BipartiteMatching.size(edges, right));
        }
    }

    private static int best(List<int[]> edges, int from, int taken) {
        if (from == edges.size()) {
            return 0;
        }
        int best = best(edges, from + 1, taken);
        for (int k : edges.get(from)) {
            if ((taken >> k & 1) == 0) {
                best = Math.max(best, 1 + best(edges, from + 1, taken | 1 << k));
            }
        }
        return best;
    }

    @Test
    void nothingFoundIsZeroNotANumber() {
        assertEquals(0, RecordScore.of(List.of("title"), 1, List.of()).f1());
        assertTrue(RecordScore.of(List.of(), 0, List.of()).perfect());
        assertThrows(IllegalArgumentException.class, () -> new RecordScore(2, 1, 1));
    }

    @Test
    void pagesAddUp() {
        assertEquals(
                0.5, new RecordScore(1, 1, 3).plus(new RecordScore(1, 3, 1)).f1());
    }
}
