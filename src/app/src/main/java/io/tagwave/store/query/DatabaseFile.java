package io.tagwave.store.query;

import io.tagwave.rows.JsonText;
import io.tagwave.store.StoreException;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Types;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Writes rows as typed tables of a new SQLite or DuckDB database, or as one Parquet file. */
public final class DatabaseFile implements AutoCloseable {

    /** The table of a file with one list. */
    public static final String SINGLE = "items";
    /** DuckDB plans each INSERT anew: 20 rows of six columns at once are written five times as fast as one by one. */
    private static final int VALUES_OF_INSERT = 120;

    /** Formats whose driver is not part of the program, but a jar beside it. */
    public enum Format {
        SQLITE("jdbc:sqlite:", "SQLite", "org.xerial:sqlite-jdbc:3.54.1.0"),
        DUCKDB("jdbc:duckdb:", "DuckDB", "org.duckdb:duckdb_jdbc:2.0.0.1"),
        /** DuckDB writes Parquet from tables in memory. */
        PARQUET(DUCKDB.url, DUCKDB.driver, DUCKDB.artifact);

        private final String url;
        private final String driver;
        /** Its coordinates. */
        private final String artifact;

        Format(String url, String driver, String artifact) {
            this.url = url;
            this.driver = driver;
            this.artifact = artifact;
        }

        /** Returns the format that a file's name ends in. */
        public static Optional<Format> of(Path file) {
            String name = file.toString().toLowerCase(Locale.ROOT);
            for (Format format : values()) {
                if (name.endsWith("." + format.name().toLowerCase(Locale.ROOT))) {
                    return Optional.of(format);
                }
            }
            return Optional.empty();
        }
    }

    private final Format format;
    private final Path file;
    private final Connection connection;

    private DatabaseFile(Format format, Path file) throws SQLException {
        this.format = format;
        this.file = file;
        connection = DriverManager.getConnection(format == Format.PARQUET ? format.url : format.url + file);
    }

    /** Rejects a file for which the driver is missing, or that has tables which would be lost. */
    public static void requireReplaceable(Format format, Path file, Collection<String> tables) {
        try {
            DriverManager.getDriver(format.url);
        } catch (SQLException e) {
            throw new StoreException("-o " + file + " needs the driver of " + format.driver + ": put the jar "
                    + format.artifact + " of Maven Central as "
                    + format.artifact.split(":")[1]
                    + ".jar beside tagwave.jar in the folder lib");
        }
        if (format == Format.PARQUET || file.toFile().length() == 0) {
            return;
        }
        List<String> others = new ArrayList<>();
        try (DatabaseFile database = new DatabaseFile(format, file);
                Statement statement = database.connection.createStatement();
                ResultSet found = statement.executeQuery(
                        format == Format.SQLITE
                                ? "SELECT name FROM sqlite_schema WHERE type <> 'index'"
                                : "SELECT table_name FROM information_schema.tables")) {
            while (found.next()) {
                others.add(found.getString(1));
            }
        } catch (SQLException e) {
            throw new StoreException("-o " + file + " is no " + format.driver + " database: " + e.getMessage());
        }
        others.removeIf(name -> tables.contains(name) || name.startsWith("sqlite_"));
        if (!others.isEmpty()) {
            throw new StoreException("-o " + file + " has other tables, which would be lost ("
                    + String.join(", ", others) + "): name another file");
        }
    }

    /** Writes a new file and returns what {@code rows} returns. */
    public static long write(Format format, Path file, Tables rows) throws IOException, SqlStatementException {
        try (DatabaseFile database = new DatabaseFile(format, file)) {
            return rows.to(database);
        } catch (SQLException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    /** Writes the tables of a database. */
    public interface Tables {
        long to(DatabaseFile database) throws IOException, SqlStatementException;
    }

    /** Writes the rows of a query as a table and returns their number. */
    public long write(String table, QueryResult rows) throws IOException, SqlStatementException {
        try {
            return create(table, rows);
        } catch (SQLException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    private long create(String table, QueryResult rows) throws SQLException, SqlStatementException {
        List<ResultColumn> columns = rows.described();
        String columnsAndTypes = columns.stream()
                .map(one -> quoted(one.name()) + " " + type(one))
                .collect(Collectors.joining(", "));
        connection.setAutoCommit(false);
        execute("CREATE TABLE " + quoted(table) + " (" + columnsAndTypes + ")");
        int rowsOfInsert = Math.max(1, VALUES_OF_INSERT / columns.size());
        List<List<@Nullable Object>> batch = new ArrayList<>();
        long count = 0;
        for (List<@Nullable Object> row = rows.next(); row != null; row = rows.next()) {
            batch.add(row);
            count++;
            if (batch.size() == rowsOfInsert) {
                insert(table, batch);
            }
        }
        if (!batch.isEmpty()) {
            insert(table, batch);
        }
        if (format == Format.PARQUET) {
            execute("COPY " + quoted(table) + " TO '" + file.toString().replace("'", "''") + "' (FORMAT parquet)");
        }
        connection.commit();
        return count;
    }

    private void insert(String table, List<List<@Nullable Object>> rows) throws SQLException {
        String row = "(?" + ", ?".repeat(rows.get(0).size() - 1) + ")";
        String all = row + (", " + row).repeat(rows.size() - 1);
        try (PreparedStatement insert =
                connection.prepareStatement("INSERT INTO " + quoted(table) + " VALUES " + all)) {
            int parameter = 0;
            for (Object value : rows.stream().flatMap(List::stream).toArray()) {
                insert.setObject(++parameter, value instanceof List ? JsonText.plain(value) : value);
            }
            insert.execute();
        }
        rows.clear();
    }

    private void execute(String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private static String type(ResultColumn column) {
        return switch (column.sqlType()) {
            case Types.TINYINT, Types.SMALLINT, Types.INTEGER, Types.BIGINT -> "BIGINT";
            case Types.REAL, Types.FLOAT, Types.DOUBLE, Types.DECIMAL, Types.NUMERIC -> "DOUBLE";
            case Types.BOOLEAN, Types.BIT -> "BOOLEAN";
            case Types.DATE -> "DATE";
            case Types.TIMESTAMP -> "TIMESTAMP";
            case Types.TIMESTAMP_WITH_TIMEZONE -> "TIMESTAMP WITH TIME ZONE";
            default -> "TEXT";
        };
    }

    private static String quoted(String name) {
        return '"' + name.replace("\"", "\"\"") + '"';
    }

    @Override
    public void close() throws SQLException {
        connection.close();
    }
}
