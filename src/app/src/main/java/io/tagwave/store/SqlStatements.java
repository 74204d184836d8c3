package io.tagwave.store;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
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
        return new SqlStatements(text(user, FILE));
    }

    /** Reads the statements of a script in order; each ends with a semicolon at the end of a line. */
    public static List<String> script(Class<?> user, String resource) {
        String script = text(user, resource).replaceAll("(?m)^--.*$", "");
        return Stream.of(script.split("(?m);[ \\t]*$"))
                .filter(sql -> !sql.isBlank())
                .toList();
    }

    private static String text(Class<?> user, String resource) {
        try (InputStream in = Objects.requireNonNull(user.getResourceAsStream(resource), resource)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + resource + " of " + user.getPackageName(), e);
        }
    }

    /** Returns the statement of a name; a missing one is a mistake in the program. */
    public String get(String name) {
        return Objects.requireNonNull(byName.get(name), name);
    }
}
