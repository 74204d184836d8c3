package io.tagwave.mcp;

import static io.tagwave.rows.JsonText.object;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import io.tagwave.rows.JsonText;
import io.tagwave.rows.ResourceText;
import io.tagwave.store.query.CellOrigin;
import io.tagwave.store.query.QueryResult;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Timer;
import java.util.TimerTask;
import org.jspecify.annotations.Nullable;

/**
 * The tools of an assistant: they read lists into a database, and answer from it in a few rows.
 *
 * @param database its file or JDBC URL; created by the first list
 */
public record McpTools(String database, Commands commands) {

    private static final int DEFAULT_ROWS = 20;
    private static final int MAX_ROWS = 1000;
    private static final int DEFAULT_PAGES = 5;
    private static final int MAX_TEXT = 500;
    private static final long QUERY_MILLIS = 20_000;

    /** Runs commands of this program. */
    @FunctionalInterface
    public interface Commands {
        /** Runs a command and returns what it printed to standard error; a status of 2 or more is an exception with that. */
        String run(List<String> words);
    }

    /** Returns the descriptions of the tools. */
    static JsonNode described() {
        try {
            return JsonText.MAPPER.readTree(ResourceText.read(McpTools.class, "tools.json"));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * Runs a tool.
     *
     * @throws McpException if there is no such tool or its arguments are others
     */
    Map<String, @Nullable Object> call(String name, JsonNode arguments) throws McpException, SqlStatementException {
        int limit = Math.min(MAX_ROWS, number(arguments, "limit", DEFAULT_ROWS));
        return switch (name) {
            case "list" -> list(arguments, limit);
            case "rows" -> rows(arguments, limit);
            case "sql" -> query(text(arguments, "query"), limit);
            case "changes" ->
                query(
                        "SELECT * FROM changes c WHERE c.crawl = (SELECT MAX(l.crawl) FROM changes l WHERE l.list = c.list)"
                                + (arguments.has("list") ? " AND c.list = " + number(arguments, "list", 0) : ""),
                        limit);
            case "why" -> {
                try (SqlSession session = SqlSession.open(database, false)) {
                    yield CellOrigin.of(
                            session, number(arguments, "list", 0), text(arguments, "key"), text(arguments, "column"));
                }
            }
            default -> throw new McpException(McpException.PARAMETERS, "there is no tool " + name);
        };
    }

    private Map<String, @Nullable Object> list(JsonNode arguments, int limit)
            throws McpException, SqlStatementException {
        String url = text(arguments, "url");
        // Whatever else a command line takes, such as files, is not for an assistant.
        if (!url.matches("(?i)https?://\\S+")) {
            throw new McpException(
                    McpException.PARAMETERS, "expected a URL such as https://shop.example/lamps, found " + url);
        }
        String want = arguments.path("want").asText();
        if (want.matches("(?is).*\\.json|[^,{]*[/\\\\.].*")) {
            throw new McpException(
                    McpException.PARAMETERS, "expected names of columns or a JSON schema as want, found " + want);
        }
        try {
            Path file = Files.createTempFile("tagwave-mcp", ".jsonl");
            try {
                return list(url, number(arguments, "pages", DEFAULT_PAGES), want, file, limit);
            } finally {
                Files.deleteIfExists(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Map<String, @Nullable Object> list(String url, int pages, String want, Path file, int limit)
            throws IOException, SqlStatementException {
        List<String> words = new ArrayList<>(
                List.of("list", url, "-o", file.toString(), "--db", database, "--pages", String.valueOf(pages)));
        if (!want.isEmpty()) {
            words.add("--want=" + want);
        }
        String messages = commands.run(words).replace(file.toString(), "the list");
        try (SqlSession session = SqlSession.open(database, false)) {
            List<List<Object>> written = session.rows("SELECT v.first_list, v.name FROM list_visit v WHERE v.written"
                    + " AND v.crawl_id = (SELECT MAX(id) FROM crawl)");
            if (written.isEmpty()) {
                throw new IllegalArgumentException(messages);
            }
            Object number = written.get(0).get(0);
            Map<String, @Nullable Object> found =
                    object("list", number, "name", written.get(0).get(1));
            found.putAll(
                    want.isEmpty() ? query(session, "SELECT * FROM current_" + number, limit) : wanted(file, limit));
            found.put(
                    "total",
                    session.rows("SELECT COUNT(*) FROM current_" + number)
                            .get(0)
                            .get(0));
            found.put("messages", messages);
            return found;
        }
    }

    private static Map<String, @Nullable Object> wanted(Path file, int limit) throws IOException {
        List<JsonNode> rows = new ArrayList<>();
        List<String> columns = new ArrayList<>();
        for (String line : Files.readAllLines(file)) {
            rows.add(JsonText.MAPPER.readTree(line));
        }
        rows.stream().limit(1).forEach(row -> row.fieldNames().forEachRemaining(columns::add));
        return object("columns", columns, "rows", rows.stream().limit(limit).toList(), "more", rows.size() > limit);
    }

    private Map<String, @Nullable Object> rows(JsonNode arguments, int limit)
            throws McpException, SqlStatementException {
        List<String> columns = new ArrayList<>();
        try (SqlSession session = SqlSession.open(database, false)) {
            arguments.path("columns").forEach(column -> columns.add(session.quoted(column.asText())));
            String where = arguments.path("where").asText();
            return query(
                    session,
                    "SELECT " + (columns.isEmpty() ? "*" : String.join(", ", columns)) + " FROM current_"
                            + number(arguments, "list", 0) + (where.isEmpty() ? "" : " WHERE " + where) + " OFFSET "
                            + arguments.path("offset").asInt(0) + " ROWS",
                    limit);
        }
    }

    private Map<String, @Nullable Object> query(String sql, int limit) throws SqlStatementException {
        try (SqlSession session = SqlSession.open(database, false)) {
            return query(session, sql, limit);
        }
    }

    private static Map<String, @Nullable Object> query(SqlSession session, String sql, int limit)
            throws SqlStatementException {
        if (!SqlSession.asksForRows(sql)) {
            throw new IllegalArgumentException("expected a query such as SELECT: this server only reads the database");
        }
        Timer timer = new Timer("query-timeout", true);
        timer.schedule(
                new TimerTask() {
                    @Override
                    public void run() {
                        session.cancel();
                    }
                },
                QUERY_MILLIS);
        try (QueryResult result = session.run(sql)) {
            List<Map<String, @Nullable Object>> rows = result.objects(limit);
            rows.forEach(row -> row.replaceAll((name, value) -> shortened(value)));
            return object("columns", result.columns(), "rows", rows, "more", result.next() != null);
        } finally {
            timer.cancel();
        }
    }

    private static @Nullable Object shortened(@Nullable Object value) {
        return value instanceof String text && text.length() > MAX_TEXT ? text.substring(0, MAX_TEXT) + "…" : value;
    }

    private static String text(JsonNode arguments, String name) throws McpException {
        String text = arguments.path(name).asText();
        if (text.isBlank()) {
            throw new McpException(McpException.PARAMETERS, "expected a text as " + name + ", found none");
        }
        return text;
    }

    private static int number(JsonNode arguments, String name, int otherwise) throws McpException {
        JsonNode number = arguments.path(name);
        if (number.isMissingNode() && otherwise > 0) {
            return otherwise;
        }
        if (!number.isInt() || number.intValue() < 1) {
            throw new McpException(
                    McpException.PARAMETERS, "expected a whole number from 1 as " + name + ", found " + number);
        }
        return number.intValue();
    }
}
