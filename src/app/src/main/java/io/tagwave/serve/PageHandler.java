package io.tagwave.serve;

import io.tagwave.report.DisplayColumns;
import io.tagwave.report.HtmlWriter;
import io.tagwave.report.QueryTable;
import io.tagwave.serve.page.InspectedList;
import io.tagwave.store.SqlStatements;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Shows visited pages: all of them, and one with its lists and their records; and the changes of items. */
final class PageHandler {

    private static final SqlStatements SQL = SqlStatements.of(PageHandler.class);

    private static final List<String> COLUMNS =
            List.of(("id crawl_id url outcome status record_count region_count host depth bytes fetched_at rendered"
                            + " render_decision render_gain error")
                    .split(" "));

    private static final int DEFAULT_ROWS = 50;
    private static final int RECORDS = 20;

    private PageHandler() {}

    private record Region(Map<String, Object> facts, QueryTable records) {}

    static ServerResponse all(SqlSession session, ServerRequest request) throws SqlStatementException {
        return table(session, pages(session), request, "Pages");
    }

    static ServerResponse changes(SqlSession session, ServerRequest request) throws SqlStatementException {
        return table(session, TableSource.changes(session), request, "Changes");
    }

    static ServerResponse changeObjects(SqlSession session, ServerRequest request) throws SqlStatementException {
        return ServerResponse.json(
                new RowSelection(session, TableSource.changes(session), request, DEFAULT_ROWS).objects());
    }

    private static TableSource pages(SqlSession session) {
        return TableSource.table(session, "page", COLUMNS, "id");
    }

    private static ServerResponse table(SqlSession session, TableSource source, ServerRequest request, String title)
            throws SqlStatementException {
        RowSelection selection = new RowSelection(session, source, request, DEFAULT_ROWS);
        QueryTable rows = selection.table();
        long total = selection.count();
        FilterableTable table = new FilterableTable(
                LocalUrl.of(request),
                selection,
                ServedCells.ofTable(source.name(), new DisplayColumns(source.columns(), Map.of())),
                null,
                null);
        if (!source.name().equals(TableSource.CHANGES)) {
            return PageLayout.respond(title, request.path(), html -> table.write(html, rows.rows(), total));
        }
        boolean pictures = request.has("pictures");
        ChangeFeed feed = ChangeFeed.of(session, rows.objects(), pictures);
        ServerResponse response = PageLayout.respond(title, request.path(), html -> {
            ListHandler.pictures(html.open("ul", "class", "links"), LocalUrl.of(request));
            html.close();
            table.write(html, rows.rows().size(), total, () -> feed.write(html));
        });
        return pictures ? AccessCheck.withPictures(response) : response;
    }

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
        QueryTable facts = QueryTable.of(session, SQL.get("page").formatted(page));
        if (facts.rows().isEmpty()) {
            throw RejectedRequestException.missing("there is no page " + page);
        }
        return facts;
    }

    private static List<Region> regions(SqlSession session, long page) throws SqlStatementException {
        List<Region> regions = new ArrayList<>();
        QueryTable found = QueryTable.of(session, SQL.get("regions").formatted(page));
        for (Map<String, Object> facts : found.objects()) {
            String view = "region_" + facts.get("id");
            QueryTable records = session.describe(view).isEmpty()
                    ? new QueryTable(List.of(), List.of())
                    : QueryTable.of(session, "SELECT * FROM " + view + " ORDER BY ordinal LIMIT " + RECORDS);
            regions.add(new Region(facts, records));
        }
        return regions;
    }

    private static void write(HtmlWriter html, QueryTable facts) {
        html.open("dl");
        facts.objects().get(0).forEach((column, value) -> {
            if (value != null) {
                html.element("dt", column.replace('_', ' ')).open("dd");
                ServedCells.write(html, column, value);
                html.close();
            }
        });
        html.close();
    }

    private static void write(HtmlWriter html, Region region) {
        Map<String, Object> facts = region.facts();
        Object number = facts.get("id");
        String verdict = InspectedList.verdict(
                Boolean.TRUE.equals(facts.get("content")),
                Boolean.TRUE.equals(facts.get("main")),
                facts.get("score") instanceof Double score ? score : 0);
        html.element("h2", "Region " + number, "id", "region-" + number).open("p");
        html.text(verdict + ". It has " + facts.get("record_count") + " records, at positions " + facts.get("start_pos")
                + " to " + facts.get("end_pos") + " of the page, below ");
        html.element("code", String.valueOf(facts.get("xpath"))).text(".").close();
        int records = region.records().rows().size();
        if (records > 0) {
            String first = records == RECORDS ? ": the first " + RECORDS : "";
            ServedCells.write(html, "Records of region " + number + first, region.records());
        }
    }
}
