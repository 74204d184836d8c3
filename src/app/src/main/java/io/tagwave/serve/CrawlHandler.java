package io.tagwave.serve;

import io.tagwave.report.HtmlWriter;
import io.tagwave.report.QueryTable;
import io.tagwave.rows.JsonText;
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

    private record CrawlTables(QueryTable crawl, QueryTable outcomes, QueryTable hosts, QueryTable waiting) {

        static CrawlTables of(SqlSession session, long id) throws SqlStatementException {
            QueryTable crawl = table(session, "crawls", "WHERE c.id = " + id);
            if (crawl.rows().isEmpty()) {
                throw RejectedRequestException.missing("there is no crawl " + id);
            }
            return new CrawlTables(
                    crawl,
                    table(session, "outcomes", "WHERE crawl_id = " + id),
                    table(session, "hosts", id),
                    table(session, "waiting", id));
        }
    }

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
        CrawlTables tables = CrawlTables.of(session, id);
        // Reads every stage of every page: not while the crawl needs the database.
        QueryTable slowest =
                isRunning(tables.crawl()) ? new QueryTable(List.of(), List.of()) : table(session, "slowest", id);
        return PageLayout.respond("Crawl " + id, "/crawls", html -> {
            ServedCells.write(html, "The crawl", tables.crawl());
            live(html, tables.crawl(), start);
            writeOutcomes(html, id, tables.outcomes());
            section(html, "Hosts", tables.hosts());
            section(html, "Hosts with queued pages", tables.waiting());
            section(html, "Slowest pages", slowest);
        });
    }

    static ServerResponse objects(SqlSession session, ServerRequest request) throws SqlStatementException {
        return ServerResponse.json(
                table(session, "crawls", "ORDER BY c.id DESC").objects());
    }

    /** Returns {@code {"crawl":{…},"outcomes":[…],"hosts":[…],"waiting":[…]}}. */
    static ServerResponse object(SqlSession session, ServerRequest request) throws SqlStatementException {
        CrawlTables tables = CrawlTables.of(session, request.id());
        return ServerResponse.json(JsonText.object(
                "crawl", tables.crawl().objects().get(0),
                "outcomes", tables.outcomes().objects(),
                "hosts", tables.hosts().objects(),
                "waiting", tables.waiting().objects()));
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
