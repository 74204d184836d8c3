package io.tagwave.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SqlStatementsTest {

    private static final Path SOURCES = Path.of("src/main/java/io/tagwave/store");

    @ParameterizedTest
    @ValueSource(strings = {"", "frontier", "cluster", "list", "query"})
    void eachStatementOfAPackageIsUsedAndEachUsedOneIsThere(String name) throws Exception {
        Path resource = Path.of("src/main/resources/io/tagwave/store", name, "statements.sql");
        Set<String> used = new TreeSet<>();
        try (Stream<Path> files = Files.list(SOURCES.resolve(name))) {
            for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
                used.addAll(found("SQL\\.get\\(\\s*\"(\\w+)\"", file));
            }
        }
        assertFalse(used.isEmpty());
        assertEquals(used, found("(?m)^-- (\\w+)$", resource));
        String user = "io.tagwave.store." + (name.isEmpty() ? "" : name + ".") + "package-info";
        SqlStatements statements = SqlStatements.of(Class.forName(user));
        used.forEach(statement -> assertFalse(statements.get(statement).isBlank(), statement));
        assertThrows(NullPointerException.class, () -> statements.get("missing"));
    }

    private static Set<String> found(String pattern, Path file) throws IOException {
        Set<String> names = new TreeSet<>();
        Pattern.compile(pattern).matcher(Files.readString(file)).results().forEach(name -> names.add(name.group(1)));
        return names;
    }
}
