package io.tagwave.store;

import io.tagwave.rows.ResourceText;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The SQL statements of a package, read from its file {@code statements.sql}, where each follows a line {@code -- name} and ends with the line. */
public final class SqlStatements {

    private static final String FILE = "statements.sql";

    static final Pattern STATEMENT = Pattern.compile("(?ms)^-- (\\w+)\\R(.+?);$");

    private final Map<String, String> byName = new HashMap<>();

    private SqlStatements(String text) {
        Matcher statement = STATEMENT.matcher(text);
        while (statement.find()) {
            byName.put(statement.group(1), statement.group(2).replaceAll("\\R", " "));
        }
    }

    /** Reads the statements of a class's package. */
    public static SqlStatements of(Class<?> user) {
        return new SqlStatements(ResourceText.read(user, FILE));
    }

    /** Reads the statements of a script in order; each ends with a semicolon at the end of a line. */
    public static List<String> script(Class<?> user, String resource) {
        String script = ResourceText.read(user, resource).replaceAll("(?m)^--.*$", "");
        return Stream.of(script.split("(?m);[ \\t]*$"))
                .filter(sql -> !sql.isBlank())
                .toList();
    }

    /** Returns the statement of a name; a missing one is a mistake in the program. */
    public String get(String name) {
        return Objects.requireNonNull(byName.get(name), name);
    }
}
