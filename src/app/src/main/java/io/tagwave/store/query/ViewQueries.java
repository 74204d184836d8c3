package io.tagwave.store.query;

import io.tagwave.column.ColumnKind;
import io.tagwave.store.SqlDialect;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes the queries of views: of a region, of a list as one crawl saw it, as it is now, and of all that it has been. One SQL
 * column a field, numbers and days typed. Those of lists read from the table of the list where there is one.
 */
public final class ViewQueries {

    /** More fields than that are no list a person would look at. */
    private static final int MAX_COLUMNS = 60;

    private final Connection connection;
    private final SqlDialect dialect;

    private final ListQueries tables;

    private ViewQueries(Connection connection, boolean making) throws SQLException {
        this.connection = connection;
        this.dialect = SqlDialect.of(connection);
        this.tables = new ListQueries(connection, making);
    }

    /** For those who read lists of crawls that have ended. */
    public ViewQueries(Connection connection) throws SQLException {
        this(connection, false);
    }

    /** For the one who makes the tables of lists, whose latest crawl is not marked as made yet. */
    public static ViewQueries whileMaking(Connection connection) throws SQLException {
        return new ViewQueries(connection, true);
    }

    /** The list as its latest crawl left it, by any of its numbers; null when there is no table of that number. */
    public String current(long number) throws SQLException {
        ListRowSource rows = tables.current(number);
        return rows == null ? null : rows.query();
    }

    /** The list as one crawl left it, with the columns of {@code current_N}; null when that crawl gave it no table. */
    public String left(long number, long crawl) throws SQLException {
        ListRowSource rows = tables.left(number, crawl);
        return rows == null ? null : rows.query();
    }

    /** The rows of {@code merged_N} or {@code current_N} in their table; null where they stand in none. */
    ListRowSource rows(String view, long number) throws SQLException {
        return switch (view) {
            case "merged" -> tables.merged(number);
            case "current" -> tables.current(number);
            default -> null;
        };
    }

    /** Each state of each item of a list, by any of its numbers; null when there is no table of that number. */
    public String history(long number) throws SQLException {
        return tables.history(number);
    }

    /** The view of one region, or null when there is none of that number. */
    String region(long number) throws SQLException {
        List<ViewColumn> columns = columns(REGION_COLUMNS.formatted(number));
        if (columns.isEmpty()) {
            columns = noiseColumns(number);
        }
        if (columns.isEmpty()) {
            return null;
        }
        StringBuilder sql = new StringBuilder("SELECT d.ordinal");
        ColumnIdentifiers names = new ColumnIdentifiers("ordinal");
        for (ViewColumn column : columns) {
            add(sql, names, column, "d.%s[" + column.ordinal() + "]");
        }
        return sql + " FROM data_record d WHERE d.region_id = " + number + " ORDER BY d.ordinal";
    }

    /** The view of a list over several pages, named by its first region; null when there is none of that number. */
    public String merged(long number) throws SQLException {
        ListRowSource rows = tables.merged(number);
        if (rows != null) {
            return rows.query();
        }
        List<ViewColumn> columns = columns(LIST_COLUMNS.formatted(number));
        if (columns.isEmpty()) {
            return null;
        }
        StringBuilder select = new StringBuilder("SELECT p.url AS " + dialect.quoted("page_url") + ", r.id AS "
                + dialect.quoted("region") + ", d.ordinal");
        StringBuilder joins = new StringBuilder();
        ColumnIdentifiers names = new ColumnIdentifiers("page_url", "region", "ordinal");
        for (int i = 0; i < columns.size(); i++) {
            String alias = "c" + i;
            add(select, names, columns.get(i), "d.%s[" + alias + ".ordinal]");
            joins.append(" LEFT JOIN region_column " + alias + " ON " + alias + ".region_id = r.id AND " + alias
                    + ".path = " + SqlDialect.literal(columns.get(i).path()));
        }
        return select + " FROM region r JOIN page p ON p.id = r.page_id JOIN data_record d ON d.region_id = r.id"
                + joins + " WHERE r.content AND " + SAME_LIST.formatted(number)
                + " ORDER BY p.id, r.ordinal, d.ordinal";
    }

    /** A column of text, or a typed one with its text beside. */
    private void add(StringBuilder sql, ColumnIdentifiers names, ViewColumn column, String cell) {
        String name = names.of(column.name());
        String typed = column.typedArray();
        if (typed != null) {
            add(sql, cell, typed, name);
            if (column.currencies()) {
                add(sql, cell, "currencies", names.of(name + "_currency"));
            }
            if (column.timed()) {
                add(sql, cell, "times", names.of(name + "_time"));
            }
            name = names.of(name + "_text");
        }
        add(sql, cell, "cells", name);
    }

    private void add(StringBuilder sql, String cell, String array, String name) {
        sql.append(", " + cell.formatted(array) + " AS " + dialect.quoted(name));
    }

    private static final String SAME_LIST = """
            (p.crawl_id, p.host, r.template) IN (SELECT fp.crawl_id, fp.host, fr.template FROM region fr
            JOIN page fp ON fp.id = fr.page_id WHERE fr.id = %d)""";

    /** The title first; labels, icons and what repeats another column are left out, unless there is nothing else. */
    private static final String REGION_COLUMNS = """
            SELECT name, kind, path, ordinal, currency = 'several', timed FROM region_column WHERE region_id = %1$d AND (NOT is_constant
            OR NOT EXISTS (SELECT 1 FROM region_column WHERE region_id = %1$d AND NOT is_constant))
            ORDER BY CASE name WHEN 'title' THEN 0 ELSE 1 END, ordinal""";

    /** Of each place in the records, the name and kind that its first region gives it. */
    private static final String LIST_COLUMNS = """
            SELECT c.name, c.kind, c.path, c.ordinal, firsts.least <> firsts.greatest OR firsts.least = 'several', firsts.timed > 0
            FROM region_column c JOIN (
              SELECT f.path, MIN(f.region_id) AS region_id, AVG(f.ordinal) AS place, MIN(f.currency) AS least,
              MAX(f.currency) AS greatest, SUM(CASE WHEN f.timed THEN 1 ELSE 0 END) AS timed FROM region_column f
              JOIN region r ON r.id = f.region_id JOIN page p ON p.id = r.page_id
              WHERE NOT f.is_constant AND r.content AND\s""" + SAME_LIST + """
              GROUP BY f.path
            ) AS firsts ON firsts.region_id = c.region_id AND firsts.path = c.path
            ORDER BY CASE c.name WHEN 'title' THEN 0 ELSE 1 END, firsts.place""";

    private List<ViewColumn> columns(String query) throws SQLException {
        List<ViewColumn> columns = new ArrayList<>();
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(query)) {
            while (row.next() && columns.size() < MAX_COLUMNS) {
                columns.add(new ViewColumn(
                        row.getString(1),
                        ColumnKind.of(row.getString(2)),
                        row.getString(3),
                        row.getInt(4),
                        row.getBoolean(5),
                        row.getBoolean(6)));
            }
        }
        return columns;
    }

    /** A noise region's columns have names, but no rows of their own. */
    private List<ViewColumn> noiseColumns(long number) throws SQLException {
        List<ViewColumn> columns = new ArrayList<>();
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("SELECT column_names FROM region WHERE id = " + number)) {
            if (row.next()) {
                for (Object name : (Object[]) row.getArray(1).getArray()) {
                    columns.add(new ViewColumn(
                            String.valueOf(name), ColumnKind.TEXT, "", columns.size() + 1, false, false));
                }
            }
        }
        return columns;
    }
}
