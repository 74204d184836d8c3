package io.tagwave.store.query;

import java.util.Map;
import java.util.stream.Collectors;

/**
 * Where the rows of a view of a list stand. Whoever asks for a few of them asks the table itself: H2 makes all rows of a view before it
 * takes those that are wanted.
 *
 * @param table the list's table
 * @param condition which of its rows, as SQL
 * @param columns names of the view's columns in their order, quoted, with the table's columns that they show, quoted
 */
public record ListRowSource(String table, String condition, Map<String, String> columns) {

    /** By what the rows are in the order of the list. */
    public static final String ORDER = "id";

    /** Whether the view's columns have the names of the table's, so that a condition on the one is one on the other. */
    public boolean isPlain() {
        return columns.entrySet().stream().allMatch(column -> column.getKey().equals(column.getValue()));
    }

    /** The view's query. */
    String query() {
        String select = columns.entrySet().stream().map(ListRowSource::shown).collect(Collectors.joining(", "));
        return "SELECT " + select + " FROM " + table + " WHERE " + condition + " ORDER BY " + ORDER;
    }

    private static String shown(Map.Entry<String, String> column) {
        return column.getValue() + (column.getKey().equals(column.getValue()) ? "" : " AS " + column.getKey());
    }
}
