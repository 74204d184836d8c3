package io.tagwave.serve;

import io.tagwave.store.query.QueryResult;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.util.List;
import java.util.Map;

/** Crawls: how they went, and how they go. */
final class CrawlHandler {

    private static final int HOSTS = 200;
    private static final int SLOW_PAGES = 10;
    private static final long SOONEST_MILLIS = 3000;
    /** Looking takes the database's process, which crawls, less than a fiftieth of a core. */
    private static final long REST = 50;

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

    private final SessionPool readers;

    CrawlHandler(SessionPool readers) {
        this.readers = readers;
    }

    /** Crawl, outcome, pages and records, the latest crawl first; of one crawl alone unless null. */
    static List<List<Object>> outcomes(SqlSession session, Long crawl) throws SqlStatementException {
        return Rows.of(session.run("SELECT crawl_id, outcome, COUNT(*) AS pages, SUM(record_count) AS records FROM page"
                + (crawl == null ? "" : " WHERE crawl_id = " + crawl)
                + " GROUP BY crawl_id, outcome ORDER BY crawl_id DESC, pages DESC, outcome"));
    }

    ServerResponse all() throws SqlStatementException, RejectedRequestException {
        return readers.read(session -> {
            long began = System.nanoTime();
            try (QueryResult found = session.run(CRAWLS + " ORDER BY c.id DESC")) {
                List<String> columns = found.columns();
                List<List<Object>> rows = Rows.of(found);
                boolean live = rows.stream().anyMatch(row -> "running".equals(row.get(1)));
                return ServerResponse.html(200, PageLayout.page("Crawls", "/crawls", html -> {
                    HtmlTable.write(html, "All crawls, the latest first", columns, rows);
                    live(html, live, began);
                }));
            }
        });
    }

    ServerResponse one(long crawl) throws SqlStatementException, RejectedRequestException {
        return readers.read(session -> {
            long began = System.nanoTime();
            QueryResult found = session.run(CRAWLS + " WHERE c.id = " + crawl);
            List<String> columns = found.columns();
            List<List<Object>> about = Rows.of(found);
            if (about.isEmpty()) {
                throw RejectedRequestException.missing("there is no crawl " + crawl);
            }
            List<List<Object>> outcomes = outcomes(session, crawl);
            Section hosts = Section.of(session, "Hosts", HOSTS_OF.formatted(crawl, HOSTS));
            Section waiting = Section.of(session, "Hosts that wait", WAITING.formatted(crawl, HOSTS));
            boolean running = "running".equals(about.get(0).get(1));
            // Reads every stage of every page: not while the crawl needs the database.
            Section slowest = running
                    ? new Section("Slowest pages", List.of(), List.of())
                    : Section.of(session, "Slowest pages", SLOWEST.formatted(crawl, SLOW_PAGES));
            return ServerResponse.html(200, PageLayout.page("Crawl " + crawl, "/crawls", html -> {
                HtmlTable.write(html, "The crawl", columns, about);
                live(html, running, began);
                outcomes(html, crawl, outcomes);
                hosts.write(html);
                waiting.write(html);
                slowest.write(html);
            }));
        });
    }

    /** All crawls as an array of objects. */
    ServerResponse objects() throws SqlStatementException, RejectedRequestException {
        return readers.read(session -> {
            try (QueryResult found = session.run(CRAWLS + " ORDER BY c.id DESC")) {
                return ServerResponse.json(200, Rows.objects(found.columns(), Rows.of(found)));
            }
        });
    }

    /** {@code {"crawl":{…},"outcomes":[…],"hosts":[…],"waiting":[…]}}. */
    ServerResponse object(long crawl) throws SqlStatementException, RejectedRequestException {
        return readers.read(session -> {
            List<Map<String, Object>> about =
                    Section.of(session, "", CRAWLS + " WHERE c.id = " + crawl).objects();
            if (about.isEmpty()) {
                throw RejectedRequestException.missing("there is no crawl " + crawl);
            }
            List<Map<String, Object>> outcomes =
                    Rows.objects(List.of("crawl_id", "outcome", "pages", "records"), outcomes(session, crawl));
            return ServerResponse.json(
                    200,
                    ApiHandler.object(
                            "crawl", about.get(0),
                            "outcomes", outcomes,
                            "hosts",
                                    Section.of(session, "", HOSTS_OF.formatted(crawl, HOSTS))
                                            .objects(),
                            "waiting",
                                    Section.of(session, "", WAITING.formatted(crawl, HOSTS))
                                            .objects()));
        });
    }

    /** A query and what it gave, under a heading. */
    private record Section(String title, List<String> columns, List<List<Object>> rows) {

        static Section of(SqlSession session, String title, String sql) throws SqlStatementException {
            QueryResult found = session.run(sql);
            return new Section(title, found.columns(), Rows.of(found));
        }

        List<Map<String, Object>> objects() {
            return Rows.objects(columns, rows);
        }

        void write(HtmlWriter html) {
            if (!rows.isEmpty()) {
                html.element("h2", title);
                HtmlTable.write(html, title + (rows.size() == HOSTS ? ": the first " + HOSTS : ""), columns, rows);
            }
        }
    }

    private static void outcomes(HtmlWriter html, long crawl, List<List<Object>> outcomes) {
        html.element("h2", "Outcomes").open("ul", "class", "outcomes");
        for (List<Object> row : outcomes) {
            LocalUrl pages = LocalUrl.of("/pages").with("is.crawl_id", crawl).with("is.outcome", row.get(1));
            html.open("li").link(pages.toString(), row.get(1) + ": " + row.get(2) + " pages");
            html.text(", " + row.get(3) + " records").close();
        }
        html.close();
    }

    /** The script of the page looks again after so many milliseconds while it finds this: the later, the longer it took. */
    private static void live(HtmlWriter html, boolean running, long began) {
        if (running) {
            long took = (System.nanoTime() - began) / 1_000_000;
            html.element(
                    "p",
                    "A crawl is under way, or its process was killed. Load this page again to see how far it is.",
                    "data-live",
                    String.valueOf(Math.max(SOONEST_MILLIS, took * REST)));
        }
    }
}
