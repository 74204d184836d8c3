package io.tagwave.store.query;

import io.tagwave.store.Database;
import io.tagwave.store.StoreException;
import java.math.BigDecimal;
import java.sql.Array;
import java.sql.Blob;
import java.sql.Clob;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.temporal.Temporal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The rows of a query, read one at a time. Of a statement that gives none, how many rows it changed. */
public final class QueryResult implements AutoCloseable {

    private final Statement statement;
    private final ResultSet rows;
    private final List<ResultColumn> described = new ArrayList<>();
    private final List<String> columns = new ArrayList<>();
    private final long changed;

    QueryResult(Statement statement, ResultSet rows, long changed) throws SQLException {
        this.statement = statement;
        this.rows = rows;
        this.changed = changed;
        if (rows != null) {
            ResultSetMetaData meta = rows.getMetaData();
            for (int column = 1; column <= meta.getColumnCount(); column++) {
                String name = meta.getColumnLabel(column).toLowerCase(Locale.ROOT);
                columns.add(name);
                described.add(new ResultColumn(name, ResultColumn.valuesOf(meta.getColumnType(column))));
            }
        }
    }

    /** Names in lower case; empty for a statement that gives no rows. */
    public List<String> columns() {
        return List.copyOf(columns);
    }

    /** The same columns with the sort of their values. */
    public List<ResultColumn> described() {
        return List.copyOf(described);
    }

    /** Rows that a statement without rows of its own changed. */
    public long changed() {
        return changed;
    }

    /**
     * The next row, or null after the last.
     *
     * @return null, String, Boolean, Long, Double, BigDecimal, a list of these, or text for any other type
     */
    public List<Object> next() throws SqlStatementException {
        try {
            if (rows == null || !rows.next()) {
                return null;
            }
            List<Object> row = new ArrayList<>(columns.size());
            for (int column = 1; column <= columns.size(); column++) {
                row.add(plain(rows.getObject(column)));
            }
            return row;
        } catch (SQLException e) {
            throw SqlProblems.of(e, "", 0, 0);
        }
    }

    /** Reads the remaining rows into memory and closes the result. */
    public List<List<Object>> toList() throws SqlStatementException {
        try (this) {
            List<List<Object>> all = new ArrayList<>();
            for (List<Object> row = next(); row != null; row = next()) {
                all.add(row);
            }
            return all;
        }
    }

    @Override
    public void close() {
        try {
            statement.close();
        } catch (SQLException e) {
            throw new StoreException("cannot end the query: " + Database.reason(e), e);
        }
    }

    private static Object plain(Object value) throws SQLException {
        if (value == null || value instanceof Boolean || value instanceof String || value instanceof BigDecimal) {
            return value;
        }
        if (value instanceof Double || value instanceof Float) {
            return ((Number) value).doubleValue();
        }
        if (value instanceof Number number) {
            return number.longValue();
        }
        if (value instanceof Array array) {
            return list((Object[]) array.getArray());
        }
        if (value instanceof Object[] array) {
            return list(array);
        }
        if (value instanceof Clob clob) {
            return clob.getSubString(1, (int) Math.min(Integer.MAX_VALUE, clob.length()));
        }
        return value instanceof Temporal ? value.toString() : text(value);
    }

    private static String text(Object value) throws SQLException {
        if (value instanceof Blob blob) {
            return "(" + blob.length() + " bytes)";
        }
        return value instanceof byte[] bytes ? "(" + bytes.length + " bytes)" : value.toString();
    }

    private static List<Object> list(Object[] values) throws SQLException {
        List<Object> list = new ArrayList<>(values.length);
        for (Object value : values) {
            list.add(plain(value));
        }
        return list;
    }
}
