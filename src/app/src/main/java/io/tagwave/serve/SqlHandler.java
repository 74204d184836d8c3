package io.tagwave.serve;

import io.tagwave.report.HtmlWriter;
import io.tagwave.report.Markup;
import io.tagwave.report.QueryTable;
import io.tagwave.rows.ResourceText;
import io.tagwave.rows.RowFormat;
import io.tagwave.rows.RowWriter;
import io.tagwave.store.query.SavedQueries;
import io.tagwave.store.query.SavedQuery;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import io.tagwave.store.query.TableInfo;
import io.tagwave.store.query.TableInfo.Attribute;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * Shows the form for SQL and runs its statements.
 *
 * @param saved queries to choose from, to which users add
 */
record SqlHandler(SessionPool sessions, LimitedQueries queries, SavedQueries saved) {

    /** The form around limits of time and rows, and a statement. */
    private static final String FORM = ResourceText.read(SqlHandler.class, "sql-form.html");

    private static final int ROWS_SHOWN = 500;
    private static final int LISTS = 12;
    private static final String EXPLAIN = "EXPLAIN ";
    private static final String EXAMPLE =
            "SELECT list, host, pages, records\nFROM lists\nORDER BY records DESC\nLIMIT 20";

    /** Shows the form with an example or a saved query. Nothing runs, because a link of another site may lead here. */
    ServerResponse form(ServerRequest request) throws SqlStatementException {
        String name = request.parameters().get("saved");
        if (name == null) {
            return page(200, EXAMPLE, html -> {});
        }
        SavedQuery query = saved.get(name);
        if (query == null) {
            throw RejectedRequestException.missing("there is no saved query " + name);
        }
        return page(200, SqlSession.filledIn(query.sql(), query.defaults()), html -> {});
    }

    /** Runs or saves a statement, as the form's button says. */
    ServerResponse run(ServerRequest request) throws SqlStatementException {
        String sql = request.parameter("query", "");
        String format = request.parameter("format", "page");
        try {
            return switch (format) {
                case "page" -> result(sql);
                case "csv" -> file(sql, RowFormat.CSV);
                case "jsonl" -> file(sql, RowFormat.JSONL);
                case "save" -> save(sql, request.parameter("name", ""));
                default ->
                    throw RejectedRequestException.bad("expected the format page, csv or jsonl, found " + format);
            };
        } catch (SqlStatementException e) {
            return page(400, sql, html -> problem(html, format.equals("save") ? EXPLAIN + sql : sql, e));
        } catch (RejectedRequestException e) {
            return page(e.status(), sql, html -> html.element("p", String.valueOf(e.getMessage()), "role", "alert"));
        }
    }

    private ServerResponse result(String sql) throws SqlStatementException {
        QueryTable result = queries.run(sql, ROWS_SHOWN);
        return page(200, sql, html -> {
            String count = result.rows().size() + " rows" + (result.truncated() ? ", and there are more" : "");
            html.element("p", count, "role", "status");
            ServedCells.write(html, "Result", result);
        });
    }

    private ServerResponse save(String sql, String name) throws SqlStatementException {
        LimitedQueries.check(sql);
        queries.run(EXPLAIN + sql, ROWS_SHOWN);
        try {
            saved.save(name, sql);
        } catch (IllegalArgumentException e) {
            throw RejectedRequestException.bad(String.valueOf(e.getMessage()));
        }
        return ServerResponse.redirect(LocalUrl.of("/sql").with("saved", name).toString());
    }

    /** Returns the rows up to the limit as a file; a header tells whether there are more. */
    private ServerResponse file(String sql, RowFormat format) throws SqlStatementException {
        QueryTable result = queries.run(sql, LimitedQueries.MAX_ROWS);
        ServerResponse file = ServerResponse.file(format, "query", out -> {
            Writer text = new OutputStreamWriter(out, StandardCharsets.UTF_8);
            RowWriter writer = format.writer(text, result.columns());
            for (List<Object> row : result.rows()) {
                writer.write(row);
            }
            writer.end();
            text.flush();
        });
        return result.truncated() ? file.with("Tagwave-Truncated", "true") : file;
    }

    private static void problem(HtmlWriter html, String sql, SqlStatementException problem) {
        html.element("p", String.valueOf(problem.getMessage()), "role", "alert");
        int at = problem.position();
        if (at >= 0 && at <= sql.length()) {
            html.open("pre").text(sql.substring(0, at)).element("mark", "▸");
            html.text(sql.substring(at)).close();
        }
    }

    private ServerResponse page(int status, String sql, Consumer<HtmlWriter> result) throws SqlStatementException {
        List<TableInfo> tables = sessions.read(SqlHandler::tables);
        return ServerResponse.html(status, PageLayout.page("SQL", "/sql", html -> {
            html.markup(FORM.formatted(
                    LimitedQueries.TIMEOUT.toSeconds(), ROWS_SHOWN, LimitedQueries.MAX_ROWS, Markup.escape(sql)));
            result.accept(html);
            saved(html);
            tables(html, tables);
        }));
    }

    /** Returns tables and views, and the views of the longest lists, which are only made when a statement names them. */
    private static List<TableInfo> tables(SqlSession session) throws SqlStatementException {
        List<TableInfo> tables = new ArrayList<>();
        for (List<Object> list :
                session.rows("SELECT list FROM lists ORDER BY crawl_id DESC, records DESC LIMIT " + LISTS)) {
            String name = "merged_" + list.get(0);
            List<Attribute> columns = session.describe(name).stream()
                    .map(column -> new Attribute(column.name(), ""))
                    .toList();
            tables.add(new TableInfo(name, "view", columns));
        }
        tables.addAll(session.relations());
        return tables;
    }

    private void saved(HtmlWriter html) {
        html.open("details").element("summary", "Saved queries").open("ul");
        saved.all().forEach(query -> html.open("li")
                .link(LocalUrl.of("/sql").with("saved", query.name()), query.name())
                .text(query.title().equals(query.name()) ? "" : ": " + query.title())
                .close());
        html.close().close();
    }

    private static void tables(HtmlWriter html, List<TableInfo> tables) {
        html.open("details", "class", "relations")
                .element("summary", "Tables and views")
                .open("dl");
        for (TableInfo table : tables) {
            html.element("dt", table.name());
            html.element("dd", table.columns().stream().map(Attribute::name).collect(Collectors.joining(", ")));
        }
        html.close().close();
    }
}
