package io.tagwave.store;

import io.tagwave.web.PasswordMask;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Locale;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import org.h2.api.ErrorCode;
import org.jspecify.annotations.Nullable;

/**
 * Opens a Tagwave database: an H2 file by default, or any JDBC URL. Holds one connection for as long as it is open, so that
 * an embedded database stays open between the connections of its users.
 */
public final class Database implements AutoCloseable {

    /**
     * Every commit is written at once and compressed, closing does not compact, and the cache does not grow with the
     * machine. Results of subqueries are not reused: H2 considers one of the same transaction current although a row was
     * added. No trace file: errors reach the caller. KEY is a name, as in PostgreSQL: lists have such a column.
     */
    private static final String H2_SETTINGS =
            ";WRITE_DELAY=0;MAX_COMPACT_TIME=0;COMPRESS=TRUE;DB_CLOSE_ON_EXIT=FALSE;CACHE_SIZE=32768;LOCK_TIMEOUT=10000"
                    + ";OPTIMIZE_REUSE_RESULTS=FALSE;TRACE_LEVEL_FILE=0;NON_KEYWORDS=KEY";

    /** Settings of readers: only an administrator may repeat those that the first connection made for all. */
    private static final String H2_READER_SETTINGS = ";LOCK_TIMEOUT=10000;NON_KEYWORDS=KEY";

    /** Size below which a file is not compacted. A weekly run of a small list adds 2 kB, and overwrites a hundred times as much. */
    private static final long MIN_COMPACT_BYTES = 1L << 18;

    /** Percentage of a file in use from which it is not compacted. */
    private static final int MAX_COMPACT_FILL = 70;

    private static final String H2 = "jdbc:h2:";

    private static final String H2_SUFFIX = ".mv.db";
    private static final String H2_READING = ";IFEXISTS=TRUE;LAZY_QUERY_EXECUTION=1";
    private static final String H2_READ_ONLY = ";ACCESS_MODE_DATA=r";

    /** H2's message for a file with an unfinished transaction: rolling it back is a change. */
    private static final String UNFINISHED = "store is read-only";

    static {
        // H2 would keep each small value behind a soft reference: more expensive than making it, and work for every
        // garbage collection.
        if (System.getProperty("h2.objectCache") == null) {
            System.setProperty("h2.objectCache", "false");
        }
    }

    private final String named;
    /** The name without passwords, for messages. */
    private final String name;

    private final String jdbcUrl;
    private final boolean readOnly;
    private final Connection anchor;
    /** Size and time of the file when it was opened for reading. */
    private final String openedState;

    private boolean isNew;
    private BooleanSupplier isHurried = () -> false;
    private @Nullable PrintWriter progress;

    private Database(String named, String jdbcUrl, boolean readOnly) {
        this.named = named;
        this.name = PasswordMask.masked(named);
        this.jdbcUrl = jdbcUrl;
        this.readOnly = readOnly;
        openedState = readOnly ? fileState(named) : "";
        try {
            anchor = DriverManager.getConnection(jdbcUrl);
            anchor.setReadOnly(readOnly);
        } catch (SQLException e) {
            throw new StoreException(
                    "cannot open the database " + name + ": " + PasswordMask.masked(openFailure(e)), e);
        }
    }

    /**
     * Opens a database for writing, and creates its tables if it is new.
     *
     * @param database path of the database file without its suffix, or a JDBC URL
     * @throws StoreException if it cannot be opened or has another schema version
     */
    public static Database open(String database) {
        if (isFile(database)) {
            requireWritable(database);
        }
        boolean isNew = isFile(database) && !Files.exists(file(database));
        Database opened = new Database(database, jdbcUrl(database), false);
        opened.isNew = isNew;
        return opened.checked(DatabaseSchema::prepare);
    }

    /** Returns the database if a check of its schema accepts it, and closes it otherwise. */
    private Database checked(BiConsumer<String, Connection> check) {
        try {
            check.accept(name, anchor);
            return this;
        } catch (StoreException e) {
            close();
            throw e;
        }
    }

    /**
     * Opens an existing database for writing.
     *
     * @throws StoreException as {@link #open}, and if there is none
     */
    public static Database openExisting(String database) {
        if (isFile(database)) {
            requireFile(database);
        }
        return open(database);
    }

