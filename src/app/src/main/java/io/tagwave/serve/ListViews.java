package io.tagwave.serve;

import io.tagwave.report.ListColumns;
import io.tagwave.rows.RowFormat;
import io.tagwave.rows.RowWriter;
import io.tagwave.store.query.QueryRows;
import io.tagwave.store.query.ResultColumn;
import io.tagwave.store.query.SqlProblem;
import io.tagwave.store.query.SqlSession;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** One list: as a page, as objects, as a file. */
final class ListViews {

    /** As a crawl read it; as the latest crawl left it; each state of each item. The last two where the database has them. */
    private static final List<String> VIEWS = List.of("merged", "current", "history");

    private static final Duration LONGEST_FILE = Duration.ofMinutes(10);
    private static final int USUAL_ROWS = 50;
    private static final int USUAL_OBJECTS = 100;

    private final Readers readers;

    ListViews(Readers readers) {
        this.readers = readers;
    }

    Answer page(long list, Request request) throws SqlProblem, Refused {
        boolean pictures = request.parameters().containsKey("pictures");
        String html = readers.read(session -> {
            Relation relation = relation(session, list, request);
            List<List<Object>> about =
                    Rows.of(session.run("SELECT crawl_id, host, url, pages, records FROM lists WHERE list = " + list));
            Selection selection = Selection.of(session, relation, request, USUAL_ROWS);
            List<List<Object>> rows = Rows.of(selection.rows());
            long total = total(selection, rows.size(), about, relation);
            List<String> views = views(session, list);
            ListColumns columns =
                    new ListColumns(relation.columns(), ListColumns.kinds(session, list, relation.columns()));
            Address here = Address.of(request);
            TableView table =
                    new TableView(here, selection, columns, new Cells(columns, pictures), ItemLinks.of(relation, list));
            List<Distribution> facets = Facets.of(session, selection, columns, rows, here);
            return Frame.page("List " + list, "/", page -> {
                about(page, about, list);
                others(page, request, list, views, pictures);
                spreads(page, request, relation);
                Facets.write(page, facets, here);
                table.write(page, rows, total);
            });
        });
        return pictures ? Doorman.withPictures(Answer.html(200, html)) : Answer.html(200, html);
    }

    /** How the values of a column are spread over the rows that the filters leave. */
    Answer values(long list, Request request) throws SqlProblem, Refused {
        return readers.read(session -> {
            Distribution found = distribution(session, list, request);
            ResultColumn column = found.column();
            Address rows = Address.of(request)
                    .at("/lists/" + list)
                    .with("column", null)
                    .with("offset", null);
            return Answer.html(
                    200, Frame.page("List " + list + ": " + column.name().replace('_', ' '), "/", page -> {
                        page.open("p").link(rows.toString(), "All rows").close();
                        found.write(page, rows);
                    }));
        });
    }

    /** {@code {"rows":[…],"total":…,…}}. */
    Answer objects(long list, Request request) throws SqlProblem, Refused {
        return readers.read(session -> {
            Relation relation = relation(session, list, request);
            Selection selection = Selection.of(session, relation, request, USUAL_OBJECTS);
            Map<String, Object> answer = selection.objects();
            answer.put("list", list);
            return Answer.json(200, answer);
        });
    }

    /** {@code {"column":…,"filled":…,"values":[{"value":…,"rows":…},…]}}: numbers and days in steps. */
    Answer valuesAsObject(long list, Request request) throws SqlProblem, Refused {
        return readers.read(session -> {
            Distribution found = distribution(session, list, request);
            return Answer.json(
                    200,
                    Api.object(
                            "column", found.column().name(),
                            "filled", found.filled(),
                            "values",
                                    found.lines().stream()
                                            .map(line -> Api.object("value", line.label(), "rows", line.rows()))
                                            .toList()));
        });
    }

