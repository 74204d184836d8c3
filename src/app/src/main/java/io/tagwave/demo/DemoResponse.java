package io.tagwave.demo;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

record DemoResponse(int status, Map<String, List<String>> headers, byte[] body) {

    static DemoResponse page(String contentType, byte[] body) {
        return new DemoResponse(200, Map.of("Content-Type", List.of(contentType)), body);
    }

    static DemoResponse redirect(String target) {
        return new DemoResponse(302, Map.of("Location", List.of(target)), new byte[0]);
    }

    static DemoResponse failure(int status) {
        byte[] body = ("<title>" + status + "</title><p>Nothing here.").getBytes(StandardCharsets.UTF_8);
        return new DemoResponse(status, Map.of("Content-Type", List.of("text/html; charset=utf-8")), body);
    }
}
