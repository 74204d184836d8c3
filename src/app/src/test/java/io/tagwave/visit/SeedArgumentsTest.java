package io.tagwave.visit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SeedArgumentsTest {

    /** A view's address is one of the page for a server: its list would be another one, without a word. */
    @ParameterizedTest
    @ValueSource(strings = {"http://e.org/#/list?page=2", "http://e.org/a?b#!/list/2", "e.org#/x"})
    void viewsOfScriptsAreRefused(String seed, @TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("views"), "http://e.org/b\n" + seed);
        String message = assertThrows(SeedException.class, () -> SeedArguments.read(List.of(file.toString())))
                .getMessage();
        assertTrue(message.contains("tagwave extract --render"), message);
        assertTrue(message.contains("views, line 2"), message);
        for (String page : List.of("http://e.org/#/", "http://e.org/#top", "http://e.org/#!", "http://e.org/a#b/c")) {
            assertEquals(1, SeedArguments.read(List.of(page)).size());
        }
    }

    @Test
    void notesOfSeedFilesAreNoPartOfAddresses(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(
                folder.resolve("seeds.txt"), "# all\n\nhttp://e.org/a # note\ne.org/b\t#note\nhttp://e.org/c#part\n");
        assertEquals(
                List.of("http://e.org/a", "http://e.org/b", "http://e.org/c"),
                SeedArguments.read(List.of(file.toString())));
    }
}
