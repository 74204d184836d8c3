package io.tagwave.visit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SeedArgumentsTest {

    @Test
    void notesOfSeedFilesAreNoPartOfAddresses(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(
                folder.resolve("seeds.txt"), "# all\n\nhttp://e.org/a # note\ne.org/b\t#note\nhttp://e.org/c#part\n");
        assertEquals(
                List.of("http://e.org/a", "http://e.org/b", "http://e.org/c"),
                SeedArguments.read(List.of(file.toString())));
    }
}
