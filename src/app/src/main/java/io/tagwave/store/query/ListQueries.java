package io.tagwave.store.query;

import io.tagwave.column.ColumnKind;
import io.tagwave.store.Dialect;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.LinkedHashMap;
import java.util.Map;

/** Writes the queries of lists that are tables. */
final class ListQueries {

    private final Connection connection;
    private final Dialect dialect;
    private final String made;

    /**
     * Queries of the lists of a database.
     *
     * @param making whether crawls count whose lists are not marked as made
     */
    ListQueries(Connection connection, boolean making) throws SQLException {
        this.connection = connection;
        dialect = Dialect.of(connection);
        made = making ? "" : " AND EXISTS (SELECT 1 FROM list_crawl b WHERE b.crawl_id = v.crawl_id)";
    }

    /** Rows of a list's table. */
    private record Rows(long list, long first, long last) {
        String from() {
            return " FROM list_" + list + " WHERE id BETWEEN " + first + " AND " + last;
        }
    }

    /** The list as one crawl read it, by its number in that crawl, or null. */
    String merged(long number) throws SQLException {
        Rows rows = rows("v.list = " + number + " AND v.regions > 0");
        if (rows == null) {
            return null;
        }
        StringBuilder sql = new StringBuilder("SELECT page_url, region, ordinal");
        ColumnIdentifiers names = new ColumnIdentifiers("page_url", "region", "ordinal");
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("SELECT name, kind, text_column, value_column FROM list_column"
                        + " WHERE list = " + number + " ORDER BY ordinal")) {
            while (row.next()) {
                String name = names.of(row.getString(1));
                if (isTyped(row.getString(2)) && row.getString(4) != null) {
                    add(sql, row.getString(4), name);
                    name = names.of(name + "_text");
                }
                add(sql, row.getString(3), name);
            }
        }
        return sql + rows.from() + " AND NOT carried ORDER BY id";
    }

    private static boolean isTyped(String kind) {
        return switch (ColumnKind.of(kind)) {
            case NUMBER, PRICE, DATE -> true;
            default -> false;
        };
    }

    private void add(StringBuilder sql, String column, String name) {
        String quoted = dialect.quoted(column);
        sql.append(", ").append(quoted).append(column.equals(name) ? "" : " AS " + dialect.quoted(name));
    }

    /** The list as its latest crawl left it, or null. */
    String current(long number) throws SQLException {
        Rows rows = rows("v.first_list = " + first(number));
        if (rows == null) {
            return null;
        }
        StringBuilder sql = new StringBuilder("SELECT " + key());
        columns(rows.list()).keySet().forEach(column -> sql.append(", ").append(dialect.quoted(column)));
        return sql + ", page_url" + rows.from() + " AND NOT repeats ORDER BY id";
    }

    /** Each state of each item with the first and the last crawl that saw it, or null. */
    String history(long number) throws SQLException {
        Rows rows = rows("v.first_list = " + first(number));
        if (rows == null) {
            return null;
        }
        StringBuilder sql =
                new StringBuilder("SELECT " + key() + ", since AS first_crawl, MAX(crawl_id) AS last_crawl");
        for (String column : columns(rows.list()).keySet()) {
            String quoted = dialect.quoted(column);
            sql.append(", MAX(").append(quoted).append(") AS ").append(quoted);
        }
        return sql + " FROM list_" + rows.list() + " WHERE id <= " + rows.last() + " AND NOT repeats GROUP BY " + key()
                + ", since ORDER BY " + key() + ", since";
    }

    private String key() {
        return dialect.quoted("key");
    }

    /** The columns of a list's table, those with values before their texts. */
    private Map<String, String> columns(long firstList) throws SQLException {
        Map<String, String> valueOf = new LinkedHashMap<>();
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("SELECT c.text_column, c.value_column FROM list_column c"
                        + " JOIN list_visit v ON v.list = c.list AND v.regions > 0 WHERE v.first_list = " + firstList
                        + " ORDER BY v.crawl_id, c.ordinal")) {
            while (row.next()) {
                String value = row.getString(2);
                valueOf.merge(row.getString(1), value == null ? "" : value, (a, b) -> a.isEmpty() ? b : a);
            }
        }
        Map<String, String> columns = new LinkedHashMap<>();
        valueOf.forEach((text, value) -> {
            if (!value.isEmpty()) {
                columns.put(value, value);
            }
            columns.put(text, text);
        });
        return columns;
    }

    /** The number of a list when it was first seen, by any of its numbers. */
    private long first(long number) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(
                        "SELECT first_list FROM list_visit WHERE regions > 0 AND list = " + number)) {
            return row.next() ? row.getLong(1) : number;
        }
    }

    private Rows rows(String which) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("SELECT v.first_list, v.first_row, v.last_row FROM list_visit v"
                        + " WHERE v.first_row IS NOT NULL AND " + which + made
                        + " ORDER BY v.crawl_id DESC FETCH FIRST 1 ROWS ONLY")) {
            return row.next() ? new Rows(row.getLong(1), row.getLong(2), row.getLong(3)) : null;
        }
    }
}
