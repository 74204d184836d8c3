package io.tagwave.store.frontier;

import io.tagwave.store.Database;
import io.tagwave.store.SqlDialect;
import io.tagwave.store.StoreException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.concurrent.locks.LockSupport;

/**
 * Makes a process the owner of a crawl: two would ask for pages twice, and keep no pause between their requests. An H2 file
 * belongs to one process anyway; PostgreSQL has locks that end with their connection, however the process ends.
 */
final class CrawlLock {

    /** Tells these locks from those of others in the same database: "tagw". */
    private static final int KIND = 0x74616777;

    private static final long WAIT_FOR_FIRST = 10_000_000_000L;

    private CrawlLock() {}

    /**
     * A connection that works on the crawl beside others until it is closed.
     *
     * @param joining whether others may be there
     * @param first what is done where nobody else is there, before anybody can come
     * @throws StoreException when the crawl belongs to another process, or others are there that must not be
     */
    static Connection share(Database database, long crawlId, boolean joining, Database.Work<?> first)
            throws SQLException {
        Connection connection = database.connect();
        boolean shared = false;
        try {
            connection.setAutoCommit(false);
            if (is(connection, "SELECT pg_try_advisory_lock(?, ?)", crawlId)) {
                first.run(connection);
                connection.commit();
                shared = is(connection, "SELECT pg_try_advisory_lock_shared(?, ?)", crawlId)
                        && is(connection, "SELECT pg_advisory_unlock(?, ?)", crawlId);
            } else if (joining) {
                shared = awaitShared(connection, crawlId);
            }
        } finally {
            if (!shared) {
                connection.close();
            }
        }
        if (!shared) {
            throw new StoreException("crawl " + crawlId + " is under way in another process: "
                    + (joining
                            ? "it is not shared, wait for its end"
                            : "take part with crawl --join, wait for its end, or stop it there"));
        }
        return connection;
    }

    /** Who is first at a crawl has it alone while it puts right what was cut short. */
    private static boolean awaitShared(Connection connection, long crawlId) throws SQLException {
        long end = System.nanoTime() + WAIT_FOR_FIRST;
        while (!is(connection, "SELECT pg_try_advisory_lock_shared(?, ?)", crawlId)) {
            if (System.nanoTime() - end > 0) {
                return false;
            }
            LockSupport.parkNanos(WAIT_FOR_FIRST / 500);
        }
        return true;
    }

    /**
     * A connection that owns the crawl until it is closed. Does not commit by itself.
     *
     * @throws StoreException when another process owns it
     */
    static Connection connect(Database database, long crawlId) throws SQLException {
        Connection connection = database.connect();
        boolean owner = false;
        try {
            connection.setAutoCommit(false);
            owner = SqlDialect.of(connection) == SqlDialect.H2
                    || is(connection, "SELECT pg_try_advisory_lock(?, ?)", crawlId);
        } finally {
            if (!owner) {
                connection.close();
            }
        }
        if (!owner) {
            throw new StoreException(
                    "crawl " + crawlId + " is under way in another process: wait for its end, or stop it there");
        }
        return connection;
    }

    private static boolean is(Connection connection, String sql, long crawlId) throws SQLException {
        try (PreparedStatement lock = connection.prepareStatement(sql)) {
            lock.setInt(1, KIND);
            lock.setInt(2, (int) crawlId);
            try (ResultSet row = lock.executeQuery()) {
                row.next();
                return row.getBoolean(1);
            }
        } finally {
            connection.commit();
        }
    }
}
