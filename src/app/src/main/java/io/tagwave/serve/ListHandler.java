package io.tagwave.serve;

import io.tagwave.report.DisplayColumns;
import io.tagwave.report.HtmlWriter;
import io.tagwave.report.Markup;
import io.tagwave.rows.RowFormat;
import io.tagwave.rows.RowWriter;
import io.tagwave.serve.CorrectionForms.StoredPlace;
import io.tagwave.store.SqlStatements;
import io.tagwave.store.query.QueryResult;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Shows one list: as a page, as JSON, and as a file. */
final class ListHandler {

    /** A list as one crawl read it; as the latest crawl left it; every state of every item. */
    private static final List<String> VIEWS = List.of("merged", "current", "history");

    private static final List<String> VIEW_TITLES = List.of("as this crawl read it", "current items", "history");

    private static final Map<String, RowFormat> FILES =
            Map.of("rows.csv", RowFormat.CSV, "rows.excel.csv", RowFormat.EXCEL, "rows.jsonl", RowFormat.JSONL);

    private static final SqlStatements SQL = SqlStatements.of(ListHandler.class);
    private static final Duration FILE_TIMEOUT = Duration.ofMinutes(10);
    private static final int DEFAULT_ROWS = 50;
    private static final int DEFAULT_OBJECTS = 100;

    private ListHandler() {}

    static ServerResponse page(SqlSession session, ServerRequest request) throws SqlStatementException {
        long list = request.id();
        boolean pictures = request.has("pictures");
        List<List<Object>> about = session.rows(SQL.get("list").formatted(list));
        List<List<Object>> visits = about.isEmpty()
                ? List.of()
                : session.rows(SQL.get("visitsOfList").formatted(about.get(0).get(8)));
        String title =
                about.isEmpty() ? "List " + list : String.valueOf(about.get(0).get(7));
        // The latest crawl may have read the changed pages alone: the list is what it left.
        if (visits.size() > 1 && visits.get(0).get(0).equals(list) && !request.has("view")) {
            return ServerResponse.redirect(
                    LocalUrl.of(request).with("view", "current").toString());
        }
        TableSource source = source(session, request);
        RowSelection selection = new RowSelection(session, source, request, DEFAULT_ROWS);
        List<List<Object>> rows = selection.rows();
        // The count of a whole list is known without reading it.
        boolean known = !selection.isFiltered() && source.name().startsWith("merged") && !about.isEmpty();
        long total = known ? ((Number) about.get(0).get(4)).longValue() : selection.count();
        List<String> views = VIEWS.stream()
                .filter(view -> !session.describe(view + "_" + list).isEmpty())
                .toList();
        DisplayColumns columns =
                new DisplayColumns(source.columns(), DisplayColumns.kinds(session, list, source.columns()));
        LocalUrl here = LocalUrl.of(request);
        StoredPlace place = about.isEmpty()
                ? null
                : place(session, about.get(0).get(9), about.get(0).get(8));
        FilterableTable table =
                new FilterableTable(here, selection, ServedCells.ofList(columns, pictures), list, place);
        List<FacetLinks.Facet> facets = FacetLinks.of(session, selection, columns, rows, here);
        ServerResponse response = PageLayout.respond(title, "/", html -> {
            about(html, about, list);
            visits(html, visits, list);
            links(html, here, list, views);
            FacetLinks.write(html, facets, here, total);
            table.write(html, rows, total);
        });
        return pictures ? AccessCheck.withPictures(response) : response;
    }

    private static @Nullable StoredPlace place(SqlSession session, @Nullable Object page, Object list)
            throws SqlStatementException {
        if (page == null) {
            return null;
        }
        List<List<Object>> found = session.rows(SQL.get("placeOfList").formatted(page, list));
        return found.isEmpty()
                ? null
                : new StoredPlace(page, String.valueOf(found.get(0).get(0)));
    }

    /** Returns {@code {"rows":[…],"total":…,…}}. */
    static ServerResponse objects(SqlSession session, ServerRequest request) throws SqlStatementException {
        Map<String, Object> answer =
                new RowSelection(session, source(session, request), request, DEFAULT_OBJECTS).objects();
        answer.put("list", request.id());
        return ServerResponse.json(answer);
    }

