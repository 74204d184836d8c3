package io.tagwave.serve;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A request of a browser or program.
 *
 * @param method in upper case
 * @param path decoded, beginning with a slash
 * @param parameters of the URL, and of a form that was sent; empty ones are left out
 * @param body as it was sent
 */
record ServerRequest(String method, String path, Map<String, String> parameters, String body) {

    /** Parses the fields of a URL or form, {@code a=b&c=d}. The first of a name counts. */
    static Map<String, String> fields(@Nullable String encoded) {
        Map<String, String> fields = new LinkedHashMap<>();
        for (String field : encoded == null ? new String[0] : encoded.split("&")) {
            int equals = field.indexOf('=');
            String value = equals < 0 ? "" : decoded(field.substring(equals + 1));
            if (!value.isEmpty()) {
                fields.putIfAbsent(decoded(field.substring(0, equals)), value);
            }
        }
        return fields;
    }

    private static String decoded(String text) {
        try {
            return URLDecoder.decode(text, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
            throw RejectedRequestException.bad("expected a URL with %XX for special characters, found " + text);
        }
    }

    /** Returns a segment of the path, counted from 0. */
    String segment(int index) {
        return path.substring(1).split("/")[index];
    }

    /** Returns the number in the path, of a route that has one. */
    long id() {
        return Stream.of(path.split("/"))
                .filter(segment -> segment.matches("\\d+"))
                .mapToLong(Long::parseLong)
                .findFirst()
                .orElseThrow();
    }

    String parameter(String name, String fallback) {
        return parameters.getOrDefault(name, fallback);
    }

    boolean has(String parameter) {
        return parameters.containsKey(parameter);
    }

    /** Returns a whole number of the URL within bounds. */
    int number(String name, int fallback, int min, int max) {
        String text = parameters.get(name);
        if (text == null) {
            return fallback;
        }
        if (!text.matches("\\d{1,9}") || Integer.parseInt(text) < min || Integer.parseInt(text) > max) {
            throw RejectedRequestException.bad("expected " + name + " from " + min + " to " + max + ", found " + text);
        }
        return Integer.parseInt(text);
    }
}
