package io.tagwave.store;

import java.sql.Array;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Runs SQL statements: sets their parameters, reads their rows and closes what was opened for them. */
public final class Sql {

    private Sql() {}

    /** Work that the database may refuse. */
    public interface Work<T extends @Nullable Object> {
        T run() throws SQLException;
    }

    /** Work without a result that the database may refuse. */
    public interface Action {
        void run() throws SQLException;
    }

    /** Makes a value of one row. */
    public interface RowMapper<T extends @Nullable Object> {
        T map(ResultSet row) throws SQLException;
    }

    /** Takes one row. */
    public interface RowConsumer {
        void accept(ResultSet row) throws SQLException;
    }

    /**
     * Runs work and reports a failure of the database in one line.
     *
     * @param what the work in words that follow "cannot"
     * @throws StoreException if the database fails
     */
    public static <T extends @Nullable Object> T run(String what, Work<T> work) {
        try {
            return work.run();
        } catch (SQLException e) {
            throw new StoreException("cannot " + what + ": " + StoreException.reason(e), e);
        }
    }

    /** Runs work without a result, as {@link #run}. */
    public static void perform(String what, Action action) {
        Sql.<Boolean>run(what, () -> {
            action.run();
            return true;
        });
    }

    /** Executes a statement without parameters, such as one that creates a table. */
    public static void execute(Connection connection, String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    /** Changes rows and returns their number. */
    public static int update(Connection connection, String sql, @Nullable Object... parameters) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            return update(statement, parameters);
        }
    }

    /** Changes rows by a statement that is used again, and returns their number. */
    public static int update(PreparedStatement statement, @Nullable Object... parameters) throws SQLException {
        StatementParameters.set(statement, parameters);
        return statement.executeUpdate();
    }

    /** Adds one set of parameters to the batch of a statement. */
    public static void batch(PreparedStatement statement, @Nullable Object... parameters) throws SQLException {
        StatementParameters.set(statement, parameters);
        statement.addBatch();
    }

    /** Prepares a statement that inserts one row. */
    public static PreparedStatement insert(Connection connection, String table, String columns) throws SQLException {
        String marks = columns.replaceAll("[^,]+", "?");
        return connection.prepareStatement("INSERT INTO " + table + " (" + columns + ") VALUES (" + marks + ")");
    }

    /** Inserts one row. */
    public static void insert(Connection connection, String table, String columns, @Nullable Object... values)
            throws SQLException {
        try (PreparedStatement insert = insert(connection, table, columns)) {
            update(insert, values);
        }
    }

    /** Returns a query to be run once. */
    public static Query query(Connection connection, String sql, @Nullable Object... parameters) {
        return consumer -> {
            try (PreparedStatement statement = connection.prepareStatement(sql)) {
                query(statement, parameters).read(consumer);
            }
        };
    }

    /** Returns a query by a statement that is used again. */
    public static Query query(PreparedStatement statement, @Nullable Object... parameters) {
        return consumer -> {
            StatementParameters.set(statement, parameters);
            try (ResultSet row = statement.executeQuery()) {
                consumer.accept(row);
            }
        };
    }

    /** A query with its parameters. Each call of a method runs it. */
    public interface Query {

        /** Passes on the result before its first row. */
        void read(RowConsumer consumer) throws SQLException;

        default void each(RowConsumer consumer) throws SQLException {
            read(row -> {
                while (row.next()) {
                    consumer.accept(row);
                }
            });
        }

        default <T extends @Nullable Object> List<T> list(RowMapper<T> mapper) throws SQLException {
            List<T> values = new ArrayList<>();
            each(row -> values.add(mapper.map(row)));
            return values;
        }

        /** Returns the value of the first row, if there is one and the value is not NULL. */
        default <T> Optional<T> first(RowMapper<@Nullable T> mapper) throws SQLException {
            List<@Nullable T> values = new ArrayList<>(1);
            read(row -> values.add(row.next() ? mapper.map(row) : null));
            return Optional.ofNullable(values.get(0));
        }
    }

    /** Returns the number in the only row of a query, 0 for NULL. */
    public static long number(Connection connection, String sql, @Nullable Object... parameters) throws SQLException {
        return query(connection, sql, parameters).first(row -> row.getLong(1)).orElseThrow();
    }

    /** Returns whether a query has a row. */
    public static boolean exists(Connection connection, String sql, @Nullable Object... parameters)
            throws SQLException {
        return query(connection, sql, parameters).first(row -> true).isPresent();
    }

    /** Returns the texts of an SQL array, null where an element is NULL, none for NULL. */
    public static List<@Nullable String> texts(@Nullable Array array) throws SQLException {
        Object[] values = values(array);
        return Arrays.asList(Arrays.copyOf(values, values.length, String[].class));
    }

    /** Returns the values of an SQL array, none for NULL. */
    public static Object[] values(@Nullable Array array) throws SQLException {
        return array == null ? new Object[0] : (Object[]) array.getArray();
    }
}
