package io.tagwave.serve;

import io.tagwave.report.DisplayColumns;
import io.tagwave.rows.RowFormat;
import io.tagwave.rows.RowWriter;
import io.tagwave.store.query.QueryResult;
import io.tagwave.store.query.ResultColumn;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** One list: as a page, as objects, as a file. */
final class ListHandler {

    /** As a crawl read it; as the latest crawl left it; each state of each item. The last two where the database has them. */
    private static final List<String> VIEWS = List.of("merged", "current", "history");

    private static final Duration LONGEST_FILE = Duration.ofMinutes(10);
    private static final int USUAL_ROWS = 50;
    private static final int USUAL_OBJECTS = 100;

    private final SessionPool readers;

    ListHandler(SessionPool readers) {
        this.readers = readers;
    }

    ServerResponse page(long list, ServerRequest request) throws SqlStatementException, RejectedRequestException {
        boolean pictures = request.parameters().containsKey("pictures");
        String html = readers.read(session -> {
            TableSource relation = relation(session, list, request);
            List<List<Object>> about =
                    Rows.of(session.run("SELECT crawl_id, host, url, pages, records FROM lists WHERE list = " + list));
            RowSelection selection = RowSelection.of(session, relation, request, USUAL_ROWS);
            List<List<Object>> rows = Rows.of(selection.rows());
            long total = total(selection, rows.size(), about, relation);
            List<String> views = views(session, list);
            DisplayColumns columns =
                    new DisplayColumns(relation.columns(), DisplayColumns.kinds(session, list, relation.columns()));
            LocalUrl here = LocalUrl.of(request);
            FilterableTable table = new FilterableTable(
                    here, selection, columns, new HtmlCells(columns, pictures), ItemLinks.of(relation, list));
            List<ValueDistribution> facets = FacetLinks.of(session, selection, columns, rows, here);
            return PageLayout.page("List " + list, "/", page -> {
                about(page, about, list);
                others(page, request, list, views, pictures);
                spreads(page, request, relation);
                FacetLinks.write(page, facets, here);
                table.write(page, rows, total);
            });
        });
        return pictures ? AccessCheck.withPictures(ServerResponse.html(200, html)) : ServerResponse.html(200, html);
    }

    /** How the values of a column are spread over the rows that the filters leave. */
    ServerResponse values(long list, ServerRequest request) throws SqlStatementException, RejectedRequestException {
        return readers.read(session -> {
            ValueDistribution found = distribution(session, list, request);
            ResultColumn column = found.column();
            LocalUrl rows = LocalUrl.of(request)
                    .at("/lists/" + list)
                    .with("column", null)
                    .with("offset", null);
            return ServerResponse.html(
                    200, PageLayout.page("List " + list + ": " + column.name().replace('_', ' '), "/", page -> {
                        page.open("p").link(rows.toString(), "All rows").close();
                        found.write(page, rows);
                    }));
        });
    }

    /** {@code {"rows":[…],"total":…,…}}. */
    ServerResponse objects(long list, ServerRequest request) throws SqlStatementException, RejectedRequestException {
        return readers.read(session -> {
            TableSource relation = relation(session, list, request);
            RowSelection selection = RowSelection.of(session, relation, request, USUAL_OBJECTS);
            Map<String, Object> answer = selection.objects();
            answer.put("list", list);
            return ServerResponse.json(200, answer);
        });
    }

    /** {@code {"column":…,"filled":…,"values":[{"value":…,"rows":…},…]}}: numbers and days in steps. */
    ServerResponse valuesAsObject(long list, ServerRequest request)
            throws SqlStatementException, RejectedRequestException {
        return readers.read(session -> {
            ValueDistribution found = distribution(session, list, request);
            return ServerResponse.json(
                    200,
                    ApiHandler.object(
                            "column", found.column().name(),
                            "filled", found.filled(),
                            "values",
                                    found.lines().stream()
                                            .map(line -> ApiHandler.object("value", line.label(), "rows", line.rows()))
                                            .toList()));
        });
    }

    private static ValueDistribution distribution(SqlSession session, long list, ServerRequest request)
            throws SqlStatementException, RejectedRequestException {
        TableSource relation = relation(session, list, request);
        ResultColumn column = relation.column(request.parameter("column", ""));
        if (column == null) {
            throw RejectedRequestException.bad(
                    "expected a column of the list, found " + request.parameter("column", "none"));
        }
        return ValueDistribution.of(session, RowSelection.of(session, relation, request, USUAL_ROWS), column);
    }

