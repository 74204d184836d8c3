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
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Answers one client with the Model Context Protocol: JSON-RPC 2.0, one message a line. A tool that fails answers with its reason
 * as text, so that an assistant reads it; only a request that is no call of a tool is an error of the protocol.
 *
 * @param version of the program
 * @param out where messages go, and nothing else
 */
public record McpServer(McpTools tools, String version, PrintWriter out) {

    /** Versions of the protocol in which initialization and tools are the same, the latest first. */
    private static final List<String> VERSIONS = List.of("2025-06-18", "2025-03-26", "2024-11-05");

    private static final String INSTRUCTIONS =
            "list reads the list of a web page into a table and returns its number, its columns"
                    + " and the first rows; rows and sql read more of it, changes tells what became of its items, why where a cell comes"
                    + " from. Results are short: ask for columns and conditions instead of all rows.";

    /** Answers requests until the client closes its side. */
    public void serve(BufferedReader in) throws IOException {
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            if (!line.isBlank()) {
                answer(line);
            }
        }
    }

    private void answer(String line) {
        JsonNode id = NullNode.getInstance();
        try {
            JsonNode request = read(line);
            if (!request.isObject() || !request.path("method").isTextual()) {
                throw new McpException(McpException.INVALID, "expected an object with a method");
            }
            if (!request.has("id")) {
                return;
            }
            id = request.get("id");
            send(id, "result", result(request.get("method").asText(), request.path("params")));
        } catch (McpException e) {
            send(id, "error", object("code", e.code(), "message", e.getMessage()));
        }
    }

    private static JsonNode read(String line) throws McpException {
        try {
            return JsonText.MAPPER.readTree(line);
        } catch (JsonProcessingException e) {
            throw new McpException(McpException.PARSE, "no JSON: " + e.getOriginalMessage());
        }
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
        } catch (SqlStatementException | StoreException | IllegalArgumentException e) {
            return content(String.valueOf(e.getMessage()), true, null);
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

    private void send(JsonNode id, String part, Object value) {
        out.println(JsonText.line(object("jsonrpc", "2.0", "id", id, part, value)));
        out.flush();
    }
}
