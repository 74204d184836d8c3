package io.tagwave.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A file holds one idea, a package few, and the command line is only that. */
class SizesTest {

    private static final Path SOURCES = Path.of("..");
    private static final int LONGEST_FILE = 400;
    private static final int MOST_FILES = 40;
    private static final int COMMAND_LINE = 4500;

    /** The program's sources below a folder. */
    private static List<Path> sources(Path below) {
        try (Stream<Path> files = Files.walk(below)) {
            List<Path> found = files.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> file.toString().replace('\\', '/').contains("/src/main/java/"))
                    .toList();
            assertTrue(found.size() > 50, "no sources below " + below);
            return found;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static long lines(Path file) {
        try (Stream<String> lines = Files.lines(file)) {
            return lines.count();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void noFileIsLong() {
        assertEquals(
                List.of(),
                sources(SOURCES).stream()
                        .filter(file -> lines(file) > LONGEST_FILE)
                        .toList());
    }

    @Test
    void noPackageIsCrowded() {
        Map<Path, Long> files =
                sources(SOURCES).stream().collect(Collectors.groupingBy(Path::getParent, Collectors.counting()));
        files.values().removeIf(count -> count <= MOST_FILES);
        assertEquals(Map.of(), files);
    }

    @Test
    void theCommandLineIsOnlyACommandLine() {
        long lines = sources(SOURCES.resolve("app/src/main/java/io/tagwave/cli")).stream()
                .mapToLong(SizesTest::lines)
                .sum();
        assertTrue(lines <= COMMAND_LINE, lines + " lines");
    }
}
