package io.tagwave.report;

import io.tagwave.store.SqlStatements;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The lists of a crawl in a table. */
record ReportedLists(SqlSession session, List<Found> lists) {

    private static final SqlStatements SQL = SqlStatements.of(ReportedLists.class);

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

    void write(HtmlReport report) {
        report.section("Lists", "found");
        if (lists.isEmpty()) {
            report.paragraph("No list was found.");
            return;
        }
        List<List<Object>> rows = new ArrayList<>();
        for (Found one : lists.subList(0, Math.min(NAMED, lists.size()))) {
            String role = one.main() ? "main" : "beside";
            rows.add(Arrays.asList(one.list(), one.host(), one.url(), role, one.records(), one.pages(), one.columns()));
        }
        new QueryTable(List.of("list", "host", "first_page", "role", "records", "pages", "columns"), rows)
                .write(
                        report.body(),
                        "All lists: main lists first, then the longest",
                        HtmlCells.plain(LONGEST_TEXT, column -> null));
        if (lists.size() > NAMED) {
            List<Found> others = lists.subList(NAMED, lists.size());
            report.paragraph("The other " + Markup.count(others.size()) + " with "
                    + Markup.count(records(others), "record") + " are not named here.");
        }
    }

    private static long records(List<Found> lists) {
        return lists.stream().mapToLong(Found::records).sum();
    }
}
