package io.tagwave.store.list;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A URL in parts.
 *
 * @param base without parameters and fragment
 * @param parameters values by name, in their order; those of the path ({@code ;name=value}) and the fragment (named {@code #})
 *     among them
 */
record UrlParts(String base, Map<String, String> parameters) {

    static final String FRAGMENT = "#";

    static UrlParts of(String url) {
        Map<String, String> parameters = new LinkedHashMap<>();
        int hash = url.indexOf('#');
        String rest = hash < 0 ? url : url.substring(0, hash);
        int question = rest.indexOf('?');
        String path = question < 0 ? rest : rest.substring(0, question);
        int semicolon = path.indexOf(';');
        if (semicolon >= 0) {
            add(parameters, path.substring(semicolon + 1).split(";"));
            path = path.substring(0, semicolon);
        }
        if (question >= 0) {
            add(parameters, rest.substring(question + 1).split("&"));
        }
        if (hash >= 0 && hash + 1 < url.length()) {
            parameters.put(FRAGMENT, url.substring(hash + 1));
        }
        return new UrlParts(path, parameters);
    }

    /** Adds parameters; a name that occurs twice keeps both values. */
    private static void add(Map<String, String> parameters, String[] pairs) {
        for (String pair : pairs) {
            if (!pair.isEmpty()) {
                int equals = pair.indexOf('=');
                String name = equals < 0 ? pair : pair.substring(0, equals);
                parameters.merge(name, equals < 0 ? "" : pair.substring(equals + 1), (a, b) -> a + "," + b);
            }
        }
    }

    /** Returns the URL with only the named parameters, in the order of their names here. */
    String with(Iterable<String> names) {
        if (parameters.isEmpty()) {
            return base;
        }
        StringBuilder url = new StringBuilder(base);
        char separator = '?';
        for (String name : names) {
            String value = parameters.get(name);
            if (value != null && name.equals(FRAGMENT)) {
                url.append('#').append(value);
            } else if (value != null) {
                url.append(separator).append(name).append('=').append(value);
                separator = '&';
            }
        }
        return url.toString();
    }
}
