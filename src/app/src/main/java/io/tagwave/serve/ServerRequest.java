package io.tagwave.serve;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a browser asks for.
 *
 * @param method in capitals
 * @param path decoded, beginning with a slash
 * @param parameters of the address, and of the form that was sent; empty ones are left out
 * @param body as it was sent
 */
record ServerRequest(String method, String path, Map<String, String> parameters, String body) {

    /** Fields of an address or a form: {@code a=b&c=d}. The first of a name counts. */
    static Map<String, String> fields(String encoded) throws RejectedRequestException {
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

    private static String decoded(String text) throws RejectedRequestException {
        try {
            return URLDecoder.decode(text, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
            throw RejectedRequestException.bad("expected an address with %XX for special characters, found " + text);
        }
    }

    /** The parts of the path between its slashes. */
    List<String> parts() {
        return List.of(path.substring(1).split("/"));
    }

    String parameter(String name, String otherwise) {
        return parameters.getOrDefault(name, otherwise);
    }

    /** A whole number of the address, within bounds. */
    int number(String name, int otherwise, int least, int most) throws RejectedRequestException {
        String text = parameters.get(name);
        if (text == null) {
            return otherwise;
        }
        if (!text.matches("\\d{1,9}") || Integer.parseInt(text) < least || Integer.parseInt(text) > most) {
            throw RejectedRequestException.bad(
                    "expected " + name + " from " + least + " to " + most + ", found " + text);
        }
        return Integer.parseInt(text);
    }
}
