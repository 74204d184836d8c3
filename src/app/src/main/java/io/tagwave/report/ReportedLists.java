package io.tagwave.report;

import io.tagwave.store.query.SqlStatementException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Writes the lists of a crawl: all in a table, and the first ones with rows and charts. */
final class ReportedLists {

    /** Number of lists with a section of their own: main lists first, then the longest. */
    private static final int SECTIONS = 60;

    /** Browsers are slow with longer tables. */
    private static final int NAMED = 5000;

    private static final int NAMES = 70;

    private final ReportQueries answers;
    private final long crawl;
    private final boolean pictures;
    private final List<Found> lists = new ArrayList<>();

    /** A list with its first page. */
    private record Found(long list, String host, String url, long pages, long records, boolean main) {

        String title() {
            return ListSection.address(url) + (main ? "" : ", beside the main list");
        }
    }

    ReportedLists(ReportQueries answers, long crawl, boolean pictures) throws SqlStatementException {
        this.answers = answers;
        this.crawl = crawl;
        this.pictures = pictures;
        for (List<Object> row : answers.rows("SELECT l.list, l.host, l.url, l.pages, l.records, r.main"
                + " FROM lists l JOIN region r ON r.id = l.list WHERE l.crawl_id = " + crawl
                + " ORDER BY r.main DESC, l.records DESC, l.list")) {
            lists.add(new Found(
                    (Long) row.get(0),
                    (String) row.get(1),
                    (String) row.get(2),
                    ((Number) row.get(3)).longValue(),
                    ((Number) row.get(4)).longValue(),
                    Boolean.TRUE.equals(row.get(5))));
        }
    }

    /** Returns the numbers of lists, records, pages and hosts as a sentence. */
    String summary() throws SqlStatementException {
        long records = lists.stream().mapToLong(Found::records).sum();
        long pages = answers.number("SELECT COUNT(*) FROM page WHERE crawl_id = " + crawl);
        long hosts = answers.number("SELECT COUNT(DISTINCT host) FROM page WHERE crawl_id = " + crawl);
        return ReportQueries.count(lists.size(), "list") + " with " + ReportQueries.count(records, "record") + ", on "
                + ReportQueries.count(pages, "visited page") + " of " + ReportQueries.count(hosts, "host") + ".";
    }

    void write(HtmlReport report, SequenceFigures sequences, CrawlReport.Progress progress)
            throws SqlStatementException {
        report.section("Lists", "found");
        if (lists.isEmpty()) {
            report.paragraph("No list was found.");
            return;
        }
        int sections = Math.min(SECTIONS, lists.size());
        if (sections < lists.size()) {
            report.paragraph("The first " + sections + " lists of the table below have a section with rows and charts. "
                    + leftOut(sections) + " in the table only; tagwave serve shows all of them.");
        }
        index(report, sections);
        for (int i = 0; i < sections; i++) {
            list(report, lists.get(i), sequences);
            progress.at(i + 1, sections);
        }
    }

    private String leftOut(int from) {
        List<Found> others = lists.subList(from, lists.size());
        long records = others.stream().mapToLong(Found::records).sum();
        return "The other " + ReportQueries.count(others.size()) + " with " + ReportQueries.count(records, "record")
                + " are";
    }

    private void index(HtmlReport report, int sections) throws SqlStatementException {
        Map<Long, String> columns = columns();
        StringBuilder out = new StringBuilder("<div class=\"wide tall\" tabindex=\"0\"><table><caption>"
                + "All lists: main lists first, then the longest"
                + "</caption><thead><tr><th scope=\"col\">list</th><th scope=\"col\">first page</th>"
                + "<th scope=\"col\" class=\"n\">records</th><th scope=\"col\" class=\"n\">pages</th>"
                + "<th scope=\"col\">columns</th></tr></thead><tbody>");
        for (int i = 0; i < Math.min(NAMED, lists.size()); i++) {
            Found one = lists.get(i);
            String number =
                    i < sections ? "<a href=\"#list-" + one.list() + "\">" + one.list() + "</a>" : "" + one.list();
            out.append("<tr><th scope=\"row\" class=\"n\">" + number + "</th><td>"
                    + ListSection.link(one.url(), one.title()) + "</td><td class=\"n\">"
                    + ReportQueries.count(one.records()) + "</td><td class=\"n\">" + ReportQueries.count(one.pages())
                    + "</td><td>"
                    + Markup.escape(Markup.shortened(columns.getOrDefault(one.list(), ""), NAMES))
                    + "</td></tr>");
        }
        report.markup(out + "</tbody></table></div>\n");
        if (lists.size() > NAMED) {
            report.paragraph(leftOut(NAMED) + " not named here.");
        }
    }

    /** Returns the names of the columns of text or values, by list. */
    private Map<Long, String> columns() throws SqlStatementException {
        Map<Long, String> columns = new HashMap<>();
        for (List<Object> row : answers.rows("SELECT c.region_id, c.name FROM region_column c JOIN lists l"
                + " ON l.list = c.region_id WHERE l.crawl_id = " + crawl
                + " AND NOT c.is_constant AND c.kind NOT IN ('link', 'image') ORDER BY c.region_id, c.ordinal")) {
            columns.merge((Long) row.get(0), String.valueOf(row.get(1)), (a, b) -> a + ", " + b);
        }
        return columns;
    }

    private void list(HtmlReport report, Found one, SequenceFigures sequences) throws SqlStatementException {
        report.markup("<h3 id=\"list-" + one.list() + "\">" + Markup.escape(one.title()) + "</h3>\n<p>List "
                + one.list()
                + " of " + Markup.escape(one.host()) + ": " + ReportQueries.count(one.records(), "record") + " on "
                + ReportQueries.count(one.pages(), "page") + ". First page: "
                + ListSection.link(one.url(), one.url()) + "</p>\n");
        report.markup(ListSection.of(answers.session, one.list(), one.pages() > 1, pictures)
                .toHtml());
        sequences.write(report, one.list());
    }
}
