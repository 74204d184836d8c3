package io.tagwave.store.query;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A query kept in a file: the first comment line is its title, a line {@code -- :name default} names a parameter.
 *
 * @param name the file's, without {@code .sql}
 * @param defaults value of each parameter that need not be given, in order
 */
public record SavedQuery(String name, String title, String sql, Map<String, String> defaults) {

    private static final Pattern PARAMETER = Pattern.compile("--\\s*:(\\w+)\\s*=\\s*(\\S*).*");

    static SavedQuery parse(String name, String text) {
        List<String> lines = text.lines().toList();
        String title = lines.isEmpty() ? "" : lines.get(0).replaceFirst("^--\\s*", "");
        Map<String, String> defaults = new LinkedHashMap<>();
        for (String line : lines) {
            Matcher parameter = PARAMETER.matcher(line.strip());
            if (parameter.matches()) {
                defaults.put(parameter.group(1), parameter.group(2));
            }
        }
        return new SavedQuery(name, title, text.strip().replaceFirst(";$", ""), defaults);
    }

    /** The values to run it with: those given, defaults for the others. */
    public Map<String, String> with(Map<String, String> given) {
        Map<String, String> all = new LinkedHashMap<>(defaults);
        all.putAll(given);
        return all;
    }
}
