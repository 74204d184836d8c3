package io.tagwave.store;

import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.Arrays;
import java.util.Map;
import org.h2.jdbc.JdbcPreparedStatement;
import org.jspecify.annotations.Nullable;

/** Sets the parameters of a statement. Shortens what is larger than H2 accepts; a shortened text ends with "…". */
final class StatementParameters {

    /** Maximum characters of a text, somewhat below H2's 1,048,576. */
    static final int MAX_CHARACTERS = 1_000_000;

    /** Maximum values of an array. */
    static final int MAX_ELEMENTS = 65_536;

    private static final String TRUNCATED = "…";

    private static final Map<Class<?>, String> SQL_TYPES = Map.of(
            Double[].class, "float8", Long[].class, "int8", LocalDate[].class, "date", LocalTime[].class, "time");

    private StatementParameters() {}

    static void set(PreparedStatement statement, @Nullable Object... values) throws SQLException {
        for (int i = 0; i < values.length; i++) {
            set(statement, i + 1, values[i]);
        }
    }

    private static void set(PreparedStatement statement, int index, @Nullable Object value) throws SQLException {
        if (value instanceof String text) {
            statement.setString(index, truncated(text));
        } else if (value instanceof Object[] array) {
            setArray(statement, index, array);
        } else {
            statement.setObject(index, value);
        }
    }

    /** Passes an array to H2 as it is: H2 would convert one that it made itself back and forth twice. */
    private static void setArray(PreparedStatement statement, int index, Object[] array) throws SQLException {
        Object[] values = array.length <= MAX_ELEMENTS ? array : Arrays.copyOf(array, MAX_ELEMENTS);
        if (values instanceof String[] texts) {
            values = Arrays.stream(texts)
                    .map(text -> text == null ? null : truncated(text))
                    .toArray(String[]::new);
        }
        if (statement instanceof JdbcPreparedStatement) {
            statement.setObject(index, values);
        } else {
            String type = SQL_TYPES.getOrDefault(values.getClass(), "VARCHAR");
            statement.setArray(index, statement.getConnection().createArrayOf(type, values));
        }
    }

    private static String truncated(String text) {
        // PostgreSQL has no NUL character in texts.
        String allowed = text.indexOf('\0') < 0 ? text : text.replace("\0", "");
        if (allowed.length() <= MAX_CHARACTERS) {
            return allowed;
        }
        boolean splitsPair = Character.isHighSurrogate(allowed.charAt(MAX_CHARACTERS - 1));
        return allowed.substring(0, splitsPair ? MAX_CHARACTERS - 1 : MAX_CHARACTERS) + TRUNCATED;
    }
}
