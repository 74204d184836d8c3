package io.tagwave.store;

import io.tagwave.web.PasswordMask;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;

/**
 * A Tagwave database: an H2 file by default, any JDBC URL on request. Holds one connection for as long as it is open, so
 * that an embedded database stays open between the connections of its users.
 */
public final class Database implements AutoCloseable {

    /**
     * Every commit is written at once, packed, closing does not compact, and the cache does not follow the size of the machine.
     * Results of sub-queries are not reused: H2 takes one of the same transaction for fresh although a row was added.
     * No trace file: what goes wrong reaches the caller. KEY is a name, as it is in PostgreSQL: lists have such a column.
     */
    private static final String H2_SETTINGS =
            ";WRITE_DELAY=0;MAX_COMPACT_TIME=0;COMPRESS=TRUE;DB_CLOSE_ON_EXIT=FALSE;CACHE_SIZE=32768;LOCK_TIMEOUT=10000"
                    + ";OPTIMIZE_REUSE_RESULTS=FALSE;TRACE_LEVEL_FILE=0;NON_KEYWORDS=KEY";

    /** A smaller file is left as it is, and one of which more is in use. */
    private static final long WORTH_COMPACTING = 16L << 20;

    private static final int IN_USE_PERCENT = 70;

    private static final String H2 = "jdbc:h2:";
    /** An H2 file that another process has open, and lets this one read. */
    private static final String H2_OF_ANOTHER = "jdbc:h2:tcp:";

    static final String H2_SUFFIX = ".mv.db";
    private static final String H2_READ_ONLY = ";IFEXISTS=TRUE;ACCESS_MODE_DATA=r;LAZY_QUERY_EXECUTION=1";
    /** H2's code for a user that is not known. */
    private static final int UNKNOWN_USER = 28000;

    private static final Duration WAIT_FOR_READERS = Duration.ofSeconds(4);

    /** H2's message where a process was killed in mid-transaction: taking it back is a change. */
    private static final String UNFINISHED = "store is read-only";

    static {
        // H2 would keep each small value behind a soft reference: dearer than making it, and work for every collection.
        if (System.getProperty("h2.objectCache") == null) {
            System.setProperty("h2.objectCache", "false");
        }
    }

    private final String named;
    /** For sentences. */
    private final String name;

    private final String jdbcUrl;
    private final boolean readOnly;
    private final Connection anchor;
    private H2ReaderServer shared;
    private boolean isNew;

    private Database(String named, String jdbcUrl, boolean readOnly) {
        this.named = named;
        this.name = PasswordMask.masked(named);
        this.jdbcUrl = jdbcUrl;
        this.readOnly = readOnly;
        try {
            anchor = jdbcUrl.startsWith(H2_OF_ANOTHER) ? connection() : DriverManager.getConnection(jdbcUrl);
            anchor.setReadOnly(readOnly);
        } catch (SQLException e) {
            throw new StoreException(
                    "cannot open the database " + name + ": " + PasswordMask.masked(OpenFailure.of(e)), e);
        }
    }

    /**
     * Opens a database for writing, and makes its tables when it is new.
     *
     * @param database path of the database file without its suffix, or a JDBC URL
     * @throws StoreException when it can not be opened, or was made by a newer version of the program
     */
    public static Database open(String database) {
        requireFolder(database);
        requireWritable(database);
        boolean isNew = !database.startsWith("jdbc:") && !Files.exists(file(database));
        Database opened = openedForWriting(database);
        opened.isNew = isNew;
        try {
            if (!database.startsWith("jdbc:") && DatabaseSchema.isOlder(opened.anchor)) {
                opened.close();
                OlderFile.bringUpToDate(database);
                opened = openedForWriting(database);
            }
            DatabaseSchema.prepare(opened.name, opened.anchor);
            return opened;
        } catch (StoreException e) {
            opened.close();
            throw e;
        }
    }

    /** Those who only read let go of the file soon. */
    static Database openedForWriting(String database) {
        long end = System.nanoTime() + WAIT_FOR_READERS.toNanos();
        while (true) {
            try {
                return new Database(database, jdbcUrl(database), false);
            } catch (StoreException e) {
                if (!OpenFailure.isLocked(e) || System.nanoTime() > end) {
                    throw e;
                }
                LockSupport.parkNanos(WAIT_FOR_READERS.toNanos() / 40);
            }
        }
    }

