package io.tagwave.store.frontier;

import io.tagwave.store.Database;
import io.tagwave.store.Sql;
import io.tagwave.store.SqlDialect;
import io.tagwave.store.StoreException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.locks.LockSupport;

/**
 * Makes a process the owner of a crawl: two would fetch pages twice and ignore each other's delays. An H2 file belongs to one
 * process anyway; PostgreSQL has locks that end with their connection, however the process ends.
 */
public final class CrawlLock {

    /** Kind of these locks among others in the same database, "tagw" in ASCII. */
    private static final int KIND = 0x74616777;

    private static final long WAIT_FOR_FIRST = 10_000_000_000L;

    private static final String EXCLUSIVE = "SELECT pg_try_advisory_lock(?, ?)";
    private static final String SHARED = "SELECT pg_try_advisory_lock_shared(?, ?)";
    private static final String RELEASE = "SELECT pg_advisory_unlock(?, ?)";

    private CrawlLock() {}

    /**
     * Returns a connection that owns the crawl until it is closed. It does not commit automatically.
     *
     * @throws StoreException if another process owns it
     */
    static Connection own(Database database, long crawlId) throws SQLException {
        return locked(
                database,
                connection -> SqlDialect.of(connection) == SqlDialect.H2 || is(connection, EXCLUSIVE, crawlId),
                "crawl " + crawlId + " is under way in another process: wait for its end, or stop it there");
    }

    /**
     * Returns a connection that shares the crawl with other processes until it is closed.
     *
     * @param joining whether other processes may be there
     * @param first work of the first process, before any other can join
     * @throws StoreException if the crawl belongs to another process, or others are there that must not be
     */
    public static Connection share(Database database, long crawlId, boolean joining, Database.Action first)
            throws SQLException {
        return locked(
                database,
                connection -> {
                    if (is(connection, EXCLUSIVE, crawlId)) {
                        first.run(connection);
                        connection.commit();
                        return is(connection, SHARED, crawlId) && is(connection, RELEASE, crawlId);
                    }
                    return joining && awaitShared(connection, crawlId);
                },
                "crawl " + crawlId + " is under way in another process: "
                        + (joining
                                ? "it is not shared, wait for its end"
                                : "take part with crawl --join, wait for its end, or stop it there"));
    }

    private static Connection locked(Database database, Database.Work<Boolean> lock, String refusal)
            throws SQLException {
        Connection connection = database.connect();
        boolean locked = false;
        try {
            connection.setAutoCommit(false);
            locked = lock.run(connection);
        } finally {
            if (!locked) {
                connection.close();
            }
        }
        if (!locked) {
            throw new StoreException(refusal);
        }
        return connection;
    }

    /** Waits for the first process, which has the crawl alone while it repairs what was interrupted. */
    private static boolean awaitShared(Connection connection, long crawlId) throws SQLException {
        long end = System.nanoTime() + WAIT_FOR_FIRST;
        while (!is(connection, SHARED, crawlId)) {
            if (System.nanoTime() - end > 0) {
                return false;
            }
            LockSupport.parkNanos(WAIT_FOR_FIRST / 500);
        }
        return true;
    }

    private static boolean is(Connection connection, String sql, long crawlId) throws SQLException {
        try {
            return Sql.query(connection, sql, KIND, (int) crawlId)
                    .first(row -> row.getBoolean(1))
                    .orElseThrow();
        } finally {
            connection.commit();
        }
    }
}
