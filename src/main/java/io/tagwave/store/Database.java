package io.tagwave.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;

/**
 * A Tagwave database: an H2 file by default, any JDBC URL on request. Holds one connection for as long as it is open, so
 * that an embedded database stays open between the connections of its users.
 */
public final class Database implements AutoCloseable {

    /** Every commit is written at once, closing does not compact, and the cache does not follow the size of the machine. */
    private static final String H2_SETTINGS =
            ";WRITE_DELAY=0;MAX_COMPACT_TIME=0;DB_CLOSE_ON_EXIT=FALSE;CACHE_SIZE=32768;LOCK_TIMEOUT=10000";

    private final String name;
    private final String jdbcUrl;
    private final Connection anchor;

    private Database(String name, String jdbcUrl, Connection anchor) {
        this.name = name;
        this.jdbcUrl = jdbcUrl;
        this.anchor = anchor;
    }

    /**
     * Opens a database for writing, and makes its tables when it is new.
     *
     * @param database path of the database file without its suffix, or a JDBC URL
     * @throws StoreException when it can not be opened, or was made by a newer version of the program
     */
    public static Database open(String database) {
        String url = jdbcUrl(database);
        Connection anchor;
        try {
            anchor = DriverManager.getConnection(url);
        } catch (SQLException e) {
            throw new StoreException("cannot open the database " + database + ": " + reason(e), e);
        }
        Database opened = new Database(database, url, anchor);
        try {
            Schema.prepare(opened.name, anchor);
            return opened;
        } catch (StoreException e) {
            opened.close();
            throw e;
        }
    }

    /** A connection of its own, to be closed by the caller. */
    public Connection connect() {
        try {
            return DriverManager.getConnection(jdbcUrl);
        } catch (SQLException e) {
            throw new StoreException("cannot connect to the database " + name + ": " + reason(e), e);
        }
    }

    /** Does some work on a connection of its own, committed when it returns. */
    <T> T call(String what, Work<T> work) {
        try (Connection connection = connect()) {
            return work.run(connection);
        } catch (SQLException e) {
            throw new StoreException("cannot " + what + " in " + name + ": " + reason(e), e);
        }
    }

    /** What is done with a connection. */
    interface Work<T> {
        T run(Connection connection) throws SQLException;
    }

    /** The database as the user named it. */
    public String name() {
        return name;
    }

    @Override
    public void close() {
        try {
            anchor.close();
        } catch (SQLException e) {
            throw new StoreException("cannot close the database " + name + ": " + reason(e), e);
        }
    }

    static String reason(SQLException e) {
        // H2 appends its error number and the statement; the first line is what a person can use.
        return e.getMessage().lines().findFirst().orElse("").replaceFirst(" \\[\\d+-\\d+]$", "");
    }

    private static String jdbcUrl(String database) {
        if (!database.startsWith("jdbc:")) {
            return "jdbc:h2:file:" + Path.of(database).toAbsolutePath() + H2_SETTINGS;
        }
        return database.startsWith("jdbc:h2:") ? database + H2_SETTINGS : database;
    }
}
