package io.tagwave.store;

import java.sql.Connection;
import java.sql.SQLException;

/**
 * Raises H2's WRITE_DELAY while a restartable task runs, so that H2 does not write each table, index and view on its own.
 * Another connection that is opened meanwhile resets the delay.
 */
public final class DeferredWrites implements AutoCloseable {

    /** H2's default. */
    private static final int MILLIS = 500;

    private final Connection connection;
    private final boolean isH2;

    /** Raises the delay until this is closed. */
    public DeferredWrites(Connection connection) throws SQLException {
        this.connection = connection;
        isH2 = SqlDialect.of(connection) == SqlDialect.H2;
        setDelay(MILLIS);
    }

    /** Restores the delay with which all databases are opened. */
    @Override
    public void close() throws SQLException {
        setDelay(0);
    }

    private void setDelay(int millis) throws SQLException {
        if (isH2) {
            Sql.execute(connection, "SET WRITE_DELAY " + millis);
        }
    }
}
