package io.tagwave.eval;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import org.junit.jupiter.api.Test;

class WordBagTest {

    @Test
    void wordsAreLettersAndDigitsInLowerCase() {
        assertEquals(
                Set.of("blue", "lamp", "40", "w"),
                WordBag.of("Blue-LAMP (40 W)").words());
        assertEquals(Set.of("東京", "a1"), WordBag.of("東京 A1").words());
    }

    @Test
    void likenessIsTheShareOfWordsInBoth() {
        WordBag lamp = WordBag.of("blue lamp 40");
        assertEquals(1, lamp.likeness(WordBag.of("40 Lamp, blue")));
        assertEquals(2 / 4.0, lamp.likeness(WordBag.of("red lamp 40")));
        assertEquals(0, lamp.likeness(WordBag.of("green chair")));
        assertEquals(lamp.likeness(WordBag.of("lamp")), WordBag.of("lamp").likeness(lamp));
    }

    @Test
    void aWordCountsAsOftenAsItOccurs() {
        assertEquals(1 / 3.0, WordBag.of("new new new").likeness(WordBag.of("new")));
    }

    @Test
    void twoTextsWithoutWordsAreTheSame() {
        assertEquals(1, WordBag.of("--").likeness(WordBag.of("")));
        assertEquals(0, WordBag.of("--").likeness(WordBag.of("word")));
    }
}
