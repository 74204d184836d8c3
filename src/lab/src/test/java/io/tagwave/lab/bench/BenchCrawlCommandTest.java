package io.tagwave.lab.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.cli.Cli;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
class BenchCrawlCommandTest {

    @TempDir
    Path folder;

    @Test
    void everyWayOfReadingDoesTheSameWork() throws IOException {
        Path pages = Files.createDirectory(folder.resolve("pages"));
        Files.writeString(pages.resolve("one.html"), "<h1>One</h1><ul><li>a <b>1</b><li>b <b>2</b><li>c <b>3</b></ul>");
        Files.writeString(pages.resolve("other.html"), "<h1>Other</h1><p>Nothing repeats here.</p>");

        Cli run = Cli.run("bench", "crawl", pages.toString(), "--pages", "6", "--rounds", "1", "--threads", "2");

        assertEquals(0, run.status(), run.err());
        assertTrue(run.out().matches("(?s).*\\nlaunched +6 .*\\nlaunched again +6 .*"), run.out());
        assertFalse(run.out().contains("not the same work"), run.out());
    }

    @Test
    void aFolderWithoutPagesIsNamed() throws IOException {
        Path empty = Files.createDirectory(folder.resolve("empty"));
        Cli run = Cli.run("bench", "crawl", empty.toString());
        assertEquals(2, run.status());
        assertTrue(run.err().contains(empty + ": expected a folder with HTML pages, found none"), run.err());
    }
}
