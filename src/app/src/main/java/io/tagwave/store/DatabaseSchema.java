package io.tagwave.store;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Locale;

/** The tables and views of a database, from the scripts in {@code db/schema}. */
final class DatabaseSchema {

    /** The version that this program writes. */
    static final int VERSION = 6;

    /** Who may read the tables and do nothing else; H2 alone needs one, see {@link Database#openReadOnly}. */
    static final String READER = "READER";

    /** Tells the lock of those who make tables from others in the same database: "tagwave". */
    private static final long LOCK = 0x74616777617665L;

    private DatabaseSchema() {}

    /** Makes the tables of a new database, refuses one of another version, and brings the views up to date. */
    static void prepare(String name, Connection connection) {
        try {
            if (SqlDialect.of(connection) == SqlDialect.H2) {
                bringUpToDate(name, connection);
                return;
            }
            try (Statement statement = connection.createStatement()) {
                // Two that make the same table at once break each other's.
                statement.execute("SELECT pg_advisory_lock(" + LOCK + ")");
                bringUpToDate(name, connection);
                statement.execute("SELECT pg_advisory_unlock(" + LOCK + ")");
            }
        } catch (SQLException e) {
            throw new StoreException("cannot prepare the database " + name + ": " + Database.reason(e), e);
        }
    }

    private static void bringUpToDate(String name, Connection connection) throws SQLException {
        int found = version(connection);
        if (found == 0) {
            create(connection);
        } else if (found > VERSION) {
            throw refused(name, found);
        } else if (found < VERSION) {
            throw new StoreException("expected the database " + name + " to have schema version " + VERSION
                    + ", found version " + found + ": only an H2 file named by its path is brought up to date");
        }
        String dialect = SqlDialect.of(connection) == SqlDialect.H2 ? "h2" : "postgresql";
        run(connection, "seeds.sql");
        run(connection, "rendering.sql");
        run(connection, "pager.sql");
        run(connection, "processes.sql");
        run(connection, "lists-" + dialect + ".sql");
        run(connection, "views.sql");
        run(connection, "list-tables.sql");
        run(connection, "changes-" + dialect + ".sql");
        run(connection, "templates.sql");
        TextWriter.fill(connection);
        if (SqlDialect.of(connection) == SqlDialect.H2) {
            grantReading(connection);
        }
    }

    private static void grantReading(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("CREATE USER IF NOT EXISTS " + READER + " PASSWORD ''");
            statement.execute("GRANT SELECT ON SCHEMA PUBLIC TO " + READER);
        }
    }

    /** Whether the tables and views are there that came without a new version. */
    static boolean isPrepared(Connection connection) {
        try {
            return hasTable(connection, "detail_page") && hasTable(connection, "next_page");
        } catch (SQLException e) {
            throw new StoreException("cannot read the database: " + Database.reason(e), e);
        }
    }

    /** Whether an older version of the program made it. */
    static boolean isOlder(Connection connection) {
        return Sql.run("read the database", () -> {
            int found = version(connection);
            return found > 0 && found < VERSION;
        });
    }

    /** Refuses a database that is not of this program's version. */
    static void requireCurrent(String name, Connection connection) {
        try {
            int found = version(connection);
            if (found == 0) {
                throw new StoreException("expected a Tagwave database at " + name + ", found none of its tables");
            }
            if (found != VERSION) {
                throw refused(name, found);
            }
        } catch (SQLException e) {
            throw new StoreException("cannot read the database " + name + ": " + Database.reason(e), e);
        }
    }

    private static StoreException refused(String name, int found) {
        String advice = found > VERSION
                ? "a newer Tagwave"
                : "an older Tagwave: 'sql --write' on it brings it up to date and keeps a copy of the old one";
        return new StoreException("expected the database " + name + " to have schema version " + VERSION
                + ", found version " + found + ", made by " + advice);
    }

    /** The version of an existing database, 0 when it holds no tables of ours. */
    static int version(Connection connection) throws SQLException {
        if (!hasTable(connection, "schema_info")) {
            return 0;
        }
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("SELECT MAX(version) FROM schema_info")) {
            row.next();
            return row.getInt(1);
        }
    }

    private static boolean hasTable(Connection connection, String table) throws SQLException {
        DatabaseMetaData meta = connection.getMetaData();
        // Not what the driver says of upper case: it would ask the server, and throw more than it declares when that is
        // gone.
        String name = SqlDialect.of(connection) == SqlDialect.H2 ? table.toUpperCase(Locale.ROOT) : table;
        try (ResultSet tables = meta.getTables(
                connection.getCatalog(), connection.getSchema(), name, new String[] {"TABLE", "BASE TABLE"})) {
            return tables.next();
        }
    }

    private static void create(Connection connection) throws SQLException {
        run(connection, "tables.sql");
        try (Statement statement = connection.createStatement()) {
            statement.execute("INSERT INTO schema_info VALUES (" + VERSION + ")");
        }
    }

    static void run(Connection connection, String script) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            for (String sql : script(script).replaceAll("(?m)^--.*$", "").split(";")) {
                if (!sql.isBlank()) {
                    statement.execute(sql);
                }
            }
        }
    }

    private static String script(String name) {
        try (InputStream in = DatabaseSchema.class.getResourceAsStream("/db/schema/" + name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("reading " + name, e);
        }
    }
}
