package io.tagwave.lab.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.cli.Cli;
import io.tagwave.render.TestBrowsers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
class BenchRenderCommandTest {

    @TempDir
    Path folder;

    @Test
    void pagesAreParsedAndRenderedInTurnsAndTheirTimesStored() throws IOException, SQLException {
        TestBrowsers.require("chromium");
        Path pages = Files.createDirectory(folder.resolve("pages"));
        for (int i = 0; i < 2; i++) {
            Files.writeString(
                    pages.resolve(i + ".html"),
                    "<h1>Page " + i + "</h1><ul><li>a <b>1</b><li>b <b>2</b><li>c <b>3</b></ul>");
        }
        String db = folder.resolve("db").toString();

        Cli run = Cli.run("bench", "render", pages.toString(), "--rounds", "1", "--db", db);

        assertEquals(0, run.status(), run.err());
        assertTrue(run.out().contains("Rendered against parsed, 2 pages (Table 16"), run.out());
        assertTrue(run.err().contains("rounds, pages each way: 4 of 4"), run.err());
        assertEquals(3, Cli.number(db, "SELECT COUNT(*) FROM benchmark_render WHERE rendered_nodes = parsed_nodes"));
    }

    @Test
    void stepsAreRefusedAndNotIgnored() {
        for (List<String> command : List.of(List.of("bench", "render", "x.html"), List.of("evaluate", "all", "x"))) {
            List<String> line = new ArrayList<>(command);
            line.addAll(List.of("--steps", "steps.txt"));
            Cli run = Cli.run(line.toArray(String[]::new));
            assertEquals(2, run.status(), run.err());
            assertTrue(run.err().contains("only extract, list, crawl and watch do steps"), run.err());
        }
    }
}
