package io.tagwave.store;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The SQL statements of a package, read from its file {@code statements.sql}, where each follows a line {@code -- name}. */
public final class SqlStatements {

    private static final String FILE = "statements.sql";

    private static final Pattern STATEMENT = Pattern.compile("(?ms)^-- (\\w+)\\R(.+?);$");

    private final Map<String, String> byName = new HashMap<>();

    private SqlStatements(String text) {
        Matcher statement = STATEMENT.matcher(text);
        while (statement.find()) {
            byName.put(statement.group(1), statement.group(2).replaceAll("\\R", " "));
        }
    }

    /** Reads the statements of a class's package. */
    public static SqlStatements of(Class<?> user) {
        try (InputStream in = user.getResourceAsStream(FILE)) {
            return new SqlStatements(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + FILE + " of " + user.getPackageName(), e);
        }
    }

    /** Returns the statement of a name; a missing one is a mistake in the program. */
    public String get(String name) {
        return Objects.requireNonNull(byName.get(name), name);
    }
}
