package io.tagwave.serve;

import java.util.List;

/** A small table whose rows are all shown. */
final class HtmlTable {

    private HtmlTable() {}

    /** Writes rows of a query under their columns; numbers that name other things are links to them. */
    static void write(HtmlWriter html, String caption, List<String> columns, List<List<Object>> rows) {
        write(html, caption, columns, rows, HtmlCells.plain());
    }

    static void write(HtmlWriter html, String caption, List<String> columns, List<List<Object>> rows, HtmlCells cells) {
        html.open("div", "class", "wide", "tabindex", "0", "role", "region", "aria-label", caption)
                .open("table", "class", "cards");
        html.element("caption", caption).open("thead").open("tr");
        for (int i = 0; i < columns.size(); i++) {
            html.element("th", columns.get(i).replace('_', ' '), "scope", "col", "class", kind(rows, i));
        }
        html.close().close().open("tbody");
        for (List<Object> row : rows) {
            html.open("tr");
            for (int i = 0; i < columns.size(); i++) {
                html.open(
                        "td",
                        "class",
                        kind(rows, i),
                        "data-label",
                        columns.get(i).replace('_', ' '));
                cells.write(html, columns.get(i), row.get(i));
                html.close();
            }
            html.close();
        }
        html.close().close().close();
    }

    private static String kind(List<List<Object>> rows, int column) {
        return rows.stream().map(row -> row.get(column)).allMatch(value -> value == null || value instanceof Number)
                ? "n"
                : null;
    }
}
