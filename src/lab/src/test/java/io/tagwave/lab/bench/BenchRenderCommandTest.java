package io.tagwave.lab.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.cli.Cli;
import io.tagwave.render.TestBrowsers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
class BenchRenderCommandTest {

    @TempDir
    Path folder;

    @Test
    void pagesAreParsedAndRenderedInTurns() throws IOException {
        TestBrowsers.require("chromium");
        Path pages = Files.createDirectory(folder.resolve("pages"));
        for (int i = 0; i < 2; i++) {
            Files.writeString(
                    pages.resolve(i + ".html"),
                    "<h1>Page " + i + "</h1><ul><li>a <b>1</b><li>b <b>2</b><li>c <b>3</b></ul>");
        }

        Cli run = Cli.run("bench", "render", pages.toString(), "--rounds", "1");

        assertEquals(0, run.status(), run.err());
        assertTrue(run.out().contains("Rendered against parsed, 2 pages (Table 16"), run.out());
        assertTrue(run.out().contains("median time of a page (ms)"), run.out());
        assertTrue(run.out().matches("(?s).*pages that were waited for to the limit +0 .*"), run.out());
        assertTrue(run.err().contains("rounds, pages each way: 4 of 4"), run.err());
    }

    @Test
    void stepsAreRefusedAndNotIgnored() {
        Cli run = Cli.run("bench", "render", "x.html", "--steps", "steps.txt");
        assertEquals(2, run.status(), run.err());
        assertTrue(run.err().contains("only extract, list, crawl and watch do steps"), run.err());
    }
}
