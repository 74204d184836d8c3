package io.tagwave.store.query;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ColumnIdentifiersTest {

    @ParameterizedTest
    @CsvSource({
        "Best time (min), best_time_min",
        "price, price",
        "__Größe__, größe",
        "2nd, c_2nd",
        "%, c_",
        "Order, order_",
        "orders, orders"
    })
    void aNameNeedsNoQuotes(String name, String identifier) {
        assertEquals(identifier, new ColumnIdentifiers().of(name));
    }

    @Test
    void eachIsGivenOnceAndWhatIsTakenNever() {
        ColumnIdentifiers names = new ColumnIdentifiers("ordinal");
        assertEquals("ordinal_2", names.of("Ordinal"));
        assertEquals("ordinal_3", names.of("ordinal"));
        assertEquals("title", names.of("title"));
        assertEquals("title_2", names.of("Title"));
    }
}
