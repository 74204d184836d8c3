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
    private static final int DEFAULT_PAGES = 5;
    private static final int MAX_TEXT = 500;
    private static final long QUERY_MILLIS = 20_000;

    /** Runs commands of this program. */
    @FunctionalInterface
    public interface Commands {
        /** Runs a command and returns what it printed to standard error; a status of 2 or more is an exception with that. */
        String run(List<String> words);
    }

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
     * @throws McpException if there is no such tool
     * @throws IllegalArgumentException if its arguments differ from those that it describes
     */
    Map<String, @Nullable Object> call(String name, JsonNode arguments) throws McpException, SqlStatementException {
        for (JsonNode tool : described()) {
            if (tool.path("name").asText().equals(name)) {
                check(tool.path("inputSchema"), arguments);
                return checked(name, arguments);
            }
        }
        throw new McpException(McpException.PARAMETERS, "there is no tool " + name);
    }

    /** Rejects arguments that are unknown, missing or of another type: an ignored one would answer another question. */
    private static void check(JsonNode schema, JsonNode arguments) {
        JsonNode known = schema.path("properties");
        arguments.fieldNames().forEachRemaining(name -> {
            if (!known.has(name)) {
                List<String> names = new ArrayList<>();
                known.fieldNames().forEachRemaining(names::add);
                throw new IllegalArgumentException(
                        "expected the arguments " + String.join(", ", names) + ", found " + name);
            }
        });
        List<?> required = JsonText.MAPPER.convertValue(schema.path("required"), List.class);
        known.fields().forEachRemaining(property -> {
            JsonNode found = arguments.path(property.getKey());
            if (required.contains(property.getKey()) || !found.isMissingNode() && !found.isNull()) {
                check(property.getKey(), property.getValue(), found);
            }
        });
    }

    private static void check(String name, JsonNode property, JsonNode found) {
        long least = property.path("minimum").asLong(0);
        long most = property.path("maximum").asLong(Integer.MAX_VALUE);
        String expected =
                switch (property.path("type").asText()) {
                    case "integer" ->
                        found.isInt() && found.asInt() >= least && found.asInt() <= most
                                ? ""
                                : "a whole number from " + least + (most < Integer.MAX_VALUE ? " to " + most : "");
                    case "array" -> found.isArray() ? "" : "an array of texts";
                    default -> found.isTextual() && !found.asText().isBlank() ? "" : "a text";
                };
        if (!expected.isEmpty()) {
            throw new IllegalArgumentException(
                    "expected " + expected + " as " + name + ", found " + (found.isMissingNode() ? "none" : found));
        }
    }

    private Map<String, @Nullable Object> checked(String name, JsonNode arguments) throws SqlStatementException {
        int limit = arguments.path("limit").asInt(DEFAULT_ROWS);
        int list = arguments.path("list").asInt();
        return switch (name) {
            case "list" -> list(arguments, limit);
            case "rows" -> rows(arguments, limit);
            case "sql" -> query(arguments.path("query").asText(), limit);
            case "changes" ->
                query(
                        "SELECT * FROM changes c WHERE c.crawl = (SELECT MAX(l.crawl) FROM changes l WHERE l.list = c.list)"
                                + (list == 0 ? "" : " AND c.list = " + list),
                        limit);
            default -> {
                try (SqlSession session = SqlSession.open(database, false)) {
                    yield CellOrigin.of(
                            session,
                            list,
                            arguments.path("key").asText(),
                            arguments.path("column").asText());
                }
            }
        };
    }

    private Map<String, @Nullable Object> list(JsonNode arguments, int limit) throws SqlStatementException {
        String url = arguments.path("url").asText();
        // Whatever else a command line takes, such as files, is not for an assistant.
        if (!url.matches("(?i)https?://\\S+")) {
            throw new IllegalArgumentException("expected a URL such as https://shop.example/lamps, found " + url);
        }
        String want = arguments.path("want").asText("");
        if (want.matches("(?is).*\\.json|[^,{]*[/\\\\.].*")) {
            throw new IllegalArgumentException("expected names of columns or a JSON schema as want, found " + want);
        }
        try {
            Path file = Files.createTempFile("tagwave-mcp", ".jsonl");
            try {
                return list(url, arguments.path("pages").asInt(DEFAULT_PAGES), want, file, limit);
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

    private Map<String, @Nullable Object> rows(JsonNode arguments, int limit) throws SqlStatementException {
        List<String> columns = new ArrayList<>();
        try (SqlSession session = SqlSession.open(database, false)) {
            arguments.path("columns").forEach(column -> columns.add(session.quoted(column.asText())));
            String where = arguments.path("where").asText("");
            return query(
                    session,
                    "SELECT " + (columns.isEmpty() ? "*" : String.join(", ", columns)) + " FROM current_"
                            + arguments.path("list").asInt() + (where.isEmpty() ? "" : " WHERE " + where) + " OFFSET "
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
}
