package io.tagwave.number;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class CatalogueTest {

    @Test
    void valuesAreNumberedFromZeroInOrderOfFirstAppearance() {
        Catalogue<String> tags = new Catalogue<>();
        assertEquals(List.of(), tags.values());
        assertEquals(0, tags.number("ul"));
        assertEquals(1, tags.number("li"));
        assertEquals(0, tags.number("ul"));
        assertEquals(2, tags.number("a"));
        assertEquals(1, tags.number("li"));
        assertEquals(3, tags.size());
        assertEquals(List.of("ul", "li", "a"), tags.values());
    }
}
