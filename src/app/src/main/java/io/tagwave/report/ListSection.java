package io.tagwave.report;

import io.tagwave.report.DisplayColumns.Shown;
import io.tagwave.store.query.QueryResult;
import io.tagwave.store.query.ResultColumn;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Writes the first rows of a list. */
final class ListSection {

    private static final int ROWS = 10;

    /** More columns do not fit on a page. */
    private static final int COLUMNS = 12;

    private static final int LONGEST_TEXT = 90;

    private final long list;
    private final HtmlCells cells;
    private final List<Shown> columns;
    private final List<List<Object>> sample = new ArrayList<>();
    private boolean more;

    private ListSection(long list, HtmlCells cells) {
        this.list = list;
        this.cells = cells;
        columns = cells.columns().shown();
    }

    static ListSection of(SqlSession session, long list) throws SqlStatementException {
        try (QueryResult rows = session.run("SELECT * FROM merged_" + list)) {
            List<ResultColumn> all = rows.described();
            DisplayColumns columns = new DisplayColumns(all, DisplayColumns.kinds(session, list, all));
            ListSection section = new ListSection(list, new HtmlCells(columns, false, LONGEST_TEXT, column -> null));
            section.read(rows);
            return section;
        }
    }

    private void read(QueryResult rows) throws SqlStatementException {
        List<Object> row = rows.next();
        while (row != null && sample.size() < ROWS) {
            sample.add(row);
            row = rows.next();
        }
        more = row != null;
    }

    void write(HtmlWriter html, boolean severalPages) {
        List<Shown> worthwhile =
                columns.stream().filter(one -> isWorthwhile(one, severalPages)).toList();
        List<Shown> shown = worthwhile.subList(0, Math.min(COLUMNS, worthwhile.size()));
        String rest = worthwhile.stream().skip(COLUMNS).map(Shown::title).collect(Collectors.joining(", "));
        String caption = (more ? "The first " + sample.size() + " rows" : "All rows")
                + " of view merged_" + list
                + (rest.isEmpty()
                        ? ""
                        : ", " + COLUMNS + " of its " + worthwhile.size() + " columns; not shown: " + rest);
        html.wideTable(caption, "rows")
                .element("caption", caption)
                .open("thead")
                .open("tr");
        shown.forEach(one -> html.element("th", one.title(), "scope", "col", "class", alignment(one)));
        html.close().close().open("tbody");
        for (List<Object> row : sample) {
            html.open("tr");
            for (Shown one : shown) {
                html.open("td", "class", alignment(one), "data-value", sortedBy(one, row));
                cells.write(html, one, row);
                html.close();
            }
            html.close();
        }
        html.close().close().close();
    }

    /** Leaves out the page's URL if there is one page, and the link if the title has it. */
    private boolean isWorthwhile(Shown one, boolean severalPages) {
        return switch (one.column().name()) {
            case "region" -> false;
            case "page_url" -> severalPages;
            case "link" ->
                columns.stream().noneMatch(other -> other.column().name().equals("title"));
            default -> true;
        };
    }

    private static @Nullable String alignment(Shown one) {
        return one.column().values() == ResultColumn.Values.NUMBER ? "n" : null;
    }

    /** Returns the value by which the script sorts a column that shows texts of its values. */
    private static @Nullable String sortedBy(Shown one, List<Object> row) {
        Object value = row.get(one.value());
        return one.value() == one.text() || value == null ? null : value.toString();
    }
}
