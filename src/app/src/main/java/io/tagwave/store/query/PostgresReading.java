package io.tagwave.store.query;

import io.tagwave.store.Sql;
import io.tagwave.store.SqlDialect;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Keeps statements that only read on PostgreSQL from doing more: a read-only transaction still lets them sleep, lock, end
 * other sessions and, for a superuser, read files. They run as a role that may only select, must be queries, and may not
 * name functions that PostgreSQL declares volatile.
 */
final class PostgresReading {

    private static final Pattern NAME = Pattern.compile("[\\p{L}_][\\p{L}\\p{N}_$]*");

    /** Volatile, and harmless. */
    private static final Set<String> HARMLESS = Set.of("random", "gen_random_uuid", "clock_timestamp", "timeofday");

    private final Connection connection;
    /** Names that were looked up before. */
    private final Set<String> known = new HashSet<>(HARMLESS);

    PostgresReading(Connection connection) {
        this.connection = connection;
    }

    /** Takes the role that may only select, where the database has it. Must run before a transaction, which would end it. */
    void takeRole() throws SQLException {
        // Otherwise the query of a reader who is gone runs to its end. Servers that cannot notice it refuse the
        // setting.
        Sql.execute(
                connection,
                "SELECT set_config(name, '2000', false) FROM pg_settings"
                        + " WHERE name = 'client_connection_check_interval' AND version() LIKE '%linux%'");
        boolean isMember = Sql.number(
                        connection,
                        "SELECT COUNT(*) FROM pg_roles WHERE rolname = ? AND pg_has_role(oid, 'MEMBER')",
                        SqlDialect.POSTGRES_READER)
                > 0;
        if (isMember) {
            Sql.execute(connection, "SET ROLE " + SqlDialect.POSTGRES_READER);
        } else if (Sql.number(connection, "SELECT COUNT(*) FROM pg_roles WHERE rolname = CURRENT_USER AND rolsuper")
                > 0) {
            throw new SQLException("expected a login without superuser rights, or the role "
                    + SqlDialect.POSTGRES_READER + ", which crawl makes: see the guide on SQL");
        }
    }

    /** Refuses a statement that may do more than read. */
    void check(String sql) throws SqlStatementException {
        if (!SqlSession.asksForRows(sql)) {
            throw new SqlStatementException("expected a query such as SELECT: with --write, others run", 0);
        }
        // Also within strings and comments: what is one depends on escapes and settings.
        Set<String> names = new HashSet<>();
        Matcher name = NAME.matcher(sql);
        while (name.find()) {
            names.add(name.group().toLowerCase(Locale.ROOT));
        }
        if (sql.toLowerCase(Locale.ROOT).contains("u&")) {
            throw new SqlStatementException("expected names without escapes, found U&", -1);
        }
        names.removeAll(known);
        for (String found : names.isEmpty() ? List.<String>of() : volatileOnes(names)) {
            throw new SqlStatementException(
                    "expected functions that only read, found " + found,
                    sql.toLowerCase(Locale.ROOT).indexOf(found));
        }
        known.addAll(names);
    }

    private List<String> volatileOnes(Set<String> names) throws SqlStatementException {
        // Some functions that read a whole database into one text are declared stable.
        String query = "SELECT DISTINCT proname FROM pg_catalog.pg_proc WHERE proname = ANY(?)"
                + " AND (provolatile = 'v' OR proname LIKE '%\\_to\\_xml%') ORDER BY proname";
        Object[] all = names.toArray(String[]::new);
        return SqlStatementException.unlessRefused(
                () -> Sql.query(connection, query, (Object) all).list(row -> row.getString(1)));
    }
}
