package io.tagwave.store;

import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.LocalDate;
import org.h2.jdbc.JdbcPreparedStatement;

/** Sets the values of a statement from left to right. */
public final class Row {

    private final PreparedStatement statement;
    private int column;

    public Row(PreparedStatement statement) {
        this.statement = statement;
    }

    /** Sets the next value, which may be null. */
    public Row add(Object value) throws SQLException {
        statement.setObject(++column, value);
        return this;
    }

    /** Sets the next value; PostgreSQL knows no NUL character in text. */
    public Row add(String value) throws SQLException {
        statement.setString(++column, value == null || value.indexOf('\0') < 0 ? value : value.replace("\0", ""));
        return this;
    }

    /** Sets the next value to an array of numbers, or to null. */
    public Row add(Double[] values) throws SQLException {
        return array("float8", values);
    }

    /** Sets the next value to an array of whole numbers, or to null. */
    public Row add(Long[] values) throws SQLException {
        return array("int8", values);
    }

    /** Sets the next value to an array of days, or to null. */
    public Row add(LocalDate[] values) throws SQLException {
        return array("date", values);
    }

    /** Sets the next value to an array of text. */
    public Row add(String[] values) throws SQLException {
        return array("VARCHAR", values);
    }

    /** H2 takes an array as it is, and would turn one that it made itself back and forth twice. */
    private Row array(String type, Object[] values) throws SQLException {
        if (values == null || statement instanceof JdbcPreparedStatement) {
            statement.setObject(++column, values);
        } else {
            statement.setArray(++column, statement.getConnection().createArrayOf(type, values));
        }
        return this;
    }
}
