package io.tagwave.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.Collections;
import org.junit.jupiter.api.Test;

class StatementParametersTest {

    @Test
    void valuesLargerThanTheDatabaseAcceptsAreShortened() throws Exception {
        try (Connection connection = DriverManager.getConnection("jdbc:h2:mem:");
                Statement statement = connection.createStatement()) {
            statement.execute("CREATE TABLE t (a VARCHAR, b VARCHAR ARRAY, c BIGINT ARRAY, d VARCHAR)");
            String text = "x".repeat(2_000_000);
            String[] texts = Collections.nCopies(70_000, "t").toArray(String[]::new);
            texts[1] = text;
            try (PreparedStatement insert = connection.prepareStatement("INSERT INTO t VALUES (?, ?, ?, ?)")) {
                Sql.update(insert, text, texts, Collections.nCopies(70_000, 7L).toArray(Long[]::new), "short");
            }
            try (ResultSet row = statement.executeQuery("SELECT * FROM t")) {
                assertTrue(row.next());
                assertEquals(
                        StatementParameters.MAX_CHARACTERS + 1, row.getString(1).length());
                assertTrue(row.getString(1).endsWith("x…"));
                Object[] stored = (Object[]) row.getArray(2).getArray();
                assertEquals(StatementParameters.MAX_ELEMENTS, stored.length);
                assertEquals(
                        StatementParameters.MAX_CHARACTERS + 1,
                        stored[1].toString().length());
                assertEquals(
                        StatementParameters.MAX_ELEMENTS,
                        ((Object[]) row.getArray(3).getArray()).length);
                assertEquals("short", row.getString(4));
            }
        }
    }
}
