package io.tagwave.serve;

import io.tagwave.report.DisplayColumns;
import io.tagwave.store.query.QueryResult;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Visited pages: all of them, and one with its regions and their records. */
final class PageHandler {

    private static final List<String> COLUMNS = List.of(
            "id",
            "crawl_id",
            "url",
            "outcome",
            "status",
            "record_count",
            "region_count",
            "host",
            "depth",
            "bytes",
            "fetched_at",
            "rendered",
            "render_decision",
            "render_gain",
            "error");

    private static final String FACTS =
            "SELECT id, crawl_id, url, final_url, outcome, status, content_type, charset, bytes, fetched_at, nodes, rendered,"
                    + " render_decision, render_gain, region_count, record_count, link_count, duplicate_of, error"
                    + " FROM page WHERE id = ";

    private static final List<String> REGION_COLUMNS =
            List.of("id", "content", "main", "score", "record_count", "start_pos", "end_pos", "xpath", "template");

    private static final int USUAL_ROWS = 50;
    private static final int RECORDS = 20;
    private static final int REGIONS = 40;

    private final SessionPool readers;

    PageHandler(SessionPool readers) {
        this.readers = readers;
    }

    ServerResponse all(ServerRequest request) throws SqlStatementException, RejectedRequestException {
        return readers.read(session -> {
            TableSource pages = TableSource.table(session, "page", COLUMNS, "id");
            return table(session, pages, request, "Pages");
        });
    }

    /** What became of items; only databases whose lists are tables know it. */
    ServerResponse changes(ServerRequest request) throws SqlStatementException, RejectedRequestException {
        return readers.read(session -> {
            if (session.describe("changes").isEmpty()) {
                return ServerResponse.html(
                        200,
                        PageLayout.page(
                                "Changes",
                                "/changes",
                                html -> html.element("p", "This database does not follow the items of its lists.")));
            }
            return table(session, TableSource.view(session, "changes"), request, "Changes");
        });
    }

    /** Visited pages, or what became of items, as objects: the same parameters as the pages of that name. */
    ServerResponse objects(ServerRequest request, String what) throws SqlStatementException, RejectedRequestException {
        return readers.read(session -> {
            TableSource relation = what.equals("pages")
                    ? TableSource.table(session, "page", COLUMNS, "id")
                    : TableSource.view(session, "changes");
            return ServerResponse.json(
                    200, RowSelection.of(session, relation, request, USUAL_ROWS).objects());
        });
    }

    /** {@code {"page":{…},"regions":[{"id":…,…,"records":[…]},…]}}. */
    ServerResponse object(long page) throws SqlStatementException, RejectedRequestException {
        return readers.read(session -> {
            QueryResult found = session.run(FACTS + page);
            List<Map<String, Object>> about = Rows.objects(found.columns(), Rows.of(found));
            if (about.isEmpty()) {
                throw RejectedRequestException.missing("there is no page " + page);
            }
            List<Map<String, Object>> regions = new ArrayList<>();
            for (Region region : regions(session, page)) {
                Map<String, Object> one =
                        Rows.objects(REGION_COLUMNS, List.of(region.about())).get(0);
                one.put("records", Rows.objects(region.columns(), region.records()));
                regions.add(one);
            }
            return ServerResponse.json(200, ApiHandler.object("page", about.get(0), "regions", regions));
        });
    }

    private static ServerResponse table(SqlSession session, TableSource relation, ServerRequest request, String title)
            throws SqlStatementException, RejectedRequestException {
        RowSelection selection = RowSelection.of(session, relation, request, USUAL_ROWS);
        List<List<Object>> rows = Rows.of(selection.rows());
        long total = selection.count();
        FilterableTable table = new FilterableTable(
                LocalUrl.of(request),
                selection,
                new DisplayColumns(relation.columns(), Map.of()),
                HtmlCells.of(relation.name()),
                ItemLinks.of(relation, -1));
        return ServerResponse.html(200, PageLayout.page(title, request.path(), html -> table.write(html, rows, total)));
    }

    /** The page that a region stands on. */
    ServerResponse ofRegion(long region) throws SqlStatementException, RejectedRequestException {
        return readers.read(session -> {
            List<List<Object>> found = Rows.of(session.run("SELECT page_id FROM region WHERE id = " + region));
            if (found.isEmpty()) {
                throw RejectedRequestException.missing("there is no region " + region);
            }
            return ServerResponse.redirect("/pages/" + found.get(0).get(0) + "#region-" + region);
        });
    }

    /** A region of a page with its first records. */
    private record Region(List<Object> about, List<String> columns, List<List<Object>> records) {}

    ServerResponse one(long page) throws SqlStatementException, RejectedRequestException {
        return readers.read(session -> {
            QueryResult found = session.run(FACTS + page);
            List<String> columns = found.columns();
            List<List<Object>> about = Rows.of(found);
            if (about.isEmpty()) {
                throw RejectedRequestException.missing("there is no page " + page);
            }
            List<Region> regions = regions(session, page);
            boolean kept = session.pageHtml(page) != null;
            return ServerResponse.html(200, PageLayout.page("Page " + page, "/pages", html -> {
                if (kept) {
                    html.open("p").link("/pages/" + page + "/look", "Look at the page and why its lists were kept");
                    html.close();
                }
                facts(html, columns, about.get(0));
                regions.forEach(region -> region(html, region));
            }));
        });
    }

    private static List<Region> regions(SqlSession session, long page) throws SqlStatementException {
        List<Region> regions = new ArrayList<>();
        for (List<Object> about : Rows.of(session.run("SELECT " + String.join(", ", REGION_COLUMNS)
                + " FROM region WHERE page_id = " + page + " ORDER BY ordinal LIMIT " + REGIONS))) {
            String view = "region_" + about.get(0);
            if (session.describe(view).isEmpty()) {
                regions.add(new Region(about, List.of(), List.of()));
                continue;
            }
            QueryResult records = session.run("SELECT * FROM " + view + " ORDER BY ordinal LIMIT " + RECORDS);
            List<String> columns = records.columns();
            regions.add(new Region(about, columns, Rows.of(records)));
        }
        return regions;
    }

    private static void facts(HtmlWriter html, List<String> columns, List<Object> row) {
        html.open("dl");
        for (int i = 0; i < columns.size(); i++) {
            if (row.get(i) != null) {
                html.element("dt", columns.get(i).replace('_', ' ')).open("dd");
                HtmlCells.plain().write(html, columns.get(i), row.get(i));
                html.close();
            }
        }
        html.close();
    }

    private static void region(HtmlWriter html, Region region) {
        List<Object> about = region.about();
        html.element("h2", "Region " + about.get(0), "id", "region-" + about.get(0));
        html.open("p")
                .text(verdict(about) + " It has " + about.get(4) + " records, at positions " + about.get(5) + " to "
                        + about.get(6) + " of the page, below ");
        html.element("code", String.valueOf(about.get(7))).text(".").close();
        if (!region.records().isEmpty()) {
            HtmlTable.write(
                    html,
                    "Records of region " + about.get(0)
                            + (region.records().size() == RECORDS ? ": the first " + RECORDS : ""),
                    region.columns(),
                    region.records());
        }
    }

    private static String verdict(List<Object> about) {
        String score = " (score " + Math.round(((Number) about.get(3)).doubleValue() * 1000) / 1000.0 + ").";
        if (!Boolean.TRUE.equals(about.get(1))) {
            return "Dropped as noise" + score;
        }
        return Boolean.TRUE.equals(about.get(2))
                ? "Kept: the list that the page was made for, or a part of it" + score
                : "Kept: a list of its own beside the page's main one" + score;
    }
}
