package io.tagwave.serve;

import io.tagwave.rows.RowFormat;
import io.tagwave.rows.RowWriter;
import io.tagwave.store.query.SavedQueries;
import io.tagwave.store.query.SavedQuery;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import io.tagwave.store.query.TableInfo.Attribute;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** A statement written into a form, and what it gave. */
final class SqlHandler {

    private static final int SHOWN = 500;
    private static final int LISTS = 12;
    private static final String EXPLAIN = "EXPLAIN ";
    private static final String EXAMPLE =
            "SELECT list, host, pages, records\nFROM lists\nORDER BY records DESC\nLIMIT 20";

    private final SessionPool readers;
    private final SavedQueries saved;

    /**
     * The form.
     *
     * @param saved statements to choose from, and where those go that people keep
     */
    SqlHandler(SessionPool readers, SavedQueries saved) {
        this.readers = readers;
        this.saved = saved;
    }

    /** The empty form, or one with a saved statement in it. Nothing runs: a link from elsewhere may lead here. */
    ServerResponse form(ServerRequest request) throws SqlStatementException, RejectedRequestException {
        String name = request.parameters().get("saved");
        if (name == null) {
            return ServerResponse.html(200, page(EXAMPLE, html -> {}));
        }
        SavedQuery query = saved.get(name);
        if (query == null) {
            throw RejectedRequestException.missing("there is no saved query " + name);
        }
        return ServerResponse.html(200, page(SqlSession.filledIn(query.sql(), query.defaults()), html -> {}));
    }

    ServerResponse run(ServerRequest request) throws SqlStatementException, RejectedRequestException {
        String sql = request.parameter("query", "");
        String format = request.parameter("format", "page");
        try {
            if (format.equals("save")) {
                return save(sql, request.parameter("name", ""));
            }
            if (format.equals("plan")) {
                return plan(sql);
            }
            LimitedQueries.Result result =
                    LimitedQueries.run(readers, sql, format.equals("page") ? SHOWN : LimitedQueries.MOST_ROWS);
            if (!format.equals("page")) {
                return file(result, format);
            }
            return ServerResponse.html(200, page(sql, html -> {
                String count = result.rows().size() + " rows" + (result.truncated() ? ", and there are more" : "");
                html.element("p", count, "role", "status");
                HtmlTable.write(html, "Result", result.columns(), result.rows());
            }));
        } catch (SqlStatementException e) {
            boolean whole = !List.of("plan", "save").contains(format);
            return ServerResponse.html(400, page(sql, html -> problem(html, whole ? sql : EXPLAIN + sql, e)));
        } catch (RejectedRequestException e) {
            return ServerResponse.html(
                    e.status(), page(sql, html -> html.element("p", e.getMessage(), "role", "alert")));
        }
    }

    /** Keeps a statement that can be run. */
    private ServerResponse save(String sql, String name) throws SqlStatementException, RejectedRequestException {
        explained(sql);
        try {
            saved.save(name, sql);
        } catch (IllegalArgumentException e) {
            throw RejectedRequestException.bad(e.getMessage());
        }
        return ServerResponse.redirect(LocalUrl.of("/sql").with("saved", name).toString());
    }

    private LimitedQueries.Result explained(String sql) throws SqlStatementException, RejectedRequestException {
        LimitedQueries.check(sql);
        return LimitedQueries.run(readers, EXPLAIN + sql, SHOWN);
    }

    /** How the database goes about it. */
    private ServerResponse plan(String sql) throws SqlStatementException, RejectedRequestException {
        LimitedQueries.Result plan = explained(sql);
        return ServerResponse.html(200, page(sql, html -> {
            html.element("h2", "Plan").open("pre");
            plan.rows().forEach(row -> html.text(row.get(0) + "\n"));
            html.close();
        }));
    }

