package io.tagwave.eval;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class GroundTruthListsTest {

    private static final List<String> LAMPS = List.of("red lamp 10 EUR", "blue lamp 20 EUR", "green lamp 30 EUR");
    private static final List<String> NEWS = List.of("a new shop in town", "summer sale until Monday");

    private final GroundTruthLists both = GroundTruthLists.whole(List.of(LAMPS, NEWS));

    @Test
    void oneListOfSeveralIsAWholeAnswer() {
        assertEquals(new RecordScore(3, 3, 3), both.score(LAMPS));
        assertEquals(new RecordScore(2, 2, 2), both.score(NEWS));
        assertEquals(new RecordScore(2, 3, 3), both.score(List.of(LAMPS.get(0), LAMPS.get(1), "page 2 of 9")));
    }

    @Test
    void againstAllListsTheOthersAreMissed() {
        assertEquals(new RecordScore(3, 3, 5), both.scoreOfAll(LAMPS));
        assertEquals(new RecordScore(1, 1, 5), both.scoreOfAll(NEWS.subList(0, 1)));
        assertEquals(1, both.scoreOfAll(LAMPS).precision());
        assertEquals(0.5, both.scoreOfAll(List.of(LAMPS.get(0), "page 2 of 9")).precision());
    }

    @Test
    void aRecordIsRightByMostOfItsWords() {
        // Three of four words, three of six.
        assertEquals(1, both.scoreOfAll(List.of("red lamp 10")).precision());
        assertEquals(0, both.scoreOfAll(List.of("red lamp 10 now much cheaper")).precision());
    }

    @Test
    void aTrueRecordCountsOnce() {
        assertEquals(new RecordScore(1, 2, 5), both.scoreOfAll(List.of(LAMPS.get(0), LAMPS.get(0))));
    }

    @Test
    void listsOfTheSameRecordsAreTwo() {
        GroundTruthLists twice = GroundTruthLists.whole(List.of(LAMPS, LAMPS));
        assertEquals(6, twice.expected());
        assertEquals(new RecordScore(3, 3, 3), twice.score(LAMPS));
    }

    @Test
    void titlesAreHeldByRecords() {
        GroundTruthLists main = GroundTruthLists.byTitles(List.of("red lamp", "blue lamp"), 2);
        assertFalse(main.knowsAll());
        assertEquals(new RecordScore(2, 3, 2), main.score(LAMPS));
        assertEquals(main.score(LAMPS), main.scoreOfAll(LAMPS));
        assertTrue(both.knowsAll());
        assertEquals(List.of(), both.titles());
    }

    @Test
    void nothingIsRightOnAPageWithoutAList() {
        assertEquals(
                new RecordScore(0, 3, 0),
                GroundTruthLists.byTitles(List.of(), 0).score(LAMPS));
    }
}
