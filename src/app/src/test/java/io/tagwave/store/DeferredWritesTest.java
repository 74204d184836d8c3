package io.tagwave.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DeferredWritesTest {

    private static final String DELAY =
            "SELECT setting_value FROM information_schema.settings WHERE setting_name = 'WRITE_DELAY'";

    @TempDir
    Path folder;

    @Test
    void writesLateMeanwhileAndAtOnceAfterwards() throws SQLException {
        try (Database database = Database.open(folder.resolve("db").toString());
                Connection connection = database.connect()) {
            DeferredWrites late = new DeferredWrites(connection);
            try (late) {
                assertEquals(500, delay(connection));
            }
            assertEquals(0, delay(connection));
        }
    }

    @Test
    void writesAtOnceAfterWorkThatFailed() throws SQLException {
        try (Database database = Database.open(folder.resolve("db").toString());
                Connection connection = database.connect()) {
            SQLException failed = assertThrows(SQLException.class, () -> {
                DeferredWrites late = new DeferredWrites(connection);
                try (late) {
                    throw new SQLException("no space");
                }
            });
            assertEquals("no space", failed.getMessage());
            assertEquals(0, DatabaseTest.number(database, DELAY));
            SQLException closed = assertThrows(SQLException.class, () -> {
                DeferredWrites late = new DeferredWrites(connection);
                try (late) {
                    lose(connection);
                }
            });
            assertEquals("no space", closed.getMessage(), "what went wrong first");
            assertEquals(1, closed.getSuppressed().length);
        }
    }

    private static void lose(Connection connection) throws SQLException {
        connection.close();
        throw new SQLException("no space");
    }

    private static int delay(Connection connection) throws SQLException {
        try (var statement = connection.createStatement();
                var row = statement.executeQuery(DELAY)) {
            row.next();
            return row.getInt(1);
        }
    }
}
