package io.tagwave.store.query;

import java.util.Map;
import java.util.stream.Collectors;

/**
 * The rows of a list's view in the list's table. A caller that needs a few of them asks the table itself: H2 makes all rows of
 * a view first.
 *
 * @param table the list's table
 * @param condition SQL condition of its rows
 * @param columns names of the view's columns in their order, quoted, with the table's columns that they show, quoted
 */
public record ListRowSource(String table, String condition, Map<String, String> columns) {

    /** The column that sorts the rows in the order of the list. */
    public static final String ORDER = "id";

    /**
     * Returns the condition of the rows that one visit of a list has: those of its range that no later visit wrote and none
     * up to it replaced.
     *
     * @param alias of the list's table with a dot, or empty
     */
    public static String ofVisit(String alias, long crawl, long firstRow, long lastRow) {
        return "%1$sid BETWEEN %3$s AND %4$s AND %1$scrawl_id <= %2$s AND (%1$sreplaced_in IS NULL OR %1$sreplaced_in > %2$s)"
                .formatted(alias, crawl, firstRow, lastRow);
    }

    /** Returns whether the view's columns have the names of the table's, so that conditions on both are the same. */
    public boolean isPlain() {
        return columns.entrySet().stream().allMatch(column -> column.getKey().equals(column.getValue()));
    }

    /** Returns those of the rows that meet another condition. */
    public ListRowSource where(String further) {
        return new ListRowSource(table, condition + " AND " + further, columns);
    }

    public String query() {
        String select = columns.entrySet().stream()
                .map(column ->
                        column.getValue() + (column.getKey().equals(column.getValue()) ? "" : " AS " + column.getKey()))
                .collect(Collectors.joining(", "));
        return select(select);
    }

    /** Returns the query of some columns of the table. */
    String select(String select) {
        return "SELECT " + select + " FROM " + table + " WHERE " + condition + " ORDER BY " + ORDER;
    }
}
