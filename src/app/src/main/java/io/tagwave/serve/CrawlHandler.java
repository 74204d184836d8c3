package io.tagwave.serve;

import io.tagwave.report.HtmlWriter;
import io.tagwave.report.QueryTable;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.util.List;

/** Shows crawls: their state, outcomes, hosts and queues. */
final class CrawlHandler {

    private static final int HOSTS = 200;
    private static final int SLOW_PAGES = 10;
    private static final long MIN_RELOAD_MILLIS = 3000;
    /** Reloading this seldom costs the crawling process less than 2 % of a core for answering. */
    private static final long RELOAD_FACTOR = 50;

    private static final String CRAWLS = """
            SELECT c.id AS crawl, c.state, c.started_at, c.ended_at, c.active_millis / 1000 AS seconds,
                   (SELECT COUNT(*) FROM page p WHERE p.crawl_id = c.id) AS pages,
                   (SELECT SUM(p.record_count) FROM page p WHERE p.crawl_id = c.id) AS records,
                   (SELECT COUNT(*) FROM frontier f WHERE f.crawl_id = c.id AND f.state <> 2) AS waiting, c.settings
            FROM crawl c""";

    private static final String HOSTS_OF = """
            SELECT host, COUNT(*) AS pages, SUM(CASE WHEN outcome = 'done' THEN 1 ELSE 0 END) AS done,
                   SUM(CASE WHEN outcome IN ('http_error', 'timeout', 'unreachable', 'failed', 'render_failed') THEN 1 ELSE 0 END)
                       AS failed,
                   SUM(CASE WHEN outcome = 'excluded_by_robots' THEN 1 ELSE 0 END) AS by_robots,
                   SUM(CASE WHEN rendered THEN 1 ELSE 0 END) AS rendered, SUM(render_gain) AS gained,
                   SUM(record_count) AS records, SUM(bytes) AS bytes, MIN(error) AS for_example
            FROM page WHERE crawl_id = %d GROUP BY host ORDER BY pages DESC, host LIMIT %d""";

    private static final String SLOWEST = """
            SELECT p.id AS page_id, p.url, SUM(t.millis) AS milliseconds
            FROM page p JOIN timing t ON t.page_id = p.id WHERE p.crawl_id = %d
            GROUP BY p.id, p.url ORDER BY milliseconds DESC, p.id LIMIT %d""";

    private static final String WAITING = """
            SELECT host, COUNT(*) AS waiting FROM frontier WHERE crawl_id = %d AND state <> 2
            GROUP BY host ORDER BY waiting DESC, host LIMIT %d""";

    private static final String OUTCOMES = """
            SELECT crawl_id, outcome, COUNT(*) AS pages, SUM(record_count) AS records FROM page%s
            GROUP BY crawl_id, outcome ORDER BY crawl_id DESC, pages DESC, outcome""";

    private CrawlHandler() {}

    /** Returns crawl, outcome, pages and records of all crawls, the latest first. */
    static QueryTable outcomes(SqlSession session) throws SqlStatementException {
        return QueryTable.of(session, OUTCOMES.formatted(""));
    }

    static ServerResponse all(SqlSession session, ServerRequest request) throws SqlStatementException {
        long start = System.nanoTime();
        QueryTable crawls = QueryTable.of(session, CRAWLS + " ORDER BY c.id DESC");
        return PageLayout.respond("Crawls", "/crawls", html -> {
            ServedCells.write(html, "All crawls, the latest first", crawls);
            live(html, crawls, start);
        });
    }

    static ServerResponse one(SqlSession session, ServerRequest request) throws SqlStatementException {
        long start = System.nanoTime();
        long id = request.id();
        QueryTable crawl = crawl(session, id);
        QueryTable outcomes = outcomes(session, id);
        QueryTable hosts = QueryTable.of(session, HOSTS_OF.formatted(id, HOSTS));
        QueryTable waiting = QueryTable.of(session, WAITING.formatted(id, HOSTS));
        // Reads every stage of every page: not while the crawl needs the database.
        QueryTable slowest = isRunning(crawl)
                ? new QueryTable(List.of(), List.of())
                : QueryTable.of(session, SLOWEST.formatted(id, SLOW_PAGES));
        return PageLayout.respond("Crawl " + id, "/crawls", html -> {
            ServedCells.write(html, "The crawl", crawl);
            live(html, crawl, start);
            writeOutcomes(html, id, outcomes);
            section(html, "Hosts", hosts);
            section(html, "Hosts with queued pages", waiting);
            section(html, "Slowest pages", slowest);
        });
    }

    /** Returns all crawls as an array of objects. */
    static ServerResponse objects(SqlSession session, ServerRequest request) throws SqlStatementException {
        return ServerResponse.json(
                200, QueryTable.of(session, CRAWLS + " ORDER BY c.id DESC").objects());
    }

    /** Returns {@code {"crawl":{…},"outcomes":[…],"hosts":[…],"waiting":[…]}}. */
    static ServerResponse object(SqlSession session, ServerRequest request) throws SqlStatementException {
        long id = request.id();
        return ServerResponse.json(
                200,
                ApiHandler.object(
                        "crawl", crawl(session, id).objects().get(0),
                        "outcomes", outcomes(session, id).objects(),
                        "hosts",
                                QueryTable.of(session, HOSTS_OF.formatted(id, HOSTS))
                                        .objects(),
                        "waiting",
                                QueryTable.of(session, WAITING.formatted(id, HOSTS))
                                        .objects()));
    }

    private static QueryTable crawl(SqlSession session, long id) throws SqlStatementException {
        QueryTable crawl = QueryTable.of(session, CRAWLS + " WHERE c.id = " + id);
        if (crawl.rows().isEmpty()) {
            throw RejectedRequestException.missing("there is no crawl " + id);
        }
        return crawl;
    }

    private static QueryTable outcomes(SqlSession session, long id) throws SqlStatementException {
        return QueryTable.of(session, OUTCOMES.formatted(" WHERE crawl_id = " + id));
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
            long millis = (System.nanoTime() - start) / 1_000_000;
            html.element(
                    "p",
                    "A crawl is running, or its process was killed. Reload this page to see its progress.",
                    "data-live",
                    String.valueOf(Math.max(MIN_RELOAD_MILLIS, millis * RELOAD_FACTOR)));
        }
    }
}
