package io.tagwave.store.query;

import java.sql.Types;

/**
 * A column of a result.
 *
 * @param name in lower case
 * @param sqlType one of {@link Types}
 */
public record ResultColumn(String name, int sqlType) {

    /** Kinds of values that are compared differently. */
    public enum Values {
        TEXT,
        NUMBER,
        DAY,
        /** Any other values, which are read as text and not compared. */
        OTHER
    }

    /** Returns the kind of the column's values. */
    public Values values() {
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
