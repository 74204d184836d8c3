package io.tagwave.report;

import io.tagwave.store.query.QueryResult;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The result of a query that is small enough to be held in memory.
 *
 * @param truncated whether the query has more rows
 */
public record QueryTable(List<String> columns, List<List<Object>> rows, boolean truncated) {

    public QueryTable(List<String> columns, List<List<Object>> rows) {
        this(columns, rows, false);
    }

    /** Reads all rows of a result and closes it. */
    public static QueryTable of(QueryResult result) throws SqlStatementException {
        return new QueryTable(result.columns(), result.toList());
    }

    public static QueryTable of(SqlSession session, String sql) throws SqlStatementException {
        return of(session.run(sql));
    }

    /** Returns the rows as objects whose keys have the order of the columns. */
    public List<Map<String, Object>> objects() {
        return rows.stream().map(row -> QueryResult.object(columns, row)).toList();
    }

    /** Writes the rows below their columns. */
    public void write(HtmlWriter html, String caption, HtmlCells cells) {
        html.wideTable(caption, "cards")
                .element("caption", caption)
                .open("thead")
                .open("tr");
        for (int i = 0; i < columns.size(); i++) {
            html.element("th", title(i), "scope", "col", "class", alignment(i));
        }
        html.close().close().open("tbody");
        for (List<Object> row : rows) {
            html.open("tr");
            for (int i = 0; i < columns.size(); i++) {
                html.open("td", "class", alignment(i), "data-label", title(i));
                cells.write(html, columns.get(i), row.get(i));
                html.close();
            }
            html.close();
        }
        html.close().close().close();
    }

    private String title(int column) {
        return columns.get(column).replace('_', ' ');
    }

    private @Nullable String alignment(int column) {
        return rows.stream().map(row -> row.get(column)).allMatch(value -> value == null || value instanceof Number)
                ? "n"
                : null;
    }
}
