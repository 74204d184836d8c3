package io.tagwave.report;

import io.tagwave.store.query.SqlStatementException;
import java.util.List;

/** Writes the sections of a report about a crawl: changes since the previous one, visits, and times. */
final class CrawlSections {

    private static final int CHANGES = 200;
    private static final int HOSTS = 200;
    private static final int SLOW_PAGES = 20;
    private static final int MEASURED = 500;

    private final ReportQueries answers;
    private final long crawl;

    CrawlSections(ReportQueries answers, long crawl) {
        this.answers = answers;
        this.crawl = crawl;
    }

    void changes(HtmlReport report) throws SqlStatementException {
        report.section("Changes since the previous crawl", "changes");
        if (answers.session.describe("list_visit").isEmpty()
                || answers.number("SELECT COUNT(*) FROM list_visit WHERE previous_crawl IS NOT NULL AND crawl_id = "
                                + crawl)
                        == 0) {
            report.paragraph("No earlier crawl in this database found one of these lists.");
            return;
        }
        ReportTable lists = answers.table(
                "New, gone and changed items by list",
                "SELECT v.list, v.host, v.records, " + items("new") + ", " + items("gone") + ", " + items("changed")
                        + " FROM list_visit v LEFT JOIN list_change c ON c.crawl_id = v.crawl_id"
                        + " AND c.first_list = v.first_list WHERE v.previous_crawl IS NOT NULL AND v.crawl_id = "
                        + crawl
                        + " GROUP BY v.list, v.host, v.records ORDER BY COUNT(DISTINCT c.item_key) DESC, v.list LIMIT "
                        + HOSTS,
                "list",
                "host",
                "records",
                "new",
                "gone",
                "changed");
        report.table(lists);
        long all = answers.number("SELECT COUNT(*) FROM list_change WHERE crawl_id = " + crawl);
        if (all > 0) {
            report.table(answers.table(
                    all > CHANGES
                            ? "The first " + CHANGES + " of " + ReportQueries.count(all) + " changes"
                            : "All changes",
                    "SELECT c.item_key, c.change, c.field, c.old_value, c.new_value, v.list FROM list_change c"
                            + " JOIN list_visit v ON v.crawl_id = c.crawl_id AND v.first_list = c.first_list"
                            + " WHERE c.crawl_id = " + crawl
                            + " ORDER BY c.first_list, CASE c.change WHEN 'changed' THEN 0 WHEN 'new' THEN 1 ELSE 2 END,"
                            + " c.item_key, c.field LIMIT " + CHANGES,
                    "item",
                    "change",
                    "column",
                    "before",
                    "now",
                    "list"));
        }
    }

    private static String items(String change) {
        return "COUNT(DISTINCT CASE WHEN c.change = '" + change + "' THEN c.item_key END)";
    }

    void crawl(HtmlReport report) throws SqlStatementException {
        report.section("The crawl", "crawl");
        report.table(answers.table(
                "Visits by outcome",
                "SELECT outcome, status, COUNT(*) AS pages, SUM(record_count) AS records, MIN(error) FROM page"
                        + " WHERE crawl_id = " + crawl + " GROUP BY outcome, status ORDER BY 3 DESC, outcome, status",
                "outcome",
                "HTTP status",
                "pages",
                "records",
                "example of an error"));
        long hosts = answers.number("SELECT COUNT(DISTINCT host) FROM page WHERE crawl_id = " + crawl);
        report.table(answers.table(
                "Hosts, most pages first"
                        + (hosts > HOSTS ? ": the first " + HOSTS + " of " + ReportQueries.count(hosts) : ""),
                "SELECT host, COUNT(*) AS pages, SUM(CASE WHEN outcome = 'done' THEN 1 ELSE 0 END),"
                        + " SUM(record_count), CAST(SUM(bytes) / 1000 AS BIGINT) FROM page WHERE crawl_id = " + crawl
                        + " GROUP BY host ORDER BY pages DESC, host LIMIT " + HOSTS,
                "host",
                "pages",
                "done",
                "records",
                "kilobytes"));
        report.table(answers.table(
                "The " + SLOW_PAGES + " slowest pages, in milliseconds",
                "SELECT p.url, SUM(CASE WHEN t.stage = 'read' THEN t.millis ELSE 0 END),"
                        + " SUM(CASE WHEN t.stage = 'read' THEN 0 ELSE t.millis END), SUM(t.millis) AS millis, MAX(p.nodes)"
                        + " FROM page p JOIN timing t ON t.page_id = p.id WHERE p.crawl_id = " + crawl
                        + " GROUP BY p.id, p.url ORDER BY millis DESC, p.id LIMIT " + SLOW_PAGES,
                "page",
                "network",
                "processing",
                "total",
                "nodes"));
    }

    void machine(HtmlReport report) throws SqlStatementException {
        String sql = "SELECT t.stage, COUNT(*) AS pages, SUM(t.millis) / 1000 AS seconds, AVG(t.millis), MAX(t.millis)"
                + " FROM timing t JOIN page p ON p.id = t.page_id WHERE p.crawl_id = " + crawl
                + " GROUP BY t.stage ORDER BY seconds DESC";
        List<List<Object>> rows = answers.rows(sql);
        if (!rows.isEmpty()) {
            report.section("Times", "machine");
            List<String> names =
                    rows.stream().map(row -> String.valueOf(row.get(0))).toList();
            double[] means = rows.stream()
                    .mapToDouble(row -> ((Number) row.get(3)).doubleValue())
                    .toArray();
            report.figure(
                    Chart.of("Mean time of a page", "stage", "milliseconds").bars("mean", names, means),
                    "Stage read is the network; all others run on this machine.");
            report.table(answers.table(
                    "Time by stage", sql, "stage", "pages", "seconds", "mean milliseconds", "maximum milliseconds"));
        }
        rendering(report);
    }

    /** Adds the times of {@code bench render}, which creates the view when it runs. */
    private void rendering(HtmlReport report) throws SqlStatementException {
        if (answers.session.describe("render_vs_parse").isEmpty()) {
            return;
        }
        ReportTable table = answers.table(
                "Rendered and parsed pages of bench render: the first " + MEASURED + " pages",
                "SELECT run, url, parsed_millis, rendered_millis, ratio, parsed_records, rendered_records"
                        + " FROM render_vs_parse ORDER BY run, url LIMIT " + MEASURED,
                "run",
                "page",
                "parsed, ms",
                "rendered, ms",
                "ratio",
                "records parsed",
                "records rendered");
        if (!table.rows().isEmpty()) {
            report.section("Rendered and parsed", "rendered").table(table);
        }
    }
}
