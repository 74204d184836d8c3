package io.tagwave.serve;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A path of this server with its parameters.
 *
 * @param parameters decoded, in order
 */
record LocalUrl(String path, Map<String, String> parameters) {

    static LocalUrl of(ServerRequest request) {
        return new LocalUrl(request.path(), request.parameters());
    }

    static LocalUrl of(String path) {
        return new LocalUrl(path, Map.of());
    }

    /** Returns the URL with another value of a parameter; null or an empty text removes it. */
    LocalUrl with(String name, @Nullable Object value) {
        Map<String, String> changed = new LinkedHashMap<>(parameters);
        if (value == null || value.toString().isEmpty()) {
            changed.remove(name);
        } else {
            changed.put(name, value.toString());
        }
        return new LocalUrl(path, changed);
    }

    /** Returns another path with the same parameters. */
    LocalUrl at(String other) {
        return new LocalUrl(other, parameters);
    }

    @Override
    public String toString() {
        String query = parameters.entrySet().stream()
                .map(one -> encoded(one.getKey()) + "=" + encoded(one.getValue()))
                .collect(Collectors.joining("&"));
        return query.isEmpty() ? path : path + "?" + query;
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
}