    /** Returns all rows that pass the filters, in the order of the request. */
    static ServerResponse file(SessionPool sessions, ServerRequest request) throws SqlStatementException {
        RowFormat format = FILES.get(request.segment(2));
        if (format == null) {
            throw RejectedRequestException.missing(
                    "expected rows.csv, rows.excel.csv or rows.jsonl, found " + request.segment(2));
        }
        sessions.readLong(FILE_TIMEOUT, it -> new RowSelection(it, source(it, request), request, DEFAULT_ROWS));
        return ServerResponse.file(format, view(request) + "_" + request.id(), out -> {
            try {
                sessions.readLong(FILE_TIMEOUT, session -> {
                    RowSelection selection = new RowSelection(session, source(session, request), request, DEFAULT_ROWS);
                    return write(selection, format, new OutputStreamWriter(out, StandardCharsets.UTF_8));
                });
            } catch (SqlStatementException | RejectedRequestException e) {
                throw new IOException(e.getMessage(), e);
            }
        });
    }

    private static boolean write(RowSelection selection, RowFormat format, Writer out) throws SqlStatementException {
        try (QueryResult rows = selection.allRows()) {
            RowWriter writer = format.writer(out, rows.columns());
            for (List<Object> row = rows.next(); row != null; row = rows.next()) {
                writer.write(row);
            }
            writer.end();
            out.flush();
            return true;
        } catch (IOException e) {
            throw new RejectedRequestException(499, "the browser closed the connection: " + e.getMessage());
        }
    }

    private static String view(ServerRequest request) {
        String view = request.parameter("view", VIEWS.get(0));
        if (!VIEWS.contains(view)) {
            throw RejectedRequestException.bad(
                    "expected one of the views " + String.join(", ", VIEWS) + ", found " + view);
        }
        return view;
    }

    private static TableSource source(SqlSession session, ServerRequest request) {
        return TableSource.list(session, view(request) + "_" + request.id());
    }

    private static void about(HtmlWriter html, List<List<Object>> about, long list) {
        if (about.isEmpty()) {
            return;
        }
        List<Object> row = about.get(0);
        String url = String.valueOf(row.get(2));
        html.open("p").text(row.get(4) + " records on " + row.get(3) + " pages of " + row.get(1) + ", crawl ");
        html.link("/crawls/" + row.get(0), String.valueOf(row.get(0)));
        html.text(". First page: ").outside(url, Markup.shortened(url, 100));
        html.text(" (").link("/regions/" + list, "as it was read");
        if (row.get(9) != null) {
            html.text(", ").link("/pages/" + row.get(9) + "/look", "correct the list and its columns");
        }
        html.text(")").close();
        if (Boolean.FALSE.equals(row.get(5))) {
            String what = ((Number) row.get(6)).intValue() == 0
                    ? "This crawl did not read the list to its end."
                    : "This visit has holes: " + row.get(6) + " pages of the list could not be read.";
            html.element("p", what + " Items that it did not see keep their last values.");
        }
    }

    /** Links the visits of a list, the newest first. */
    private static void visits(HtmlWriter html, List<List<Object>> visits, long list) {
        if (visits.size() > 1) {
            html.open("p").text("Visits:");
            for (List<Object> visit : visits) {
                html.text(" ");
                if (visit.get(0).equals(list)) {
                    html.text("crawl " + visit.get(1));
                } else {
                    html.link(LocalUrl.of("/lists/" + visit.get(0)).with("view", "merged"), "crawl " + visit.get(1));
                }
            }
            html.close();
        }
    }

    private static void links(HtmlWriter html, LocalUrl here, long list, List<String> views) {
        html.open("ul", "class", "links");
        if (views.size() > 1) {
            views.forEach(view ->
                    item(html, LocalUrl.of(here.path()).with("view", view), VIEW_TITLES.get(VIEWS.indexOf(view))));
            item(html, LocalUrl.of("/lists/" + list + "/time"), "over time");
        }
        LocalUrl all = here.with("offset", null);
        item(html, all.at("/lists/" + list + "/rows.csv"), "CSV");
        item(html, all.at("/lists/" + list + "/rows.excel.csv"), "CSV for Excel");
        item(html, all.at("/lists/" + list + "/rows.jsonl"), "JSONL");
        item(html, here.at("/api/lists/" + list + "/rows"), "JSON");
        pictures(html, here);
        html.close();
    }

    /** Writes a link to the page with or without pictures, of which other servers learn. */
    static void pictures(HtmlWriter html, LocalUrl here) {
        boolean shown = here.parameters().containsKey("pictures");
        item(
                html,
                here.with("pictures", shown ? null : "1"),
                shown ? "Without pictures" : "With pictures (loaded from their servers)");
    }

    private static void item(HtmlWriter html, LocalUrl url, String text) {
        html.open("li").link(url, text).close();
    }
}
