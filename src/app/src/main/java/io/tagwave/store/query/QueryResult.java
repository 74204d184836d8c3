package io.tagwave.store.query;

import io.tagwave.store.Sql;
import java.math.BigDecimal;
import java.sql.Array;
import java.sql.Blob;
import java.sql.Clob;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The rows of a query, read one by one, or the number of rows that another statement changed. */
public final class QueryResult implements AutoCloseable {

    private static final BigDecimal LONG = BigDecimal.valueOf(Long.MAX_VALUE);

    private final Statement statement;
    private final @Nullable ResultSet rows;
    private final List<ResultColumn> columns = new ArrayList<>();
    private final long changed;

    QueryResult(Statement statement, @Nullable ResultSet rows, long changed) throws SQLException {
        this.statement = statement;
        this.rows = rows;
        this.changed = changed;
        if (rows != null) {
            ResultSetMetaData meta = rows.getMetaData();
            for (int column = 1; column <= meta.getColumnCount(); column++) {
                String name = meta.getColumnLabel(column).toLowerCase(Locale.ROOT);
                columns.add(new ResultColumn(name, meta.getColumnType(column)));
            }
        }
    }

    /** Returns the names of the columns in lower case; none for a statement without rows. */
    public List<String> columns() {
        return columns.stream().map(ResultColumn::name).toList();
    }

    /** Gives the columns other names. */
    public void rename(List<String> names) {
        for (int i = 0; i < names.size(); i++) {
            columns.set(i, new ResultColumn(names.get(i), columns.get(i).sqlType()));
        }
    }

    /** Returns the columns with the kinds of their values. */
    public List<ResultColumn> described() {
        return List.copyOf(columns);
    }

    /** Returns the number of rows that a statement without a result changed. */
    public long changed() {
        return changed;
    }

    /**
     * Returns the next row, or null after the last.
     *
     * @return each value null, String, Boolean, Long, Double, a list of these, or text for any other type
     */
    public @Nullable List<@Nullable Object> next() throws SqlStatementException {
        try {
            if (rows == null || !rows.next()) {
                return null;
            }
            List<@Nullable Object> row = new ArrayList<>(columns.size());
            for (int column = 1; column <= columns.size(); column++) {
                row.add(plain(rows.getObject(column)));
            }
            return row;
        } catch (SQLException e) {
            throw SqlStatementException.of(e, "", 0, 0);
        }
    }

    /** Reads the remaining rows into memory and closes the result. */
    public List<List<@Nullable Object>> toList() throws SqlStatementException {
        try (this) {
            List<List<@Nullable Object>> all = new ArrayList<>();
            for (List<@Nullable Object> row = next(); row != null; row = next()) {
                all.add(row);
            }
            return all;
        }
    }

    /** Reads the next rows, up to a limit, as objects whose keys have the order of the columns. */
    public List<Map<String, @Nullable Object>> objects(int limit) throws SqlStatementException {
        List<Map<String, @Nullable Object>> objects = new ArrayList<>();
        List<@Nullable Object> row = limit > 0 ? next() : null;
        while (row != null) {
            objects.add(object(columns(), row));
            row = objects.size() < limit ? next() : null;
        }
        return objects;
    }

    /** Returns a row as an object whose keys have the order of the columns. */
    public static Map<String, @Nullable Object> object(List<String> columns, List<@Nullable Object> row) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        for (int i = 0; i < row.size(); i++) {
            object.put(columns.get(i), row.get(i));
        }
        return object;
    }

    @Override
    public void close() {
        Sql.perform("end the query", statement::close);
    }

    private static @Nullable Object plain(@Nullable Object value) throws SQLException {
        if (value == null || value instanceof Boolean || value instanceof String) {
            return value;
        }
        if (value instanceof BigDecimal decimal) {
            // A sum or mean: H2 computes those of doubles, and means of whole numbers, to 27 digits and more.
            boolean whole =
                    decimal.stripTrailingZeros().scale() <= 0 && decimal.abs().compareTo(LONG) < 0;
            return whole ? (Object) decimal.longValue() : (Object) decimal.doubleValue();
        }
        if (value instanceof Number number) {
            boolean fraction = value instanceof Double || value instanceof Float;
            return fraction ? (Object) number.doubleValue() : (Object) number.longValue();
        }
        if (value instanceof Array || value instanceof Object[]) {
            Object[] values = value instanceof Array array ? (Object[]) array.getArray() : (Object[]) value;
            List<@Nullable Object> list = new ArrayList<>(values.length);
            for (Object each : values) {
                list.add(plain(each));
            }
            return list;
        }
        if (value instanceof Clob clob) {
            return clob.getSubString(1, (int) Math.min(Integer.MAX_VALUE, clob.length()));
        }
        if (value instanceof Blob blob) {
            return "(" + blob.length() + " bytes)";
        }
        return value instanceof byte[] bytes ? "(" + bytes.length + " bytes)" : value.toString();
    }
}
