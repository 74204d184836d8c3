package io.tagwave.eval;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class BagTest {

    @Test
    void wordsAreLettersAndDigitsInLowerCase() {
        assertEquals(
                Set.of("blue", "lamp", "40", "w"),
                Bag.ofWords("Blue-LAMP (40 W)").values());
        assertEquals(Set.of("東京", "a1"), Bag.ofWords("東京 A1").values());
    }

    @Test
    void similarityIsTheShareOfWordsInBoth() {
        Bag<String> lamp = Bag.ofWords("blue lamp 40");
        assertEquals(1, lamp.jaccard(Bag.ofWords("40 Lamp, blue")));
        assertEquals(2 / 4.0, lamp.jaccard(Bag.ofWords("red lamp 40")));
        assertEquals(0, lamp.jaccard(Bag.ofWords("green chair")));
        assertEquals(lamp.jaccard(Bag.ofWords("lamp")), Bag.ofWords("lamp").jaccard(lamp));
    }

    @Test
    void aWordCountsAsOftenAsItOccurs() {
        assertEquals(1 / 3.0, Bag.ofWords("new new new").jaccard(Bag.ofWords("new")));
    }

    @Test
    void recordsAreComparedByLettersAndDigitsAlone() {
        Bag<String> one = Bag.ofRecords(List.of("A lamp, 10 €", "B"));
        assertEquals(2, one.common(Bag.ofRecords(List.of("b", "a lamp 10"))));
    }

    @Test
    void aRecordCountsAsOftenAsItOccurs() {
        Bag<String> twice = Bag.ofRecords(List.of("a", "a", "c"));
        Bag<String> once = Bag.ofRecords(List.of("a"));
        assertEquals(1, twice.common(once));
        assertEquals(1, once.common(twice));
        assertEquals(3, twice.size());
    }

    @Test
    void twoTextsWithoutWordsAreTheSame() {
        assertEquals(1, Bag.ofWords("--").jaccard(Bag.ofWords("")));
        assertEquals(0, Bag.ofWords("--").jaccard(Bag.ofWords("word")));
    }
}
