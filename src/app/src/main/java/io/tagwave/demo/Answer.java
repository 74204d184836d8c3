package io.tagwave.demo;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/**
 * What the site says to a request.
 *
 * @param headers names to values
 * @param body empty without a body
 */
record Answer(int status, Map<String, List<String>> headers, byte[] body) {

    static Answer page(String contentType, byte[] body) {
        return new Answer(200, Map.of("Content-Type", List.of(contentType)), body);
    }

    static Answer redirect(String target) {
        return new Answer(302, Map.of("Location", List.of(target)), new byte[0]);
    }

    static Answer failure(int status) {
        byte[] body = ("<title>" + status + "</title><p>Nothing here.").getBytes(StandardCharsets.UTF_8);
        return new Answer(status, Map.of("Content-Type", List.of("text/html; charset=utf-8")), body);
    }
}