    /** All rows that the filters leave, in the order asked for. */
    ServerResponse file(long list, String name, ServerRequest request)
            throws SqlStatementException, RejectedRequestException {
        RowFormat format =
                switch (name) {
                    case "rows.csv" -> RowFormat.CSV;
                    case "rows.excel.csv" -> RowFormat.EXCEL;
                    case "rows.jsonl" -> RowFormat.JSONL;
                    default ->
                        throw RejectedRequestException.missing(
                                "expected rows.csv, rows.excel.csv or rows.jsonl, found " + name);
                };
        String view = readers.read(session -> {
            RowSelection.of(session, relation(session, list, request), request, USUAL_ROWS);
            return view(request);
        });
        String type = format == RowFormat.JSONL ? "application/jsonl" : "text/csv";
        return ServerResponse.file(type, view + "_" + list + "." + format.suffix(), out -> {
            try {
                readers.read(LONGEST_FILE, true, session -> {
                    RowSelection selection =
                            RowSelection.of(session, relation(session, list, request), request, USUAL_ROWS);
                    write(selection, format, new OutputStreamWriter(out, StandardCharsets.UTF_8));
                    return null;
                });
            } catch (SqlStatementException | RejectedRequestException e) {
                throw new IOException(e.getMessage(), e);
            }
        });
    }

    private static void write(RowSelection selection, RowFormat format, Writer out)
            throws SqlStatementException, RejectedRequestException {
        try (QueryResult rows = selection.allRows()) {
            RowWriter writer = format.writer(out, rows.columns());
            for (List<Object> row = rows.next(); row != null; row = rows.next()) {
                writer.write(row);
            }
            writer.end();
            out.flush();
        } catch (IOException e) {
            throw new RejectedRequestException(499, "the browser went away: " + e.getMessage());
        }
    }

    private static String view(ServerRequest request) throws RejectedRequestException {
        String view = request.parameter("view", VIEWS.get(0));
        if (!VIEWS.contains(view)) {
            throw RejectedRequestException.bad(
                    "expected one of the views " + String.join(", ", VIEWS) + ", found " + view);
        }
        return view;
    }

    private static TableSource relation(SqlSession session, long list, ServerRequest request)
            throws RejectedRequestException {
        return TableSource.list(session, view(request) + "_" + list);
    }

    private static List<String> views(SqlSession session, long list) {
        return VIEWS.stream()
                .filter(view -> !session.describe(view + "_" + list).isEmpty())
                .toList();
    }

    /** The count of a whole list is known without reading it. */
    private static long total(RowSelection selection, int rows, List<List<Object>> about, TableSource relation)
            throws SqlStatementException {
        boolean known = !selection.isFiltered() && relation.name().startsWith("merged") && !about.isEmpty();
        return known ? ((Number) about.get(0).get(4)).longValue() : selection.count(rows);
    }

    private static void about(HtmlWriter html, List<List<Object>> about, long list) {
        if (about.isEmpty()) {
            return;
        }
        List<Object> row = about.get(0);
        html.open("p").text(row.get(4) + " records on " + row.get(3) + " pages of " + row.get(1) + ", crawl ");
        html.link("/crawls/" + row.get(0), String.valueOf(row.get(0)));
        html.text(". First page: ");
        html.outside(String.valueOf(row.get(2)), HtmlCells.shortened(String.valueOf(row.get(2)), 100));
        html.text(" (").link("/regions/" + list, "as it was read").text(")").close();
    }

    private static void spreads(HtmlWriter html, ServerRequest request, TableSource relation) {
        LocalUrl values = LocalUrl.of(request)
                .at(request.path() + "/values")
                .with("sort", null)
                .with("offset", null);
        html.open("details").element("summary", "Values of a column").open("ul", "class", "links");
        for (ResultColumn column : relation.columns()) {
            html.open("li")
                    .link(
                            values.with("column", column.name()).toString(),
                            column.name().replace('_', ' '))
                    .close();
        }
        html.close().close();
    }

    private static void others(
            HtmlWriter html, ServerRequest request, long list, List<String> views, boolean pictures) {
        LocalUrl here = LocalUrl.of(request);
        List<String[]> links = new ArrayList<>();
        if (views.size() > 1) {
            String[] names = {"as this crawl read it", "as it is now", "as it was"};
            views.forEach(view -> links.add(
                    new String[] {LocalUrl.of(here.path()).with("view", view).toString(), names[VIEWS.indexOf(view)]}));
            links.add(new String[] {"/lists/" + list + "/time", "over time"});
        }
        for (String file : List.of("rows.csv", "rows.excel.csv", "rows.jsonl")) {
            String text = file.equals("rows.csv") ? "CSV" : file.equals("rows.jsonl") ? "JSONL" : "CSV for Excel";
            links.add(new String[] {
                here.with("offset", null).at("/lists/" + list + "/" + file).toString(), text
            });
        }
        links.add(new String[] {here.at("/api/lists/" + list + "/rows").toString(), "JSON"});
        links.add(
                pictures
                        ? new String[] {here.with("pictures", null).toString(), "Without pictures"}
                        : new String[] {here.with("pictures", "1").toString(), "With pictures (asks their servers)"});
        html.open("ul", "class", "links");
        for (String[] link : links) {
            html.open("li").link(link[0], link[1]).close();
        }
        html.close();
    }
}
