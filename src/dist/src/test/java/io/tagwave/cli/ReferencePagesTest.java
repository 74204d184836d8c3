package io.tagwave.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The pages of the reference are those of the program; {@code -Dtagwave.reference.write=true} writes them anew. */
class ReferencePagesTest {

    private static final Path REFERENCE = Path.of("../../src/docs/reference");

    @TempDir
    Path folder;

    @Test
    void theReferenceIsGeneratedFromTheProgram() throws IOException {
        for (Map.Entry<String, String> page : ReferencePages.all(folder).entrySet()) {
            Path file = REFERENCE.resolve(page.getKey());
            if (Boolean.getBoolean("tagwave.reference.write")) {
                Files.createDirectories(REFERENCE);
                Files.writeString(file, page.getValue());
            }
            assertEquals(
                    page.getValue(),
                    Files.readString(file),
                    page.getKey() + " is out of date: run this test with -Dtagwave.reference.write=true");
        }
    }
}
