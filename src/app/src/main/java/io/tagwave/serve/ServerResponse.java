package io.tagwave.serve;

import io.tagwave.rows.JsonText;
import io.tagwave.rows.RowFormat;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A response of the server.
 *
 * @param headers in addition to those that every response has
 * @param length of the body in bytes, or -1 if it is only known at its end
 */
record ServerResponse(int status, String type, Map<String, String> headers, long length, Body body) {

    /** Writes the body; a failure breaks the connection, so that the client does not take the body for complete. */
    interface Body {
        void write(OutputStream out) throws IOException;
    }

    static ServerResponse text(int status, String type, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return new ServerResponse(status, type + "; charset=utf-8", Map.of(), bytes.length, out -> out.write(bytes));
    }

    static ServerResponse html(int status, String html) {
        return text(status, "text/html", html);
    }

    static ServerResponse json(Object value) {
        return json(200, value);
    }

    static ServerResponse json(int status, Object value) {
        return text(status, "application/json", JsonText.line(value) + "\n");
    }

    static ServerResponse redirect(String path) {
        return text(303, "text/plain", path + "\n").with("Location", path);
    }

    /** Returns a download that is written while it is read from the database. */
    static ServerResponse file(RowFormat format, String name, Body body) {
        String type = format == RowFormat.JSONL ? "application/jsonl" : "text/csv";
        return new ServerResponse(200, type + "; charset=utf-8", Map.of(), -1, body)
                .with("Content-Disposition", "attachment; filename=\"" + name + "." + format.suffix() + "\"");
    }

    ServerResponse with(String header, String value) {
        Map<String, String> more = new LinkedHashMap<>(headers);
        more.put(header, value);
        return new ServerResponse(status, type, more, length, body);
    }
}
