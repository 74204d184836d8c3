package io.tagwave.store.list;

import io.tagwave.store.Dialect;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;

/**
 * Work during which H2 writes what is committed after a while, and not each table, index and view by itself: for work that is
 * done again where a kill took it away. Once it is done, all of it is written. Another connection that is opened meanwhile
 * has H2 write at once again.
 */
final class Unhurried {

    private static final int MILLIS = 500;

    /** What takes long. */
    interface Work {
        void run() throws SQLException;
    }

    private final Connection connection;

    Unhurried(Connection connection) {
        this.connection = connection;
    }

    void run(Work work) throws SQLException {
        writeAfter(MILLIS);
        try {
            work.run();
        } catch (SQLException | RuntimeException e) {
            hurryAfter(e);
            throw e;
        }
        writeAfter(0);
    }

    /** What went wrong before is what has to be told. */
    private void hurryAfter(Exception e) {
        try {
            writeAfter(0);
        } catch (SQLException again) {
            e.addSuppressed(again);
        }
    }

    private void writeAfter(int millis) throws SQLException {
        if (Dialect.of(connection) == Dialect.H2) {
            try (Statement statement = connection.createStatement()) {
                statement.execute("SET WRITE_DELAY " + millis);
            }
        }
    }
}
