package io.tagwave.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Locale;

/** Where the databases differ for those who read. */
enum Dialect {
    H2,
    POSTGRESQL;

    static Dialect of(Connection connection) throws SQLException {
        return connection.getMetaData().getDatabaseProductName().equals("PostgreSQL") ? POSTGRESQL : H2;
    }

    /** The name in quotes so that it means the same as {@code name} without quotes. */
    String quoted(String name) {
        String folded = this == H2 ? name.toUpperCase(Locale.ROOT) : name.toLowerCase(Locale.ROOT);
        return "\"" + folded.replace("\"", "\"\"") + "\"";
    }

    static String literal(String text) {
        return "'" + text.replace("'", "''") + "'";
    }
}
