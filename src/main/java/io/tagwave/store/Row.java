package io.tagwave.store;

import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.LocalDate;

/** Sets the values of a statement from left to right. */
final class Row {

    private final PreparedStatement statement;
    private int column;

    Row(PreparedStatement statement) {
        this.statement = statement;
    }

    /** Sets the next value, which may be null. */
    Row add(Object value) throws SQLException {
        statement.setObject(++column, value);
        return this;
    }

    /** Sets the next value; PostgreSQL knows no NUL character in text. */
    Row add(String value) throws SQLException {
        statement.setString(++column, value == null || value.indexOf('\0') < 0 ? value : value.replace("\0", ""));
        return this;
    }

    /** Sets the next value to an array of numbers, or to null. */
    Row add(Double[] values) throws SQLException {
        statement.setArray(
                ++column, values == null ? null : statement.getConnection().createArrayOf("float8", values));
        return this;
    }

    /** Sets the next value to an array of days, or to null. */
    Row add(LocalDate[] values) throws SQLException {
        statement.setArray(
                ++column, values == null ? null : statement.getConnection().createArrayOf("date", values));
        return this;
    }

    /** Sets the next value to an array of text. */
    Row add(String[] values) throws SQLException {
        statement.setArray(++column, statement.getConnection().createArrayOf("VARCHAR", values));
        return this;
    }
}
