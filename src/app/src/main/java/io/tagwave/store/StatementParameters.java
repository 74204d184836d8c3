package io.tagwave.store;

import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.Arrays;
import org.h2.jdbc.JdbcPreparedStatement;

/** Sets the values of a statement from left to right. What is larger than H2 takes is cut, and a text that was cut says so. */
public final class StatementParameters {

    /** Characters of a text, somewhat below H2's 1,048,576. */
    static final int LONGEST = 1_000_000;

    /** Values of an array. */
    static final int MOST = 65_536;

    private static final String CUT = "…";

    private final PreparedStatement statement;
    private int column;

    public StatementParameters(PreparedStatement statement) {
        this.statement = statement;
    }

    /** Sets the next value, which may be null. */
    public StatementParameters add(Object value) throws SQLException {
        statement.setObject(++column, value);
        return this;
    }

    /** Sets the next value; PostgreSQL knows no NUL character in text. */
    public StatementParameters add(String value) throws SQLException {
        statement.setString(
                ++column, value == null || value.indexOf('\0') < 0 ? cut(value) : cut(value.replace("\0", "")));
        return this;
    }

    private static String cut(String text) {
        if (text == null || text.length() <= LONGEST) {
            return text;
        }
        int end = Character.isHighSurrogate(text.charAt(LONGEST - 1)) ? LONGEST - 1 : LONGEST;
        return text.substring(0, end) + CUT;
    }

    /** Sets the next value to an array of numbers, or to null. */
    public StatementParameters add(Double[] values) throws SQLException {
        return array("float8", values);
    }

    /** Sets the next value to an array of whole numbers, or to null. */
    public StatementParameters add(Long[] values) throws SQLException {
        return array("int8", values);
    }

    /** Sets the next value to an array of days, or to null. */
    public StatementParameters add(LocalDate[] values) throws SQLException {
        return array("date", values);
    }

    /** Sets the next value to an array of times of day, or to null. */
    public StatementParameters add(LocalTime[] values) throws SQLException {
        return array("time", values);
    }

    /** Sets the next value to an array of text. */
    public StatementParameters add(String[] values) throws SQLException {
        for (int i = 0; values != null && i < values.length; i++) {
            if (values[i] != null && values[i].length() > LONGEST) {
                String[] shorter = values.clone();
                Arrays.setAll(shorter, n -> cut(shorter[n]));
                return array("VARCHAR", shorter);
            }
        }
        return array("VARCHAR", values);
    }

    /** H2 takes an array as it is, and would turn one that it made itself back and forth twice. */
    private StatementParameters array(String type, Object[] all) throws SQLException {
        Object[] values = all == null || all.length <= MOST ? all : Arrays.copyOf(all, MOST);
        if (values == null || statement instanceof JdbcPreparedStatement) {
            statement.setObject(++column, values);
        } else {
            statement.setArray(++column, statement.getConnection().createArrayOf(type, values));
        }
        return this;
    }
}
