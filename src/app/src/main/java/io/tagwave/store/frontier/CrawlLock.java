package io.tagwave.store.frontier;

import io.tagwave.store.Database;
import io.tagwave.store.Dialect;
import io.tagwave.store.StoreException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;

/**
 * Makes a process the owner of a crawl: two would ask for pages twice, and keep no pause between their requests. An H2 file
 * belongs to one process anyway; PostgreSQL has locks that end with their connection, however the process ends.
 */
final class CrawlLock {

    /** Tells these locks from those of others in the same database: "tagw". */
    private static final int KIND = 0x74616777;

    private CrawlLock() {}

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
            owner = Dialect.of(connection) == Dialect.H2 || isTaken(connection, crawlId);
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

    private static boolean isTaken(Connection connection, long crawlId) throws SQLException {
        try (PreparedStatement lock = connection.prepareStatement("SELECT pg_try_advisory_lock(?, ?)")) {
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
