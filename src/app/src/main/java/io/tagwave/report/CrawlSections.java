package io.tagwave.report;

import io.tagwave.store.SqlStatements;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.util.List;

/** Writes the sections of a report about a crawl: changes since the previous one, visits, and times. */
record CrawlSections(SqlSession session, long crawl) {

    private static final SqlStatements SQL = SqlStatements.of(CrawlSections.class);
    private static final int CHANGES = 200;
    private static final int HOSTS = 200;
    private static final int LONGEST_TEXT = 160;

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
        table(report, "New, gone and changed items by list", "changedLists");
        long all = count("list_change WHERE crawl_id = ");
        if (all > 0) {
            String first = "The first " + CHANGES + " of " + Markup.count(all) + " changes";
            table(report, all > CHANGES ? first : "All changes", "changedItems");
        }
    }

    void crawl(HtmlReport report) throws SqlStatementException {
        report.section("The crawl", "crawl");
        table(report, "Visits by outcome", "outcomes");
        long hosts = hosts();
        String first = hosts > HOSTS ? ": the first " + HOSTS + " of " + Markup.count(hosts) : "";
        table(report, "Hosts, most pages first" + first, "hosts");
        table(report, "The 20 slowest pages, in milliseconds", "slowest");
        report.section("Times", "machine");
        table(report, "Time by stage; fetch is the network, all others run on this machine", "stages");
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

    private void table(HtmlReport report, String caption, String statement) throws SqlStatementException {
        HtmlCells cells = HtmlCells.plain(LONGEST_TEXT, column -> null);
        QueryTable.of(session, SQL.get(statement).formatted(crawl)).write(report.body(), caption, cells);
    }
}
