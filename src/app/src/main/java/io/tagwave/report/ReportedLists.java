package io.tagwave.report;

import io.tagwave.report.DisplayColumns.Shown;
import io.tagwave.store.SqlStatements;
import io.tagwave.store.query.QueryResult;
import io.tagwave.store.query.ResultColumn;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The lists of a crawl: all in a table, and the first records of the first lists.
 *
 * @param lists rows of {@link #COLUMNS}
 */
record ReportedLists(SqlSession session, List<List<Object>> lists) {

    private static final SqlStatements SQL = SqlStatements.of(ReportedLists.class);

    private static final List<String> COLUMNS =
            List.of("list", "host", "first_page", "role", "records", "pages", "columns");

    /** Browsers are slow with longer tables. */
    private static final int NAMED = 5000;

    /** Lists of which records are shown; of each so many, with as many columns as fit on a page. */
    private static final int SHOWN = 60;

    private static final int RECORDS = 10;
    private static final int WIDTH = 12;
    private static final int LONGEST_TEXT = 70;

    static ReportedLists of(SqlSession session, long crawl) throws SqlStatementException {
        return new ReportedLists(session, session.rows(SQL.get("lists").formatted(crawl)));
    }

    /** Returns the numbers of lists and records as the beginning of a sentence. */
    String summary() {
        return Markup.count(lists.size(), "list") + " with " + Markup.count(records(lists), "record");
    }

    void write(HtmlReport report) throws SqlStatementException {
        report.section("Lists", "found");
        if (lists.isEmpty()) {
            report.paragraph("No list was found.");
            return;
        }
        HtmlCells cells = HtmlCells.plain(LONGEST_TEXT, column -> null);
        new QueryTable(COLUMNS, lists.subList(0, Math.min(NAMED, lists.size())))
                .write(report.body(), "All lists: main lists first, then the longest", cells);
        if (lists.size() > NAMED) {
            List<List<Object>> others = lists.subList(NAMED, lists.size());
            report.paragraph("The other " + Markup.count(others.size()) + " with "
                    + Markup.count(records(others), "record") + " are not named here.");
        }
        for (List<Object> list : lists.subList(0, Math.min(SHOWN, lists.size()))) {
            writeRecords(report.body(), (Long) list.get(0), records(List.of(list)), cells);
        }
    }

    private void writeRecords(HtmlWriter html, long list, long count, HtmlCells cells) throws SqlStatementException {
        try (QueryResult rows = session.run("SELECT * FROM merged_" + list + " LIMIT " + RECORDS)) {
            List<ResultColumn> all = rows.described();
            List<Shown> shown = new DisplayColumns(all, DisplayColumns.kinds(session, list, all)).shown();
            List<Shown> first = shown.subList(0, Math.min(WIDTH, shown.size()));
            List<List<Object>> records = new ArrayList<>();
            for (List<Object> row = rows.next(); row != null; row = rows.next()) {
                List<Object> record = row;
                records.add(first.stream().map(column -> column.of(record)).collect(Collectors.toList()));
            }
            String caption = "List " + list + ": " + records.size() + " of " + Markup.count(count, "record") + ", "
                    + first.size() + " of " + Markup.count(shown.size(), "column");
            new QueryTable(first.stream().map(Shown::title).toList(), records).write(html, caption, cells);
        }
    }

    private static long records(List<List<Object>> lists) {
        return lists.stream()
                .mapToLong(list -> ((Number) list.get(4)).longValue())
                .sum();
    }
}
