package io.tagwave.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Locale;

/** Where the databases differ for those who read. */
public enum SqlDialect {
    H2,
    POSTGRESQL;

    public static SqlDialect of(Connection connection) throws SQLException {
        return connection.getMetaData().getDatabaseProductName().equals("PostgreSQL") ? POSTGRESQL : H2;
    }

    /** The name in quotes so that it means the same as {@code name} without quotes. */
    public String quoted(String name) {
        String folded = this == H2 ? name.toUpperCase(Locale.ROOT) : name.toLowerCase(Locale.ROOT);
        return "\"" + folded.replace("\"", "\"\"") + "\"";
    }

    public static String literal(String text) {
        return "'" + text.replace("'", "''") + "'";
    }
}
