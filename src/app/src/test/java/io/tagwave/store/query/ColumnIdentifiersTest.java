package io.tagwave.store.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.store.Sql;
import io.tagwave.store.SqlDialect;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
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

    @Test
    void namesThatADatabaseFoldsAlikeDiffer() {
        ColumnIdentifiers names = new ColumnIdentifiers("first_crawl");
        assertEquals("straße", names.of("Straße"));
        assertEquals("strasse_2", names.of("Strasse"));
        assertEquals("first_crawl_2", names.of("first_crawl"));
    }

    /** Adds every letter twice, and all letters of one upper case beside each other. */
    @Test
    void allLettersGiveNamesThatH2Accepts() throws SQLException {
        ColumnIdentifiers names = new ColumnIdentifiers();
        Set<String> folded = new HashSet<>();
        List<String> columns = new ArrayList<>();
        for (int letter = 0; letter <= Character.MAX_CODE_POINT; letter++) {
            String text = Character.toString(letter);
            if (Character.isLetter(letter)
                    && text.toUpperCase(Locale.ROOT).length()
                            != text.toLowerCase(Locale.ROOT).length()) {
                for (String head : List.of("ma" + text, text, ("ma" + text).toUpperCase(Locale.ROOT))) {
                    String name = names.of(head);
                    assertTrue(folded.add(name.toUpperCase(Locale.ROOT)), name);
                    columns.add(SqlDialect.H2.quoted(name) + " VARCHAR");
                }
            }
        }
        assertTrue(columns.size() > 300);
        try (Connection h2 = DriverManager.getConnection("jdbc:h2:mem:")) {
            Sql.execute(h2, "CREATE TABLE t (" + String.join(", ", columns) + ")");
        }
    }

    @Test
    void aLongNameIsCutBelowTheLimitOfPostgreSql() {
        ColumnIdentifiers names = new ColumnIdentifiers();
        String first = names.of("n".repeat(300));
        String second = names.of("n".repeat(300) + "x");
        assertEquals("n".repeat(55), first);
        assertEquals("n".repeat(55) + "_2", second);
        assertTrue(names.of("日".repeat(99)).getBytes(StandardCharsets.UTF_8).length <= 60);
    }
}
