package io.tagwave.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Locale;

/** The databases whose SQL differs. */
public enum SqlDialect {
    H2,
    POSTGRESQL;

    /** The role of PostgreSQL that may only select from our tables. */
    public static final String POSTGRES_READER = "tagwave_reader";

    public static SqlDialect of(Connection connection) throws SQLException {
        return connection.getMetaData().getDatabaseProductName().equals("PostgreSQL") ? POSTGRESQL : H2;
    }

    /** Quotes a name so that it means the same as the name without quotes. */
    public String quoted(String name) {
        String folded = this == H2 ? name.toUpperCase(Locale.ROOT) : name.toLowerCase(Locale.ROOT);
        return "\"" + folded.replace("\"", "\"\"") + "\"";
    }

    /** Returns a text as a literal. */
    public static String literal(String text) {
        return "'" + text.replace("'", "''") + "'";
    }
}
