package io.tagwave.store.list;

import io.tagwave.store.Sql;
import io.tagwave.store.SqlDialect;
import io.tagwave.store.SqlStatements;
import java.sql.Connection;
import java.sql.SQLException;

/**
 * Raises H2's WRITE_DELAY while a restartable task runs, so that H2 does not write each table, index and view on its own, and
 * restores it afterwards. Another connection that is opened meanwhile resets the delay.
 */
final class DeferredWrites {

    private static final SqlStatements SQL = SqlStatements.of(DeferredWrites.class);

    /** H2's default. */
    private static final int MILLIS = 500;

    /** A restartable task. */
    interface Task {
        void run() throws SQLException;
    }

    private final Connection connection;
    private final boolean isH2;

    DeferredWrites(Connection connection) throws SQLException {
        this.connection = connection;
        isH2 = SqlDialect.of(connection) == SqlDialect.H2;
    }

    void run(Task task) throws SQLException {
        int before = delay();
        setDelay(Math.max(before, MILLIS));
        try {
            task.run();
        } catch (SQLException | RuntimeException e) {
            try {
                setDelay(before);
            } catch (SQLException again) {
                e.addSuppressed(again);
            }
            throw e;
        }
        setDelay(before);
    }

    private int delay() throws SQLException {
        return isH2
                ? Sql.query(connection, SQL.get("writeDelay"))
                        .first(row -> row.getInt(1))
                        .orElse(MILLIS)
                : MILLIS;
    }

    private void setDelay(int millis) throws SQLException {
        if (isH2) {
            Sql.execute(connection, "SET WRITE_DELAY " + millis);
        }
    }
}