    /**
     * From now on, other processes of this machine can open the database to read it, with {@link #openReadOnly}. Only an H2
     * file is closed to them otherwise.
     */
    public void shareReading() {
        if (named.startsWith("jdbc:") || shared != null) {
            return;
        }
        try {
            shared = H2ReaderServer.open(named);
        } catch (SQLException | IOException e) {
            throw new StoreException("cannot let others read the database " + name + ": " + e.getMessage(), e);
        }
    }

    /** What {@link #openReadOnly} takes for this very database, in this process and others, while it is open here. */
    public String nameForReaders() {
        return shared == null ? named : shared.url();
    }

    /**
     * Opens a database that has to be there, for writing.
     *
     * @throws StoreException as {@link #open}, and when there is none
     */
    public static Database openExisting(String database) {
        requireFile(database);
        return open(database);
    }

    /**
     * Opens a database that has to be there. Nothing in it can be changed, and its connections can do nothing but read it:
     * H2 would let a user with more rights read and write files, also where the database is only read.
     *
     * @throws StoreException as {@link #openExisting}, and when it was made by an older version of the program
     */
    public static Database openReadOnly(String database) {
        requireFile(database);
        Database opened;
        try {
            opened = readOnly(database);
        } catch (StoreException e) {
            Optional<String> shared = OpenFailure.isLocked(e) ? H2ReaderServer.url(database) : Optional.empty();
            if (shared.isPresent()) {
                return readOnly(database, shared.get());
            }
            if (!String.valueOf(e.getCause()).contains(UNFINISHED)) {
                throw e;
            }
            // Opening it for writing takes the transaction back.
            openExisting(database).close();
            opened = readOnly(database);
        }
        if (opened.hasReader() && DatabaseSchema.isPrepared(opened.anchor)) {
            return opened;
        }
        // Written before there was a reader, or tables of lists: opening it for writing makes them.
        opened.close();
        openExisting(database).close();
        return readOnly(database);
    }

    private static Database readOnly(String database) {
        String url = jdbcUrl(database);
        boolean ours = url.startsWith(H2) && !url.startsWith(H2_OF_ANOTHER);
        return readOnly(database, ours ? url + H2_READ_ONLY : url);
    }

    private static Database readOnly(String database, String url) {
        Database opened = new Database(database, url, true);
        try {
            DatabaseSchema.requireCurrent(opened.name, opened.anchor);
            return opened;
        } catch (StoreException e) {
            opened.close();
            throw e;
        }
    }

    private boolean hasReader() {
        try (Connection reader = connection()) {
            return reader.isValid(0);
        } catch (SQLException e) {
            if (e.getErrorCode() == UNKNOWN_USER) {
                return false;
            }
            throw new StoreException("cannot read the database " + name + ": " + reason(e), e);
        }
    }

