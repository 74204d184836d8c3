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
class BenchAllCommandTest {

    @TempDir
    Path folder;

    @Test
    void onePageHasAllFiguresAndWhatTheyMean() throws IOException {
        Path pages = Files.createDirectory(folder.resolve("pages"));
        Files.writeString(pages.resolve("one.html"), "<h1>One</h1><ul><li>a <b>1</b><li>b <b>2</b><li>c <b>3</b></ul>");
        Files.writeString(pages.resolve("other.html"), "<h1>Other</h1><ul><li>a <b>1</b><li>b <b>2</b></ul>");
        Path out = folder.resolve("benchmarks.md");

        Cli run = Cli.run(
                "bench",
                "all",
                pages.toString(),
                "--templates",
                pages.toString(),
                "--pages",
                "4",
                "--known",
                "10",
                "--passes",
                "2",
                "--out",
                out.toString());

        assertEquals(0, run.status(), run.err());
        String page = Files.readString(out);
        assertEquals(page, run.out());
        assertTrue(page.matches("(?s).*\\| 1 \\| [\\d.]+ \\|.*\\| 2 \\| [\\d.]+ \\|.*"), page);
        assertTrue(page.contains("| all pages (1 pairs) | 1.0 | "), page);
        for (String crawl : new String[] {"bare", "ours", "bare launched", "launched", "known"}) {
            assertTrue(page.matches("(?s).*\\| " + crawl + " \\| 4 \\| [\\d.]+ \\|.*"), page);
        }
        assertFalse(page.contains(folder.toString()), page);
    }

    @Test
    void aFolderWithoutPagesIsNamed() throws IOException {
        Path empty = Files.createDirectory(folder.resolve("empty"));
        Cli run = Cli.run("bench", "all", empty.toString());
        assertEquals(2, run.status());
        assertTrue(run.err().contains(empty + ": expected a folder with HTML pages, found none"), run.err());
    }
}
