package io.tagwave.lab.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.cli.Cli;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
class BenchReadCommandTest {

    @TempDir
    Path folder;

    @Test
    void eachPassHasItsTimes() throws IOException {
        Files.writeString(
                folder.resolve("one.html"), "<h1>One</h1><ul><li>a <b>1</b><li>b <b>2</b><li>c <b>3</b></ul>");
        Files.writeString(folder.resolve("other.html"), "<h1>Other</h1><ul><li>a <b>1</b><li>b <b>2</b></ul>");
        Cli run = Cli.run("bench", "read", folder.toString(), "--passes", "2");
        assertEquals(0, run.status(), run.err());
        assertTrue(run.out().matches("(?s).*\\n +1 +[\\d.]+ .*\\n +2 +[\\d.]+ .*"), run.out());
    }

    @Test
    void aFolderWithoutPagesIsNamed() {
        Cli run = Cli.run("bench", "read", folder.toString());
        assertEquals(2, run.status());
        assertTrue(run.err().contains(folder + ": expected a folder with HTML pages, found none"), run.err());
    }
}