    /**
     * Opens an existing database for reading. Its connections can do nothing else: H2 would let a user with more rights
     * read and write files even where the database is read-only. A file is read as it is now, see {@link #isOutdated}.
     *
     * @throws StoreException as {@link #openExisting}
     */
    public static Database openReadOnly(String database) {
        if (!isFile(database)) {
            boolean embedded = database.startsWith(H2);
            return readOnly(database, jdbcUrl(database) + (embedded ? H2_READING + H2_READ_ONLY : ""));
        }
        requireFile(database);
        String url = SnapshotFile.url(database) + H2_SETTINGS + H2_READING;
        try {
            return readOnly(database, url + H2_READ_ONLY);
        } catch (StoreException e) {
            if (!isUnfinished(e)) {
                throw e;
            }
            // H2 does what is left to do in this copy.
            return readOnly(database, url);
        }
    }

    /** Returns whether a transaction is under way, or a killed process has left one, or a file in which nothing was made yet. */
    private static boolean isUnfinished(StoreException e) {
        return e.getCause() instanceof SQLException cause
                && (cause.getErrorCode() == ErrorCode.DATABASE_IS_READ_ONLY
                        || String.valueOf(cause).contains(UNFINISHED));
    }

    private static Database readOnly(String database, String url) {
        return new Database(database, url, true).checked(DatabaseSchema::requireCurrent);
    }

    /** Returns whether the file was written after it was opened for reading: to see that, it has to be opened again. */
    public boolean isOutdated() {
        return readOnly && !openedState.equals(fileState(named));
    }

    private static String fileState(String database) {
        if (!isFile(database)) {
            return "";
        }
        try {
            return Files.size(file(database)) + " " + Files.getLastModifiedTime(file(database));
        } catch (IOException e) {
            return "";
        }
    }

    private static boolean isFile(String database) {
        return !database.startsWith("jdbc:");
    }

    private static Path file(String database) {
        return Path.of(database + H2_SUFFIX);
    }

