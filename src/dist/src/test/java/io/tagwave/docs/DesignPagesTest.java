package io.tagwave.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Holds the design pages against the source: they name types and packages that are there, and all packages. */
class DesignPagesTest {

    private static final Path SOURCE = Path.of("..");
    private static final Path DESIGN = Path.of("../docs/design");

    /** A type, with its package or without; one word alone may be a term of the glossary. */
    private static final Pattern TYPE =
            Pattern.compile("`(?:[a-z]+\\.)+([A-Z]\\w+)[`*]|`([A-Z][a-z0-9]+(?:[A-Z][a-z0-9]*)+)`");

    private static final Set<String> OF_JAVA = Set.of("ServiceLoader");

    @Test
    void typesThatAreNamedExist() throws IOException {
        Set<String> types = javaFiles()
                .map(file -> file.getFileName().toString().replace(".java", ""))
                .collect(Collectors.toSet());
        Set<String> unknown = new TreeSet<>();
        try (Stream<Path> pages = Files.list(DESIGN)) {
            for (Path page : pages.toList()) {
                TYPE.matcher(Files.readString(page))
                        .results()
                        .map(DesignPagesTest::type)
                        .filter(type -> !types.contains(type) && !OF_JAVA.contains(type))
                        .forEach(type -> unknown.add(page.getFileName() + ": " + type));
            }
        }
        assertEquals(Set.of(), unknown);
    }

    @Test
    void theArchitectureNamesAllPackages() throws IOException {
        String page = Files.readString(DESIGN.resolve("architecture.md"));
        List<String> missing = javaFiles()
                .filter(file ->
                        file.endsWith("package-info.java") && file.toString().contains("/src/main/java/"))
                .map(file -> file.getParent()
                        .toString()
                        .replaceFirst(".*/src/main/java/", "")
                        .replace('/', '.'))
                .map(name -> name.replaceFirst("^io\\.tagwave\\.", ""))
                .filter(name -> !page.contains("`" + name + "`"))
                .toList();
        assertEquals(List.of(), missing);
    }

    private static String type(MatchResult found) {
        return found.group(1) == null ? found.group(2) : found.group(1);
    }

    private static Stream<Path> javaFiles() throws IOException {
        try (Stream<Path> walk = Files.walk(SOURCE)) {
            return walk
                    .filter(file -> file.toString().endsWith(".java")
                            && !file.toString().contains("/target/"))
                    .toList()
                    .stream();
        }
    }
}
