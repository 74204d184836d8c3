package io.tagwave.store.query;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A query in a file: the first comment line is its title, a line {@code -- :name = default} names a parameter.
 *
 * @param name the file's, without {@code .sql}
 * @param defaults values of optional parameters, in order
 */
public record SavedQuery(String name, String title, String sql, Map<String, String> defaults) {

    private static final Pattern PARAMETER = Pattern.compile("--\\s*:(\\w+)\\s*=\\s*(\\S*).*");

    static SavedQuery parse(String name, String text) {
        String title = text.lines().findFirst().orElse("").replaceFirst("^--\\s*", "");
        Map<String, String> defaults = new LinkedHashMap<>();
        for (String line : text.lines().toList()) {
            Matcher parameter = PARAMETER.matcher(line.strip());
            if (parameter.matches()) {
                defaults.put(parameter.group(1), parameter.group(2));
            }
        }
        return new SavedQuery(name, title, text.strip().replaceFirst(";$", ""), defaults);
    }

    /** Returns the values to run it with: the given ones, and defaults for the others. */
    public Map<String, String> with(Map<String, String> given) {
        Map<String, String> all = new LinkedHashMap<>(defaults);
        all.putAll(given);
        return all;
    }
}