    private static Distribution distribution(SqlSession session, long list, Request request)
            throws SqlProblem, Refused {
        Relation relation = relation(session, list, request);
        ResultColumn column = relation.column(request.parameter("column", ""));
        if (column == null) {
            throw Refused.bad("expected a column of the list, found " + request.parameter("column", "none"));
        }
        return Distribution.of(session, Selection.of(session, relation, request, USUAL_ROWS), column);
    }

    /** All rows that the filters leave, in the order asked for. */
    Answer file(long list, String name, Request request) throws SqlProblem, Refused {
        RowFormat format =
                switch (name) {
                    case "rows.csv" -> RowFormat.CSV;
                    case "rows.excel.csv" -> RowFormat.EXCEL;
                    case "rows.jsonl" -> RowFormat.JSONL;
                    default -> throw Refused.missing("expected rows.csv, rows.excel.csv or rows.jsonl, found " + name);
                };
        String view = readers.read(session -> {
            Selection.of(session, relation(session, list, request), request, USUAL_ROWS);
            return view(request);
        });
        String type = format == RowFormat.JSONL ? "application/jsonl" : "text/csv";
        return Answer.file(type, view + "_" + list + "." + format.suffix(), out -> {
            try {
                readers.read(LONGEST_FILE, true, session -> {
                    Selection selection = Selection.of(session, relation(session, list, request), request, USUAL_ROWS);
                    write(selection, format, new OutputStreamWriter(out, StandardCharsets.UTF_8));
                    return null;
                });
            } catch (SqlProblem | Refused e) {
                throw new IOException(e.getMessage(), e);
            }
        });
    }

    private static void write(Selection selection, RowFormat format, Writer out) throws SqlProblem, Refused {
        try (QueryRows rows = selection.allRows()) {
            RowWriter writer = format.writer(out, rows.columns());
            for (List<Object> row = rows.next(); row != null; row = rows.next()) {
                writer.write(row);
            }
            writer.end();
            out.flush();
        } catch (IOException e) {
            throw new Refused(499, "the browser went away: " + e.getMessage());
        }
    }

    private static String view(Request request) throws Refused {
        String view = request.parameter("view", VIEWS.get(0));
        if (!VIEWS.contains(view)) {
            throw Refused.bad("expected one of the views " + String.join(", ", VIEWS) + ", found " + view);
        }
        return view;
    }

    private static Relation relation(SqlSession session, long list, Request request) throws Refused {
        return Relation.list(session, view(request) + "_" + list);
    }

    private static List<String> views(SqlSession session, long list) {
        return VIEWS.stream()
                .filter(view -> !session.describe(view + "_" + list).isEmpty())
                .toList();
    }

    /** The count of a whole list is known without reading it. */
    private static long total(Selection selection, int rows, List<List<Object>> about, Relation relation)
            throws SqlProblem {
        boolean known = !selection.isFiltered() && relation.name().startsWith("merged") && !about.isEmpty();
        return known ? ((Number) about.get(0).get(4)).longValue() : selection.count(rows);
    }

    private static void about(Html html, List<List<Object>> about, long list) {
        if (about.isEmpty()) {
            return;
        }
        List<Object> row = about.get(0);
        html.open("p").text(row.get(4) + " records on " + row.get(3) + " pages of " + row.get(1) + ", crawl ");
        html.link("/crawls/" + row.get(0), String.valueOf(row.get(0)));
        html.text(". First page: ");
        html.outside(String.valueOf(row.get(2)), Cells.shortened(String.valueOf(row.get(2)), 100));
        html.text(" (").link("/regions/" + list, "as it was read").text(")").close();
    }

    private static void spreads(Html html, Request request, Relation relation) {
        Address values = Address.of(request)
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

    private static void others(Html html, Request request, long list, List<String> views, boolean pictures) {
        Address here = Address.of(request);
        List<String[]> links = new ArrayList<>();
        if (views.size() > 1) {
            String[] names = {"as this crawl read it", "as it is now", "as it was"};
            views.forEach(view -> links.add(
                    new String[] {Address.of(here.path()).with("view", view).toString(), names[VIEWS.indexOf(view)]}));
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
