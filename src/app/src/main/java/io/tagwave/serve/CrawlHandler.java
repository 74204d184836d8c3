package io.tagwave.serve;

import io.tagwave.report.HtmlWriter;
import io.tagwave.report.QueryTable;
import io.tagwave.store.SqlStatements;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.util.List;

/** Shows crawls: their state, outcomes, hosts and queues. */
final class CrawlHandler {

    private static final SqlStatements SQL = SqlStatements.of(CrawlHandler.class);
    private static final int HOSTS = 200;
    private static final long MIN_RELOAD_MILLIS = 3000;
    /** Reloading this seldom costs the crawling process less than 2 % of a core for answering. */
    private static final long RELOAD_FACTOR = 50;

    private CrawlHandler() {}

    static ServerResponse all(SqlSession session, ServerRequest request) throws SqlStatementException {
        long start = System.nanoTime();
        QueryTable crawls = table(session, "crawls", "ORDER BY c.id DESC");
        return PageLayout.respond("Crawls", "/crawls", html -> {
            ServedCells.write(html, "All crawls, the latest first", crawls);
            live(html, crawls, start);
        });
    }

    static ServerResponse one(SqlSession session, ServerRequest request) throws SqlStatementException {
        long start = System.nanoTime();
        long id = request.id();
        QueryTable crawl = table(session, "crawls", "WHERE c.id = " + id);
        if (crawl.rows().isEmpty()) {
            throw RejectedRequestException.missing("there is no crawl " + id);
        }
        QueryTable outcomes = table(session, "outcomes", "WHERE crawl_id = " + id);
        QueryTable hosts = table(session, "hosts", id);
        QueryTable waiting = table(session, "waiting", id);
        // Reads every stage of every page: not while the crawl needs the database.
        QueryTable slowest = isRunning(crawl) ? new QueryTable(List.of(), List.of()) : table(session, "slowest", id);
        return PageLayout.respond("Crawl " + id, "/crawls", html -> {
            ServedCells.write(html, "The crawl", crawl);
            live(html, crawl, start);
            writeOutcomes(html, id, outcomes);
            section(html, "Hosts", hosts);
            section(html, "Hosts with queued pages", waiting);
            section(html, "Slowest pages", slowest);
        });
    }

    private static QueryTable table(SqlSession session, String statement, Object part) throws SqlStatementException {
        return QueryTable.of(session, SQL.get(statement).formatted(part));
    }

    private static void section(HtmlWriter html, String title, QueryTable table) {
        if (!table.rows().isEmpty()) {
            html.element("h2", title);
            ServedCells.write(html, title + (table.rows().size() == HOSTS ? ": the first " + HOSTS : ""), table);
        }
    }

    private static void writeOutcomes(HtmlWriter html, long crawl, QueryTable outcomes) {
        html.element("h2", "Outcomes").open("ul", "class", "outcomes");
        for (List<Object> row : outcomes.rows()) {
            LocalUrl pages = LocalUrl.of("/pages").with("is.crawl_id", crawl).with("is.outcome", row.get(1));
            html.open("li").link(pages, row.get(1) + ": " + row.get(2) + " pages");
            html.text(", " + row.get(3) + " records").close();
        }
        html.close();
    }

    private static boolean isRunning(QueryTable crawls) {
        return crawls.rows().stream().anyMatch(row -> "running".equals(row.get(1)));
    }

    /** Tells the page's script after how many milliseconds to reload: the later, the longer the answer took. */
    private static void live(HtmlWriter html, QueryTable crawls, long start) {
        if (isRunning(crawls)) {
            long millis = Math.max(MIN_RELOAD_MILLIS, (System.nanoTime() - start) / 1_000_000 * RELOAD_FACTOR);
            String sentence = "A crawl is running, or its process was killed. Reload this page to see its progress.";
            html.element("p", sentence, "data-live", String.valueOf(millis));
        }
    }
}
