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
final class Schema {

    /** The version that this program writes. */
    static final int VERSION = 2;

    private Schema() {}

    /** Makes the tables of a new database, refuses one of another version, and brings the views up to date. */
    static void prepare(String name, Connection connection) {
        try {
            int found = version(connection);
            if (found == 0) {
                create(connection);
            } else if (found != VERSION) {
                throw new StoreException("expected the database " + name + " to have schema version " + VERSION
                        + ", found version " + found + ", made by "
                        + (found > VERSION ? "a newer" : "an older") + " Tagwave");
            }
            run(connection, "views.sql");
        } catch (SQLException e) {
            throw new StoreException("cannot prepare the database " + name + ": " + Database.reason(e), e);
        }
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
        String name = meta.storesUpperCaseIdentifiers() ? table.toUpperCase(Locale.ROOT) : table;
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

    private static void run(Connection connection, String script) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            for (String sql : script(script).replaceAll("(?m)^--.*$", "").split(";")) {
                if (!sql.isBlank()) {
                    statement.execute(sql);
                }
            }
        }
    }

    private static String script(String name) {
        try (InputStream in = Schema.class.getResourceAsStream("/db/schema/" + name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("reading " + name, e);
        }
    }
}
