package io.tagwave.serve;

import io.tagwave.rows.Json;
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
record Answer(int status, String type, Map<String, String> headers, long length, Body body) {

    /** Writes the body; a failure cuts the answer off, so that it is not taken for whole. */
    interface Body {
        void write(OutputStream out) throws IOException;
    }

    static Answer text(int status, String type, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return new Answer(status, type + "; charset=utf-8", Map.of(), bytes.length, out -> out.write(bytes));
    }

    static Answer html(int status, String html) {
        return text(status, "text/html", html);
    }

    static Answer json(int status, Object value) {
        return text(status, "application/json", Json.line(value) + "\n");
    }

    static Answer redirect(String path) {
        return text(303, "text/plain", path + "\n").with("Location", path);
    }

    /** A file to be saved, written while it is read. */
    static Answer file(String type, String name, Body body) {
        return new Answer(200, type + "; charset=utf-8", Map.of(), -1, body)
                .with("Content-Disposition", "attachment; filename=\"" + name + "\"");
    }

    Answer with(String header, String value) {
        Map<String, String> more = new LinkedHashMap<>(headers);
        more.put(header, value);
        return new Answer(status, type, more, length, body);
    }
}
