package io.tagwave.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;

class UrlHashTest {

    @Test
    void anAddressKeepsTheHashThatDatabasesHaveOfIt() {
        assertEquals(-780787492076525413L, UrlHash.of(""));
        assertEquals(1804494753752419949L, UrlHash.of("https://example.org/list?page=2"));
    }

    @Test
    void theOrderOfTwoTextsTells() {
        assertNotEquals(UrlHash.of("a", UrlHash.of("b")), UrlHash.of("b", UrlHash.of("a")));
    }
}
