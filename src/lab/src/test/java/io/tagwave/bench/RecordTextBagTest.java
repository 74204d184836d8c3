package io.tagwave.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class RecordTextBagTest {

    @Test
    void onlyLettersAndDigitsCount() {
        RecordTextBag one = RecordTextBag.of(List.of("A lamp, 10 €", "B"));
        assertEquals(0, one.beyond(RecordTextBag.of(List.of("b", "a lamp 10"))));
    }

    @Test
    void whatStandsTwiceCountsTwice() {
        RecordTextBag twice = RecordTextBag.of(List.of("a", "a", "c"));
        RecordTextBag once = RecordTextBag.of(List.of("a"));
        assertEquals(2, twice.beyond(once));
        assertEquals(0, once.beyond(twice));
        assertEquals(3, twice.size());
    }
}
