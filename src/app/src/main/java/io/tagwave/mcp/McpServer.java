package io.tagwave.mcp;

import static io.tagwave.rows.JsonText.object;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.NullNode;
import io.tagwave.rows.JsonText;
import io.tagwave.store.StoreException;
import io.tagwave.store.query.SqlStatementException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Answers one client with the Model Context Protocol: JSON-RPC 2.0, one message a line. A tool that fails answers with its reason
 * as text, so that an assistant reads it; only a request that names no tool is an error of the protocol. Tools run one after the
 * other in a thread of their own, so that pings are answered and calls can be canceled meanwhile.
 */
public final class McpServer {

    /** Versions of the protocol in which initialization and tools are the same, the latest first. */
    private static final List<String> VERSIONS = List.of("2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05");

    private static final String INSTRUCTIONS =
            "list reads the list of a web page into a table and returns its number, its columns"
                    + " and the first rows; rows and sql read more of it, changes tells what became of its items, why where a cell comes"
                    + " from. Results are short: ask for columns and conditions instead of all rows.";

    private final McpTools tools;
    private final String version;
    private final PrintWriter out;
    private final Map<JsonNode, Future<?>> calls = new ConcurrentHashMap<>();
    private final ExecutorService worker = Executors.newSingleThreadExecutor();

    /**
     * Creates a server.
     *
     * @param version of the program
     * @param out where messages go, and nothing else
     */
    public McpServer(McpTools tools, String version, PrintWriter out) {
        this.tools = tools;
        this.version = version;
        this.out = out;
    }

    /** Answers requests until the client closes its side, and those that came before that. */
    public void serve(BufferedReader in) throws IOException, InterruptedException {
        try {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                if (!line.isBlank()) {
                    accept(line);
                }
            }
        } finally {
            worker.shutdown();
        }
        worker.awaitTermination(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
    }

    private void accept(String line) {
        JsonNode message;
        try {
            message = JsonText.MAPPER.readTree(line);
        } catch (JsonProcessingException e) {
            send(error(NullNode.getInstance(), McpException.PARSE, "expected JSON: " + e.getOriginalMessage()));
            return;
        }
        String method = message.path("method").asText();
        JsonNode id = message.path("id");
        if (message.isArray() && !message.isEmpty()) {
            worker.execute(() -> answerBatch(message));
        } else if (method.equals("notifications/cancelled")) {
            Future<?> canceled = calls.remove(message.path("params").path("requestId"));
            if (canceled != null) {
                canceled.cancel(true);
            }
        } else if (method.equals("tools/call") && id.isValueNode()) {
            FutureTask<?> call = new FutureTask<>(() -> answerCall(message), null);
            calls.put(id, call);
            worker.execute(call);
        } else {
            send(answer(message));
        }
    }

    /** Answers a call unless it was canceled: the protocol wants no answer then. */
    private void answerCall(JsonNode request) {
        Map<String, @Nullable Object> answer = answer(request);
        if (calls.remove(request.get("id")) != null) {
            send(answer);
        }
    }

    /** Answers the requests of an array, which the version of March 2025 has. */
    private void answerBatch(JsonNode batch) {
        List<Map<String, @Nullable Object>> answers = new ArrayList<>();
        for (JsonNode request : batch) {
            Map<String, @Nullable Object> answer = answer(request);
            if (answer != null) {
                answers.add(answer);
            }
        }
        send(answers.isEmpty() ? null : answers);
    }

    /** Returns the answer to a request, or null to a notification or the answer of a client. */
    private @Nullable Map<String, @Nullable Object> answer(JsonNode request) {
        JsonNode id = request.path("id");
        boolean isMethod = request.path("method").isTextual();
        if (isMethod && !request.has("id") || !isMethod && (request.has("result") || request.has("error"))) {
            return null;
        }
        if (!isMethod || !id.isTextual() && !id.isNumber()) {
            return error(
                    NullNode.getInstance(),
                    McpException.INVALID,
                    "expected an object with a method, and a text or number as id");
        }
        try {
            return object(
                    "jsonrpc",
                    "2.0",
                    "id",
                    id,
                    "result",
                    result(request.get("method").asText(), request.path("params")));
        } catch (McpException e) {
            return error(id, e.code(), e.getMessage());
        }
    }

    private static Map<String, @Nullable Object> error(JsonNode id, int code, @Nullable String message) {
        return object("jsonrpc", "2.0", "id", id, "error", object("code", code, "message", message));
    }

    private Map<String, @Nullable Object> result(String method, JsonNode parameters) throws McpException {
        return switch (method) {
            case "initialize" -> initialized(parameters.path("protocolVersion").asText());
            case "ping" -> object();
            case "tools/list" -> object("tools", McpTools.described());
            case "tools/call" -> called(parameters);
            default -> throw new McpException(McpException.NO_METHOD, "there is no method " + method);
        };
    }

    private Map<String, @Nullable Object> initialized(String wanted) {
        return object(
                "protocolVersion",
                VERSIONS.contains(wanted) ? wanted : VERSIONS.get(0),
                "capabilities",
                object("tools", object()),
                "serverInfo",
                object("name", "tagwave", "version", version),
                "instructions",
                INSTRUCTIONS);
    }

    private Map<String, @Nullable Object> called(JsonNode parameters) throws McpException {
        String name = parameters.path("name").asText();
        try {
            Map<String, @Nullable Object> found = tools.call(name, parameters.path("arguments"));
            return content(JsonText.line(found), false, found);
        } catch (SqlStatementException | StoreException | IllegalArgumentException | UncheckedIOException e) {
            return content(String.valueOf(e.getMessage()), true, null);
        } catch (RuntimeException | OutOfMemoryError | StackOverflowError e) {
            // A call without an answer would make the assistant wait for good.
            return content("the program failed: " + e, true, null);
        }
    }

    private static Map<String, @Nullable Object> content(String text, boolean failed, @Nullable Object structured) {
        Map<String, @Nullable Object> content =
                object("content", List.of(object("type", "text", "text", text)), "isError", failed);
        if (structured != null) {
            content.put("structuredContent", structured);
        }
        return content;
    }

    private void send(@Nullable Object message) {
        if (message != null) {
            synchronized (out) {
                out.println(JsonText.line(message));
                out.flush();
            }
        }
    }
}
