package io.tagwave.report;

import io.tagwave.rows.FileProgress;
import io.tagwave.store.SqlStatements;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The lists of a crawl: all in a table, and the first ones with rows. */
record ReportedLists(SqlSession session, List<Found> lists) {

    private static final SqlStatements SQL = SqlStatements.of(ReportedLists.class);

    /** Number of lists with a section of their own: main lists first, then the longest. */
    private static final int SECTIONS = 60;

    /** Browsers are slow with longer tables. */
    private static final int NAMED = 5000;

    private static final int LONGEST_TEXT = 70;

    /** @param columns names of the columns of text or values */
    private record Found(
            long list,
            String host,
            String url,
            long pages,
            long records,
            boolean main,
            @Nullable Object columns) {}

    static ReportedLists of(SqlSession session, long crawl) throws SqlStatementException {
        List<Found> lists = new ArrayList<>();
        for (List<Object> row : session.rows(SQL.get("lists").formatted(crawl))) {
            lists.add(new Found(
                    (Long) row.get(0),
                    (String) row.get(1),
                    (String) row.get(2),
                    ((Number) row.get(3)).longValue(),
                    ((Number) row.get(4)).longValue(),
                    Boolean.TRUE.equals(row.get(5)),
                    row.get(6)));
        }
        return new ReportedLists(session, lists);
    }

    /** Returns the numbers of lists and records as the beginning of a sentence. */
    String summary() {
        return Markup.count(lists.size(), "list") + " with " + Markup.count(records(lists), "record");
    }

    void write(HtmlReport report, FileProgress progress) throws SqlStatementException {
        report.section("Lists", "found");
        if (lists.isEmpty()) {
            report.paragraph("No list was found.");
            return;
        }
        int sections = Math.min(SECTIONS, lists.size());
        if (sections < lists.size()) {
            report.paragraph("The first " + sections + " lists of the table below have a section with rows. "
                    + others(sections) + " in the table only; tagwave serve shows all of them.");
        }
        index(report, sections);
        for (int i = 0; i < sections; i++) {
            section(report.body(), lists.get(i));
            progress.at(i + 1, sections);
        }
    }

    private static long records(List<Found> lists) {
        return lists.stream().mapToLong(Found::records).sum();
    }

    private String others(int from) {
        List<Found> others = lists.subList(from, lists.size());
        return "The other " + Markup.count(others.size()) + " with " + Markup.count(records(others), "record") + " are";
    }

    private void index(HtmlReport report, int sections) {
        List<List<Object>> rows = new ArrayList<>();
        for (Found one : lists.subList(0, Math.min(NAMED, lists.size()))) {
            // Only numbers are links.
            Object number = rows.size() < sections ? (Object) one.list() : String.valueOf(one.list());
            String role = one.main() ? "main" : "beside";
            rows.add(Arrays.asList(number, one.url(), role, one.records(), one.pages(), one.columns()));
        }
        new QueryTable(List.of("list", "first_page", "role", "records", "pages", "columns"), rows)
                .write(
                        report.body(),
                        "All lists: main lists first, then the longest",
                        HtmlCells.plain(LONGEST_TEXT, column -> column.equals("list") ? "#list-" : null));
        if (lists.size() > NAMED) {
            report.paragraph(others(NAMED) + " not named here.");
        }
    }

    private void section(HtmlWriter html, Found one) throws SqlStatementException {
        String title = HtmlCells.address(one.url()) + (one.main() ? "" : ", beside the main list");
        html.element("h3", title, "id", "list-" + one.list()).open("p");
        html.text("List " + one.list() + " of " + one.host() + ": " + Markup.count(one.records(), "record") + " on "
                + Markup.count(one.pages(), "page") + ". First page: ");
        html.outside(one.url(), one.url()).close();
        ListSection.of(session, one.list()).write(html, one.pages() > 1);
    }
}