    /** Written as far as the limit of rows goes. */
    private static ServerResponse file(LimitedQueries.Result result, String name) throws RejectedRequestException {
        RowFormat format =
                switch (name) {
                    case "csv" -> RowFormat.CSV;
                    case "jsonl" -> RowFormat.JSONL;
                    default ->
                        throw RejectedRequestException.bad("expected the format page, csv or jsonl, found " + name);
                };
        StringWriter text = new StringWriter();
        try {
            RowWriter writer = format.writer(text, result.columns());
            for (List<Object> row : result.rows()) {
                writer.write(row);
            }
            writer.end();
        } catch (IOException e) {
            throw new IllegalStateException("memory can not be written", e);
        }
        byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
        ServerResponse file = ServerResponse.file(
                format == RowFormat.CSV ? "text/csv" : "application/jsonl",
                "query." + format.suffix(),
                out -> out.write(bytes));
        return result.truncated() ? file.with("Tagwave-Truncated", "true") : file;
    }

    private static void problem(HtmlWriter html, String sql, SqlStatementException problem) {
        html.element("p", problem.getMessage(), "role", "alert");
        int at = problem.position();
        if (at >= 0 && at <= sql.length()) {
            html.open("pre")
                    .text(sql.substring(0, at))
                    .element("mark", "▸")
                    .text(sql.substring(at))
                    .close();
        }
    }

    private String page(String sql, PageLayout.Content result) throws SqlStatementException, RejectedRequestException {
        List<io.tagwave.store.query.TableInfo> relations = readers.read(SqlHandler::relations);
        return PageLayout.page("SQL", "/sql", html -> {
            html.open("form", "method", "post", "action", "/sql", "class", "sql");
            html.open("label")
                    .text("Query, read only, at most " + LimitedQueries.LONGEST.toSeconds() + " s and " + SHOWN
                            + " rows on this page, " + LimitedQueries.MOST_ROWS + " in files");
            html.element("textarea", "\n" + sql, "name", "query", "rows", "8", "spellcheck", "false")
                    .close();
            html.element("button", "Run", "name", "format", "value", "page").text(" ");
            html.element("button", "CSV", "name", "format", "value", "csv").text(" ");
            html.element("button", "JSONL", "name", "format", "value", "jsonl").text(" ");
            html.element("button", "Plan", "name", "format", "value", "plan").text(" ");
            html.open("label").text("Keep it as ");
            html.empty(
                    "input",
                    "name",
                    "name",
                    "pattern",
                    "[a-z0-9][a-z0-9\\-]{0,59}",
                    "title",
                    "small letters, digits, hyphens");
            html.close().text(" ");
            html.element("button", "Keep", "name", "format", "value", "save").close();
            result.into(html);
            saved(html);
            relations(html, relations);
        });
    }

    /** Tables and views, and those of the longest lists, which are only made when they are named. */
    private static List<io.tagwave.store.query.TableInfo> relations(SqlSession session) throws SqlStatementException {
        List<io.tagwave.store.query.TableInfo> relations = new ArrayList<>();
        for (List<Object> list :
                Rows.of(session.run("SELECT list FROM lists ORDER BY crawl_id DESC, records DESC LIMIT " + LISTS))) {
            String name = "merged_" + list.get(0);
            List<Attribute> columns = session.describe(name).stream()
                    .map(column -> new Attribute(column.name(), ""))
                    .toList();
            relations.add(new io.tagwave.store.query.TableInfo(name, "view", columns));
        }
        relations.addAll(session.relations());
        return relations;
    }

    private void saved(HtmlWriter html) {
        html.open("details").element("summary", "Saved queries").open("ul");
        saved.all().forEach(query -> html.open("li")
                .link(LocalUrl.of("/sql").with("saved", query.name()).toString(), query.name())
                .text(query.title().equals(query.name()) ? "" : ": " + query.title())
                .close());
        html.close().close();
    }

    private static void relations(HtmlWriter html, List<io.tagwave.store.query.TableInfo> relations) {
        html.open("details", "class", "relations")
                .element("summary", "Tables and views")
                .open("dl");
        for (io.tagwave.store.query.TableInfo relation : relations) {
            html.element("dt", relation.name());
            html.element("dd", relation.columns().stream().map(Attribute::name).collect(Collectors.joining(", ")));
        }
        html.close().close();
    }
}
