package io.tagwave.serve;

import io.tagwave.report.DisplayColumns;
import io.tagwave.report.HtmlWriter;
import io.tagwave.report.QueryTable;
import io.tagwave.serve.page.InspectedList;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Shows visited pages: all of them, and one with its lists and their records; and the changes of items. */
final class PageHandler {

    private static final List<String> COLUMNS =
            List.of(("id crawl_id url outcome status record_count region_count host depth bytes fetched_at rendered"
                            + " render_decision render_gain error")
                    .split(" "));

    private static final String FACTS = """
            SELECT id, crawl_id, url, final_url, outcome, status, content_type, charset, bytes, fetched_at, nodes, rendered,
                   render_decision, render_gain, region_count, record_count, link_count, duplicate_of, error
            FROM page WHERE id =\s""";

    private static final String REGIONS_OF = """
            SELECT id, content, main, score, record_count, start_pos, end_pos, xpath, template
            FROM region WHERE page_id = %d ORDER BY ordinal LIMIT %d""";

    private static final int DEFAULT_ROWS = 50;
    private static final int RECORDS = 20;
    private static final int REGIONS = 40;

    private PageHandler() {}

    /** A region of a page with its first records. */
    private record Region(List<Object> row, Map<String, Object> object, QueryTable records) {}

    static ServerResponse all(SqlSession session, ServerRequest request) throws SqlStatementException {
        return table(session, pages(session), request, "Pages");
    }

    /** Shows what changed in lists; databases whose lists are no tables do not know it. */
    static ServerResponse changes(SqlSession session, ServerRequest request) throws SqlStatementException {
        return session.describe("changes").isEmpty()
                ? PageLayout.respond(
                        "Changes",
                        "/changes",
                        html -> html.element("p", "This database does not follow the items of its lists."))
                : table(session, TableSource.view(session, "changes"), request, "Changes");
    }

    static ServerResponse pageObjects(SqlSession session, ServerRequest request) throws SqlStatementException {
        return objects(session, pages(session), request);
    }

    static ServerResponse changeObjects(SqlSession session, ServerRequest request) throws SqlStatementException {
        return objects(session, TableSource.view(session, "changes"), request);
    }

    private static TableSource pages(SqlSession session) {
        return TableSource.table(session, "page", COLUMNS, "id");
    }

    private static ServerResponse objects(SqlSession session, TableSource source, ServerRequest request)
            throws SqlStatementException {
        return ServerResponse.json(200, new RowSelection(session, source, request, DEFAULT_ROWS).objects());
    }

    private static ServerResponse table(SqlSession session, TableSource source, ServerRequest request, String title)
            throws SqlStatementException {
        RowSelection selection = new RowSelection(session, source, request, DEFAULT_ROWS);
        List<List<Object>> rows = selection.rows().toList();
        long total = selection.count();
        FilterableTable table = new FilterableTable(
                LocalUrl.of(request),
                selection,
                ServedCells.ofTable(source.name(), new DisplayColumns(source.columns(), Map.of())),
                ItemLinks.of(source, -1));
        return PageLayout.respond(title, request.path(), html -> table.write(html, rows, total));
    }

    /** Returns {@code {"page":{…},"regions":[{"id":…,…,"records":[…]},…]}}. */
    static ServerResponse object(SqlSession session, ServerRequest request) throws SqlStatementException {
        Map<String, Object> page = facts(session, request.id()).objects().get(0);
        List<Map<String, Object>> regions = new ArrayList<>();
        for (Region region : regions(session, request.id())) {
            region.object().put("records", region.records().objects());
            regions.add(region.object());
        }
        return ServerResponse.json(200, ApiHandler.object("page", page, "regions", regions));
    }

    /** Redirects to the page of a region. */
    static ServerResponse ofRegion(SqlSession session, ServerRequest request) throws SqlStatementException {
        long region = request.id();
        List<List<Object>> found = session.rows("SELECT page_id FROM region WHERE id = " + region);
        if (found.isEmpty()) {
            throw RejectedRequestException.missing("there is no region " + region);
        }
        return ServerResponse.redirect("/pages/" + found.get(0).get(0) + "#region-" + region);
    }

    static ServerResponse one(SqlSession session, ServerRequest request) throws SqlStatementException {
        long page = request.id();
        QueryTable facts = facts(session, page);
        List<Region> regions = regions(session, page);
        boolean stored = session.pageHtml(page) != null;
        return PageLayout.respond("Page " + page, "/pages", html -> {
            if (stored) {
                html.open("p").link("/pages/" + page + "/look", "The page itself, and why its lists were kept");
                html.close();
            }
            write(html, facts);
            regions.forEach(region -> write(html, region));
        });
    }

    private static QueryTable facts(SqlSession session, long page) throws SqlStatementException {
        QueryTable facts = QueryTable.of(session, FACTS + page);
        if (facts.rows().isEmpty()) {
            throw RejectedRequestException.missing("there is no page " + page);
        }
        return facts;
    }

    private static List<Region> regions(SqlSession session, long page) throws SqlStatementException {
        List<Region> regions = new ArrayList<>();
        QueryTable found = QueryTable.of(session, REGIONS_OF.formatted(page, REGIONS));
        List<Map<String, Object>> objects = found.objects();
        for (int i = 0; i < objects.size(); i++) {
            List<Object> row = found.rows().get(i);
            String view = "region_" + row.get(0);
            QueryTable records = session.describe(view).isEmpty()
                    ? new QueryTable(List.of(), List.of())
                    : QueryTable.of(session, "SELECT * FROM " + view + " ORDER BY ordinal LIMIT " + RECORDS);
            regions.add(new Region(row, objects.get(i), records));
        }
        return regions;
    }

    private static void write(HtmlWriter html, QueryTable facts) {
        html.open("dl");
        List<Object> row = facts.rows().get(0);
        for (int i = 0; i < row.size(); i++) {
            if (row.get(i) != null) {
                html.element("dt", facts.columns().get(i).replace('_', ' ')).open("dd");
                ServedCells.write(html, facts.columns().get(i), row.get(i));
                html.close();
            }
        }
        html.close();
    }

    private static void write(HtmlWriter html, Region region) {
        List<Object> row = region.row();
        html.element("h2", "Region " + row.get(0), "id", "region-" + row.get(0));
        html.open("p")
                .text(verdict(row) + " It has " + row.get(4) + " records, at positions " + row.get(5) + " to "
                        + row.get(6) + " of the page, below ");
        html.element("code", String.valueOf(row.get(7))).text(".").close();
        if (!region.records().rows().isEmpty()) {
            boolean cut = region.records().rows().size() == RECORDS;
            ServedCells.write(
                    html, "Records of region " + row.get(0) + (cut ? ": the first " + RECORDS : ""), region.records());
        }
    }

    private static String verdict(List<Object> row) {
        boolean content = Boolean.TRUE.equals(row.get(1));
        boolean main = Boolean.TRUE.equals(row.get(2));
        double score = Math.round(((Number) row.get(3)).doubleValue() * 1000) / 1000.0;
        return InspectedList.verdict(content, main) + " (score " + score + ").";
    }
}