    /** Creates the folder of the database file if it is missing, and refuses a file or folder that cannot be written. */
    private static void requireWritable(String database) {
        Path folder = Path.of(database).toAbsolutePath().getParent();
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new StoreException("cannot write the database " + database + ": no folder " + folder, e);
        }
        if (!Files.isWritable(folder)) {
            throw new StoreException("cannot write the database " + database + ": no permission to write in " + folder);
        }
        Path file = file(database);
        if (Files.exists(file) && !Files.isWritable(file)) {
            throw new StoreException("cannot write the database " + database + ": no permission to write " + file);
        }
    }

    /** Refuses a name without a file: H2 would create one for a typing error. */
    private static void requireFile(String database) {
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

    /** Returns a new connection, to be closed by the caller. */
    public Connection connect() {
        return Sql.run("connect to the database " + name, this::connection);
    }

    /** Runs work on a connection of its own, which commits each statement unless the work says otherwise. */
    public <T extends @Nullable Object> T call(String what, Work<T> work) {
        return Sql.run(what + " in " + name, () -> {
            try (Connection connection = connect()) {
                return work.run(connection);
            }
        });
    }

    /** Runs work without a result on a connection of its own. */
    public void execute(String what, Action action) {
        this.<Boolean>call(what, connection -> {
            action.run(connection);
            return true;
        });
    }

    /** Work with a connection. */
    public interface Work<T extends @Nullable Object> {
        T run(Connection connection) throws SQLException;
    }

    /** Work with a connection that returns nothing. */
    public interface Action {
        void run(Connection connection) throws SQLException;
    }

    /** Returns the database as the user named it, without passwords. */
    public String name() {
        return name;
    }

    /** Returns whether several processes may write to it at the same time. */
    public boolean isShared() {
        return call("look at the database", connection -> SqlDialect.of(connection) == SqlDialect.POSTGRESQL);
    }

    private double h2Statistic(String statistic) throws SQLException {
        String sql = "SELECT SETTING_VALUE FROM INFORMATION_SCHEMA.SETTINGS WHERE SETTING_NAME = ?";
        return Sql.query(anchor, sql, "info." + statistic)
                .first(row -> row.getDouble(1))
                .orElse(0.0);
    }

    /** Closes the database and makes its file as small as its content, after much of it was removed. */
    public void closeSmaller() {
        if (!isShared()) {
            compact();
        }
        close();
    }

    private void compactIfOutdated() throws SQLException {
        double bytes = h2Statistic("FILE_SIZE");
        double percent = h2Statistic("CHUNKS_FILL_RATE");
        if (bytes < MIN_COMPACT_BYTES
                || percent >= MAX_COMPACT_FILL
                || Sql.number(anchor, "SELECT COUNT(*) FROM INFORMATION_SCHEMA.SESSIONS") > 1) {
            return;
        }
        if (bytes >= 64 * MIN_COMPACT_BYTES) {
            tell("Making the database smaller: of %,.0f MB, %.0f %% are in use", bytes / 1e6, percent);
        }
        compact();
    }

    /** Prints a line about work that takes a while, if {@link #closing} named where to. */
    public void tell(String format, Object... values) {
        if (progress != null) {
            progress.println(String.format(Locale.ROOT, format, values));
            progress.flush();
        }
    }

    private void compact() {
        Sql.perform("make the file of " + name + " smaller", () -> Sql.execute(anchor, "SHUTDOWN COMPACT"));
    }

    /**
     * Removes its file if opening it has created it. Must be called while it is open: a process that waits for it would
     * get it once it is closed, and lose it. Where the system keeps open files, an empty one remains: the caller reports
     * the failure that came before.
     */
    void discardIfNew() {
        if (isNew) {
            file(named).toFile().delete();
        }
    }

    /**
     * Sets how {@link #close} makes the file smaller.
     *
     * @param out gets a line before that is done, and before other work that takes a while
     * @param hurried returns whether the file stays as it is, since whoever stopped a command does not want to wait
     */
    public void closing(PrintWriter out, BooleanSupplier hurried) {
        progress = out;
        isHurried = hurried;
    }

    /**
     * Closes the database. The last user of a file compacts it if most of it is outdated: each commit of a crawl that finds
     * thousands of URLs rewrites large parts of their index, and each run of a list its rows. What is in use is copied, so
     * that a kill meanwhile loses nothing.
     */
    @Override
    public void close() {
        Sql.perform("close the database " + name, () -> {
            if (!readOnly
                    && !isHurried.getAsBoolean()
                    && !anchor.isClosed()
                    && SqlDialect.of(anchor) == SqlDialect.H2) {
                compactIfOutdated();
            }
            anchor.close();
        });
    }

    /** Returns the first line of a message: H2 appends the statement and its error number. */
    public static String reason(SQLException e) {
        if (e.getErrorCode() == ErrorCode.FILE_CORRUPTED_1) {
            return "the file is damaged, or was written for more than " + SnapshotFile.LIFETIME_MILLIS / 1000
                    + " s while this was reading it: try again";
        }
        return firstLine(e).replaceFirst(" \\[\\d+-\\d+]$", "");
    }

    static String openFailure(SQLException e) {
        return switch (e.getErrorCode()) {
            case ErrorCode.FILE_CORRUPTED_1, ErrorCode.IO_EXCEPTION_1, ErrorCode.IO_EXCEPTION_2 ->
                "its file is damaged, or no database at all (" + cause(e) + ")";
            case ErrorCode.DATABASE_ALREADY_OPEN_1 -> "another process writes it";
            case ErrorCode.FILE_VERSION_ERROR_1 -> "its file was made by another version of H2";
            default -> StoreException.reason(e);
        };
    }

    private static String cause(SQLException e) {
        String line = firstLine(e.getCause() == null ? e : e.getCause());
        return line.replaceFirst(" \\[.*", "").replaceFirst("file [\\w.$]+@\\w+", "the file");
    }

    private static String firstLine(Throwable failure) {
        return String.valueOf(failure.getMessage()).lines().findFirst().orElse("");
    }

    private Connection connection() throws SQLException {
        boolean reader = readOnly && jdbcUrl.startsWith(H2);
        Connection connection = reader
                ? DriverManager.getConnection(
                        jdbcUrl.replace(H2_SETTINGS, H2_READER_SETTINGS), DatabaseSchema.READER, "")
                : DriverManager.getConnection(jdbcUrl);
        connection.setReadOnly(readOnly);
        return connection;
    }

    private static String jdbcUrl(String database) {
        if (isFile(database)) {
            return "jdbc:h2:file:" + Path.of(database).toAbsolutePath() + H2_SETTINGS;
        }
        return database.startsWith(H2) ? database + H2_SETTINGS : database;
    }
}
