package io.tagwave.store.query;

import io.tagwave.column.ColumnKind;
import io.tagwave.store.SqlDialect;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.LinkedHashMap;
import java.util.Map;

/** Writes the queries of lists that are tables. */
final class ListQueries {

    private final Connection connection;
    private final SqlDialect dialect;
    private final String made;

    /**
     * Queries of the lists of a database.
     *
     * @param making whether crawls count whose lists are not marked as made
     */
    ListQueries(Connection connection, boolean making) throws SQLException {
        this.connection = connection;
        dialect = SqlDialect.of(connection);
        made = making ? "" : " AND EXISTS (SELECT 1 FROM list_crawl b WHERE b.crawl_id = v.crawl_id)";
    }

    /** Columns of a list that say where a record was found. */
    private static final String[] PLACE = {"page_url", "region", "ordinal"};

    /** Rows of a list's table. */
    private record Rows(long list, long first, long last) {
        ListRowSource of(String which, Map<String, String> columns) {
            return new ListRowSource("list_" + list, "id BETWEEN " + first + " AND " + last + " AND " + which, columns);
        }
    }

    /** The list as one crawl read it, by its number in that crawl, or null. */
    ListRowSource merged(long number) throws SQLException {
        Rows rows = rows("v.list = " + number + " AND v.regions > 0");
        if (rows == null) {
            return null;
        }
        Map<String, String> columns = new LinkedHashMap<>();
        ColumnIdentifiers names = new ColumnIdentifiers(PLACE);
        for (String name : PLACE) {
            add(columns, name, name);
        }
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("SELECT name, kind, text_column, value_column FROM list_column"
                        + " WHERE list = " + number + " ORDER BY ordinal")) {
            while (row.next()) {
                String name = names.of(row.getString(1));
                if (isTyped(row.getString(2)) && row.getString(4) != null) {
                    add(columns, name, row.getString(4));
                    name = names.of(name + "_text");
                }
                add(columns, name, row.getString(3));
            }
        }
        return rows.of("NOT carried", columns);
    }

    private static boolean isTyped(String kind) {
        return switch (ColumnKind.of(kind)) {
            case NUMBER, PRICE, DATE -> true;
            default -> false;
        };
    }

    private void add(Map<String, String> columns, String name, String column) {
        columns.put(dialect.quoted(name), dialect.quoted(column));
    }

    /** The list as its latest crawl left it, or null. */
    ListRowSource current(long number) throws SQLException {
        return current(rows("v.first_list = " + first(number)));
    }

    /** The list as one crawl left it, or null. */
    ListRowSource left(long number, long crawl) throws SQLException {
        return current(rows("v.first_list = " + first(number) + " AND v.crawl_id = " + crawl));
    }

    private ListRowSource current(Rows rows) throws SQLException {
        if (rows == null) {
            return null;
        }
        Map<String, String> columns = new LinkedHashMap<>();
        add(columns, "key", "key");
        columns(rows.list()).forEach((column, name) -> add(columns, name, column));
        add(columns, "page_url", "page_url");
        return rows.of("NOT repeats", columns);
    }

    /** Each state of each item with the first and the last crawl that saw it, or null. */
    String history(long number) throws SQLException {
        Rows rows = rows("v.first_list = " + first(number));
        if (rows == null) {
            return null;
        }
        StringBuilder sql =
                new StringBuilder("SELECT " + key() + ", since AS first_crawl, MAX(crawl_id) AS last_crawl");
        columns(rows.list()).forEach((column, name) -> sql.append(", MAX(")
                .append(dialect.quoted(column))
                .append(") AS ")
                .append(dialect.quoted(name)));
        return sql + " FROM list_" + rows.list() + " WHERE id <= " + rows.last() + " AND NOT repeats GROUP BY " + key()
                + ", since ORDER BY " + key() + ", since";
    }

    private String key() {
        return dialect.quoted("key");
    }

    /** A field's text and value, if it has one, and how they are shown. */
    private record Shown(String text, String value, String textName, String valueName) {}

    /** The columns of a list's table that are shown, those with values before their texts, by the names under which they are. */
    private Map<String, String> columns(long firstList) throws SQLException {
        Map<String, Shown> fields = new LinkedHashMap<>();
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("SELECT c.text_column, c.value_column, s.text_name, s.value_name"
                        + " FROM list_column c JOIN list_visit v ON v.list = c.list AND v.regions > 0"
                        + " LEFT JOIN list_shown s ON s.first_list = v.first_list AND s.path = c.path"
                        + " WHERE v.first_list = " + firstList + " AND (s.hidden IS NULL OR NOT s.hidden)"
                        + " ORDER BY s.ordinal NULLS LAST, v.crawl_id, c.ordinal")) {
            while (row.next()) {
                Shown field = new Shown(row.getString(1), row.getString(2), row.getString(3), row.getString(4));
                fields.merge(field.text(), field, (a, b) -> a.value() == null ? b : a);
            }
        }
        Map<String, String> columns = new LinkedHashMap<>();
        for (Shown field : fields.values()) {
            if (field.value() != null) {
                columns.put(field.value(), field.valueName() == null ? field.value() : field.valueName());
            }
            columns.put(field.text(), field.textName() == null ? field.text() : field.textName());
        }
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
