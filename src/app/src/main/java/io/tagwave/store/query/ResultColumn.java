package io.tagwave.store.query;

import java.sql.Types;

/**
 * A column of a result.
 *
 * @param name in lower case
 * @param values what stands in it
 */
public record ResultColumn(String name, Values values) {

    /** Sorts of values that are compared differently. */
    public enum Values {
        TEXT,
        NUMBER,
        DAY,
        /** Anything else: read as text, not compared. */
        OTHER
    }

    static Values valuesOf(int sqlType) {
        return switch (sqlType) {
            case Types.CHAR, Types.VARCHAR, Types.LONGVARCHAR, Types.CLOB -> Values.TEXT;
            case Types.TINYINT,
                    Types.SMALLINT,
                    Types.INTEGER,
                    Types.BIGINT,
                    Types.REAL,
                    Types.FLOAT,
                    Types.DOUBLE,
                    Types.DECIMAL,
                    Types.NUMERIC -> Values.NUMBER;
            case Types.DATE -> Values.DAY;
            default -> Values.OTHER;
        };
    }
}
