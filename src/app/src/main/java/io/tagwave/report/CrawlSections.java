package io.tagwave.report;

import io.tagwave.store.query.SqlStatementException;
import java.util.List;

/** Writes the sections of a report about a crawl: changes since the previous one, visits, and times. */
final class CrawlSections {

    private static final int CHANGES = 200;
    private static final int HOSTS = 200;

    private static final String CHANGED_LISTS = """
            SELECT v.list, v.host, v.records, COUNT(DISTINCT CASE WHEN c.change = 'new' THEN c.item_key END),
                   COUNT(DISTINCT CASE WHEN c.change = 'gone' THEN c.item_key END),
                   COUNT(DISTINCT CASE WHEN c.change = 'changed' THEN c.item_key END)
            FROM list_visit v LEFT JOIN list_change c ON c.crawl_id = v.crawl_id AND c.first_list = v.first_list
            WHERE v.previous_crawl IS NOT NULL AND v.crawl_id = %d
            GROUP BY v.list, v.host, v.records ORDER BY COUNT(DISTINCT c.item_key) DESC, v.list LIMIT 200""";

    private static final String CHANGED_ITEMS = """
            SELECT c.item_key, c.change, c.field, c.old_value, c.new_value, v.list FROM list_change c
            JOIN list_visit v ON v.crawl_id = c.crawl_id AND v.first_list = c.first_list WHERE c.crawl_id = %d
            ORDER BY c.first_list, CASE c.change WHEN 'changed' THEN 0 WHEN 'new' THEN 1 ELSE 2 END,
                     c.item_key, c.field LIMIT 200""";

    private static final String OUTCOMES = """
            SELECT outcome, status, COUNT(*) AS pages, SUM(record_count) AS records, MIN(error) FROM page
            WHERE crawl_id = %d GROUP BY outcome, status ORDER BY 3 DESC, outcome, status""";

    private static final String HOSTS_OF = """
            SELECT host, COUNT(*) AS pages, SUM(CASE WHEN outcome = 'done' THEN 1 ELSE 0 END), SUM(record_count),
                   CAST(SUM(bytes) / 1000 AS BIGINT)
            FROM page WHERE crawl_id = %d GROUP BY host ORDER BY pages DESC, host LIMIT 200""";

    private static final String SLOWEST = """
            SELECT p.url, SUM(CASE WHEN t.stage = 'fetch' THEN t.millis ELSE 0 END),
                   SUM(CASE WHEN t.stage = 'fetch' THEN 0 ELSE t.millis END), SUM(t.millis) AS millis, MAX(p.nodes)
            FROM page p JOIN timing t ON t.page_id = p.id WHERE p.crawl_id = %d
            GROUP BY p.id, p.url ORDER BY millis DESC, p.id LIMIT 20""";

    private static final String STAGES = """
            SELECT t.stage, COUNT(*) AS pages, SUM(t.millis) / 1000 AS seconds, AVG(t.millis), MAX(t.millis)
            FROM timing t JOIN page p ON p.id = t.page_id WHERE p.crawl_id = %d
            GROUP BY t.stage ORDER BY seconds DESC""";

    private static final String RENDERED = """
            SELECT run, url, parsed_millis, rendered_millis, ratio, parsed_records, rendered_records
            FROM benchmark_render ORDER BY run, url LIMIT 500""";

    private final ReportQueries queries;
    private final long crawl;

    CrawlSections(ReportQueries queries, long crawl) {
        this.queries = queries;
        this.crawl = crawl;
    }

    void changes(HtmlReport report) throws SqlStatementException {
        report.section("Changes since the previous crawl", "changes");
        if (queries.session.describe("list_visit").isEmpty()
                || count("list_visit WHERE previous_crawl IS NOT NULL AND crawl_id = ") == 0) {
            report.paragraph("No earlier crawl in this database found one of these lists.");
            return;
        }
        table(report, "New, gone and changed items by list", CHANGED_LISTS, "list,host,records,new,gone,changed");
        long all = count("list_change WHERE crawl_id = ");
        if (all > 0) {
            String first = "The first " + CHANGES + " of " + ReportQueries.count(all) + " changes";
            table(report, all > CHANGES ? first : "All changes", CHANGED_ITEMS, "item,change,column,before,now,list");
        }
    }

    void crawl(HtmlReport report) throws SqlStatementException {
        report.section("The crawl", "crawl");
        table(report, "Visits by outcome", OUTCOMES, "outcome,HTTP status,pages,records,example of an error");
        long hosts = queries.number("SELECT COUNT(DISTINCT host) FROM page WHERE crawl_id = " + crawl);
        String first = hosts > HOSTS ? ": the first " + HOSTS + " of " + ReportQueries.count(hosts) : "";
        table(report, "Hosts, most pages first" + first, HOSTS_OF, "host,pages,done,records,kilobytes");
        table(report, "The 20 slowest pages, in milliseconds", SLOWEST, "page,network,processing,total,nodes");
    }

    void machine(HtmlReport report) throws SqlStatementException {
        List<List<Object>> rows = queries.session.rows(STAGES.formatted(crawl));
        if (!rows.isEmpty()) {
            report.section("Times", "machine");
            List<String> names =
                    rows.stream().map(row -> String.valueOf(row.get(0))).toList();
            double[] means = rows.stream()
                    .mapToDouble(row -> ((Number) row.get(3)).doubleValue())
                    .toArray();
            report.figure(
                    Chart.of("Mean time of a page", "stage", "milliseconds").bars("mean", names, means),
                    "Stage fetch is the network; all others run on this machine.");
            table(report, "Time by stage", STAGES, "stage,pages,seconds,mean milliseconds,maximum milliseconds");
        }
        // bench render creates the view when it runs.
        if (!queries.session.describe("benchmark_render").isEmpty()
                && !queries.session.rows(RENDERED).isEmpty()) {
            report.section("Rendered and parsed", "rendered");
            String headers = "run,page,parsed, ms,rendered, ms,ratio,records parsed,records rendered";
            table(report, "Rendered and parsed pages of bench render: the first 500", RENDERED, headers);
        }
    }

    private long count(String from) throws SqlStatementException {
        return queries.number("SELECT COUNT(*) FROM " + from + crawl);
    }

    /** @param headers separated by commas without a space */
    private void table(HtmlReport report, String caption, String sql, String headers) throws SqlStatementException {
        report.table(queries.table(caption, sql.formatted(crawl), headers.split(",(?! )")));
    }
}
