package io.tagwave.serve;

import io.tagwave.rows.JsonText;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What is sent back.
 *
 * @param headers beside those that every answer has
 * @param length of the body in bytes, or -1 when it is only known at its end
 */
record ServerResponse(int status, String type, Map<String, String> headers, long length, Body body) {

    /** Writes the body; a failure cuts the answer off, so that it is not taken for whole. */
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

    static ServerResponse json(int status, Object value) {
        return text(status, "application/json", JsonText.line(value) + "\n");
    }

    static ServerResponse redirect(String path) {
        return text(303, "text/plain", path + "\n").with("Location", path);
    }

    /** A file to be saved, written while it is read. */
    static ServerResponse file(String type, String name, Body body) {
        return new ServerResponse(200, type + "; charset=utf-8", Map.of(), -1, body)
                .with("Content-Disposition", "attachment; filename=\"" + name + "\"");
    }

    ServerResponse with(String header, String value) {
        Map<String, String> more = new LinkedHashMap<>(headers);
        more.put(header, value);
        return new ServerResponse(status, type, more, length, body);
    }
}