    /** The folder of the database file, made where it is missing. */
    private static void requireFolder(String database) {
        if (database.startsWith("jdbc:")) {
            return;
        }
        Path folder = Path.of(database).toAbsolutePath().getParent();
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new StoreException("cannot write the database " + database + ": no folder " + folder, e);
        }
        if (!Files.isWritable(folder)) {
            throw new StoreException("cannot write the database " + database + ": no permission to write in " + folder);
        }
    }

    private static Path file(String database) {
        return Path.of(database + H2_SUFFIX);
    }

    /** H2 would make a new file where a name is mistyped. */
    private static void requireFile(String database) {
        if (database.startsWith("jdbc:")) {
            return;
        }
        Path file = file(database);
        if (!Files.exists(file)) {
            throw new StoreException("expected a database at " + database + ", found no file " + file);
        }
        if (!Files.isReadable(file)) {
            throw new StoreException("cannot read the database " + database + ": no permission to read " + file);
        }
        if (file.toFile().length() == 0) {
            throw new StoreException("expected a database at " + database + ", found the empty file " + file);
        }
    }

    private static void requireWritable(String database) {
        Path file = file(database);
        if (!database.startsWith("jdbc:") && Files.exists(file) && !Files.isWritable(file)) {
            throw new StoreException("cannot write the database " + database + ": no permission to write " + file);
        }
    }

    /** A connection of its own, to be closed by the caller. */
    public Connection connect() {
        try {
            return connection();
        } catch (SQLException e) {
            throw new StoreException("cannot connect to the database " + name + ": " + reason(e), e);
        }
    }

    /** Does some work on a connection of its own, committed when it returns. */
    public <T> T call(String what, Work<T> work) {
        try (Connection connection = connect()) {
            return work.run(connection);
        } catch (SQLException e) {
            throw new StoreException("cannot " + what + " in " + name + ": " + reason(e), e);
        }
    }

    /** What is done with a connection. */
    public interface Work<T> {
        T run(Connection connection) throws SQLException;
    }

    /** The database as the user named it, without passwords. */
    public String name() {
        return name;
    }

    /** Whether several processes may write to it at a time. */
    public boolean isShared() {
        return call("look at the database", connection -> SqlDialect.of(connection) == SqlDialect.POSTGRESQL);
    }

    /** Megabytes that the database's own cache of pages takes of the heap; it has a fixed limit. 0 for other databases. */
    public double cacheMegabytes() {
        return h2Figure("CACHE_SIZE");
    }

    /** A figure of H2's own; 0 for other databases. */
    private double h2Figure(String name) {
        return call("read " + name, connection -> {
            if (SqlDialect.of(connection) != SqlDialect.H2) {
                return 0.0;
            }
            try (Statement statement = connection.createStatement();
                    ResultSet row = statement.executeQuery("SELECT SETTING_VALUE FROM INFORMATION_SCHEMA.SETTINGS"
                            + " WHERE SETTING_NAME = 'info." + name + "'")) {
                return row.next() ? row.getDouble(1) : 0.0;
            }
        });
    }

    /**
     * Closes the database, and makes its file smaller where most of it is what was overwritten: each commit of a crawl that comes to know
     * thousands of addresses writes large parts of their index anew. What is in use is copied, so that a kill meanwhile loses nothing.
     *
     * @param shown gets a line before that is done
     */
    public void closeCompact(PrintWriter shown) {
        double bytes = h2Figure("FILE_SIZE");
        double percent = h2Figure("CHUNKS_FILL_RATE");
        if (bytes >= WORTH_COMPACTING && percent < IN_USE_PERCENT) {
            shown.printf(
                    Locale.ROOT,
                    "Making the database smaller: of %,.0f MB, %.0f %% are in use%n",
                    bytes / 1e6,
                    percent);
            shown.flush();
            closeToReaders();
            Sql.run("make the file of " + name + " smaller", () -> {
                try (Statement statement = anchor.createStatement()) {
                    return statement.execute("SHUTDOWN COMPACT");
                }
            });
        }
        close();
    }

    /**
     * Removes its file, if opening it has made it. While it is open: one who waits for it would have it once it is
     * closed, and lose it. Where the system keeps open files it stays, empty: what went wrong before is what has to be told.
     */
    void discardIfNew() {
        if (isNew) {
            file(named).toFile().delete();
        }
    }

    @Override
    public void close() {
        closeToReaders();
        try {
            anchor.close();
        } catch (SQLException e) {
            throw new StoreException("cannot close the database " + name + ": " + reason(e), e);
        }
    }

    /**
     * Readers end what they are at before their sessions are closed. H2's server would close them in the midst of a statement, after which
     * its count of those who use the store may be wrong, and closing the file waits for ever.
     */
    private void closeToReaders() {
        if (shared == null) {
            return;
        }
        try (Statement statement = anchor.createStatement()) {
            statement.execute("SET EXCLUSIVE 2");
        } catch (SQLException toldByClosing) {
            // What is wrong with the database is told where it is closed.
        }
        shared.close();
        shared = null;
    }

    public static String reason(SQLException e) {
        // H2 appends its error number and the statement; the first line is what a person can use.
        return e.getMessage().lines().findFirst().orElse("").replaceFirst(" \\[\\d+-\\d+]$", "");
    }

    private Connection connection() throws SQLException {
        boolean reads = readOnly && jdbcUrl.startsWith(H2);
        Connection connection = reads
                ? DriverManager.getConnection(readersUrl(), DatabaseSchema.READER, "")
                : DriverManager.getConnection(jdbcUrl);
        connection.setReadOnly(readOnly);
        return connection;
    }

    /** Without the settings that the first connection made for all: only an administrator may. */
    private String readersUrl() {
        return jdbcUrl.replace(H2_SETTINGS, ";LOCK_TIMEOUT=10000;NON_KEYWORDS=KEY");
    }

    private static String jdbcUrl(String database) {
        if (!database.startsWith("jdbc:")) {
            return "jdbc:h2:file:" + Path.of(database).toAbsolutePath() + H2_SETTINGS;
        }
        return database.startsWith(H2) && !database.startsWith(H2_OF_ANOTHER) ? database + H2_SETTINGS : database;
    }
}
