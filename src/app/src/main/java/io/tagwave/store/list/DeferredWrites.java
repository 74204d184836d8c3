package io.tagwave.store.list;

import io.tagwave.store.SqlDialect;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/**
 * Work during which H2 writes what is committed after a while, and not each table, index and view by itself: for work that is
 * done again where a kill took it away. Once it is done, H2 writes as before. Another connection that is opened meanwhile
 * has H2 write at once again.
 */
final class DeferredWrites {

    private static final int MILLIS = 500;

    /** What takes long. */
    interface Work {
        void run() throws SQLException;
    }

    private final Connection connection;

    DeferredWrites(Connection connection) {
        this.connection = connection;
    }

    void run(Work work) throws SQLException {
        int before = delay();
        writeAfter(Math.max(before, MILLIS));
        try {
            work.run();
        } catch (SQLException | RuntimeException e) {
            restore(before, e);
            throw e;
        }
        writeAfter(before);
    }

    /** What went wrong before is what has to be told. */
    private void restore(int delay, Exception e) {
        try {
            writeAfter(delay);
        } catch (SQLException again) {
            e.addSuppressed(again);
        }
    }

    /** H2's own is {@link #MILLIS}. */
    private int delay() throws SQLException {
        if (SqlDialect.of(connection) != SqlDialect.H2) {
            return MILLIS;
        }
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("SELECT setting_value FROM information_schema.settings"
                        + " WHERE setting_name = 'WRITE_DELAY'")) {
            return row.next() ? row.getInt(1) : MILLIS;
        }
    }

    private void writeAfter(int millis) throws SQLException {
        if (SqlDialect.of(connection) == SqlDialect.H2) {
            try (Statement statement = connection.createStatement()) {
                statement.execute("SET WRITE_DELAY " + millis);
            }
        }
    }
}
