package io.tagwave.number;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class ObjectNumberingTest {

    @Test
    void valuesAreNumberedFromZeroInOrderOfFirstAppearance() {
        ObjectNumbering<String> tags = new ObjectNumbering<>();
        assertEquals(List.of(), tags.values());
        assertEquals(0, tags.number("ul"));
        assertEquals(1, tags.number("li"));
        assertEquals(0, tags.number("ul"));
        assertEquals(2, tags.number("a"));
        assertEquals(1, tags.number("li"));
        assertEquals(List.of("ul", "li", "a"), tags.values());
    }
}
