package io.tagwave.report;

import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.util.List;

/** Writes the sections of a report about a crawl: changes since the previous one, visits, and times. */
record CrawlSections(SqlSession session, long crawl) {

    private static final int CHANGES = 200;
    private static final int HOSTS = 200;
    private static final int LONGEST_TEXT = 160;

    private static final String CHANGED_LISTS = """
            SELECT v.list, v.host, v.records,
                   COUNT(DISTINCT CASE WHEN c.change = 'new' THEN c.item_key END) AS new_items,
                   COUNT(DISTINCT CASE WHEN c.change = 'gone' THEN c.item_key END) AS gone_items,
                   COUNT(DISTINCT CASE WHEN c.change = 'changed' THEN c.item_key END) AS changed_items
            FROM list_visit v LEFT JOIN list_change c ON c.crawl_id = v.crawl_id AND c.first_list = v.first_list
            WHERE v.previous_crawl IS NOT NULL AND v.crawl_id = %d
            GROUP BY v.list, v.host, v.records ORDER BY COUNT(DISTINCT c.item_key) DESC, v.list LIMIT 200""";

    private static final String CHANGED_ITEMS = """
            SELECT c.item_key AS item, c.change, c.field, c.old_value, c.new_value, v.list FROM list_change c
            JOIN list_visit v ON v.crawl_id = c.crawl_id AND v.first_list = c.first_list WHERE c.crawl_id = %d
            ORDER BY c.first_list, CASE c.change WHEN 'changed' THEN 0 WHEN 'new' THEN 1 ELSE 2 END,
                     c.item_key, c.field LIMIT 200""";

    private static final String OUTCOMES = """
            SELECT outcome, status, COUNT(*) AS pages, SUM(record_count) AS records, MIN(error) AS example_of_an_error
            FROM page WHERE crawl_id = %d GROUP BY outcome, status ORDER BY pages DESC, outcome, status""";

    private static final String HOSTS_OF = """
            SELECT host, COUNT(*) AS pages, SUM(CASE WHEN outcome = 'done' THEN 1 ELSE 0 END) AS done,
                   SUM(record_count) AS records, CAST(SUM(bytes) / 1000 AS BIGINT) AS kilobytes
            FROM page WHERE crawl_id = %d GROUP BY host ORDER BY pages DESC, host LIMIT 200""";

    private static final String SLOWEST = """
            SELECT p.url, SUM(CASE WHEN t.stage = 'fetch' THEN t.millis ELSE 0 END) AS network,
                   SUM(CASE WHEN t.stage = 'fetch' THEN 0 ELSE t.millis END) AS processing, SUM(t.millis) AS total,
                   MAX(p.nodes) AS nodes
            FROM page p JOIN timing t ON t.page_id = p.id WHERE p.crawl_id = %d
            GROUP BY p.id, p.url ORDER BY total DESC, p.id LIMIT 20""";

    private static final String STAGES = """
            SELECT t.stage, COUNT(*) AS pages, SUM(t.millis) / 1000 AS seconds, AVG(t.millis) AS mean_milliseconds,
                   MAX(t.millis) AS maximum_milliseconds
            FROM timing t JOIN page p ON p.id = t.page_id WHERE p.crawl_id = %d
            GROUP BY t.stage ORDER BY seconds DESC""";

    /** Returns the numbers of visited pages and hosts as the end of a sentence. */
    String summary() throws SqlStatementException {
        return ", on " + Markup.count(count("page WHERE crawl_id = "), "visited page") + " of "
                + Markup.count(hosts(), "host") + ".";
    }

    void changes(HtmlReport report) throws SqlStatementException {
        report.section("Changes since the previous crawl", "changes");
        if (session.describe("list_visit").isEmpty()
                || count("list_visit WHERE previous_crawl IS NOT NULL AND crawl_id = ") == 0) {
            report.paragraph("No earlier crawl in this database found one of these lists.");
            return;
        }
        table(report, "New, gone and changed items by list", CHANGED_LISTS);
        long all = count("list_change WHERE crawl_id = ");
        if (all > 0) {
            String first = "The first " + CHANGES + " of " + Markup.count(all) + " changes";
            table(report, all > CHANGES ? first : "All changes", CHANGED_ITEMS);
        }
    }

    void crawl(HtmlReport report) throws SqlStatementException {
        report.section("The crawl", "crawl");
        table(report, "Visits by outcome", OUTCOMES);
        long hosts = hosts();
        String first = hosts > HOSTS ? ": the first " + HOSTS + " of " + Markup.count(hosts) : "";
        table(report, "Hosts, most pages first" + first, HOSTS_OF);
        table(report, "The 20 slowest pages, in milliseconds", SLOWEST);
        report.section("Times", "machine");
        table(report, "Time by stage; fetch is the network, all others run on this machine", STAGES);
    }

    private long hosts() throws SqlStatementException {
        return number("SELECT COUNT(DISTINCT host) FROM page WHERE crawl_id = ");
    }

    private long count(String from) throws SqlStatementException {
        return number("SELECT COUNT(*) FROM " + from);
    }

    private long number(String sql) throws SqlStatementException {
        List<List<Object>> rows = session.rows(sql + crawl);
        return ((Number) rows.get(0).get(0)).longValue();
    }

    private void table(HtmlReport report, String caption, String sql) throws SqlStatementException {
        HtmlCells cells = HtmlCells.plain(LONGEST_TEXT, column -> null);
        QueryTable.of(session, sql.formatted(crawl)).write(report.body(), caption, cells);
    }
}
