package io.tagwave.serve;

import io.tagwave.store.query.QueryResult;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The result of a query that is small enough to be held in memory.
 *
 * @param truncated whether the query has more rows
 */
record QueryTable(List<String> columns, List<List<Object>> rows, boolean truncated) {

    QueryTable(List<String> columns, List<List<Object>> rows) {
        this(columns, rows, false);
    }

    /** Reads all rows of a result and closes it. */
    static QueryTable of(QueryResult result) throws SqlStatementException {
        List<String> columns = result.columns();
        return new QueryTable(columns, result.toList());
    }

    static QueryTable of(SqlSession session, String sql) throws SqlStatementException {
        return of(session.run(sql));
    }

    /** Returns the rows as objects whose keys have the order of the columns. */
    List<Map<String, Object>> objects() {
        List<Map<String, Object>> objects = new ArrayList<>(rows.size());
        for (List<Object> row : rows) {
            Map<String, Object> object = new LinkedHashMap<>();
            for (int i = 0; i < row.size(); i++) {
                object.put(columns.get(i), row.get(i));
            }
            objects.add(object);
        }
        return objects;
    }

    /** Writes the rows below their columns; numbers that name other things link to them. */
    void write(HtmlWriter html, String caption) {
        html.wideTable(caption, "cards").element("caption", caption);
        html.open("thead").open("tr");
        for (int i = 0; i < columns.size(); i++) {
            html.element("th", columns.get(i).replace('_', ' '), "scope", "col", "class", alignment(i));
        }
        html.close().close().open("tbody");
        for (List<Object> row : rows) {
            html.open("tr");
            for (int i = 0; i < columns.size(); i++) {
                html.open(
                        "td",
                        "class",
                        alignment(i),
                        "data-label",
                        columns.get(i).replace('_', ' '));
                HtmlCells.plain().write(html, columns.get(i), row.get(i));
                html.close();
            }
            html.close();
        }
        html.close().close().close();
    }

    private @Nullable String alignment(int column) {
        return rows.stream().map(row -> row.get(column)).allMatch(value -> value == null || value instanceof Number)
                ? "n"
                : null;
    }
}
