package io.tagwave.lab.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.cli.Cli;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands read public benchmarks in the layouts in which they are published. */
class BenchmarkCommandsTest {

    private static final String ARTICLE = "<html><body><nav><a href=/a>Home</a> <a href=/b>About us</a></nav><article>"
            + "<p>The river rose by two meters overnight, and the old bridge was closed to all traffic at six.</p>"
            + "<p>Engineers expect to inspect its pillars once the water falls below the mark of last spring.</p>"
            + "</article><footer>Imprint and terms</footer></body></html>";
    private static final String TEXT =
            "The river rose by two meters overnight, and the old bridge was closed to all traffic at six. "
                    + "Engineers expect to inspect its pillars once the water falls below the mark of last spring.";

    @TempDir
    private Path folder;

    @BeforeEach
    void makeFolder() throws IOException {
        Files.createDirectories(folder.resolve("html"));
    }

    private void writeCompressed(String name, String html) throws IOException {
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(folder.resolve("html/" + name)))) {
            out.write(html.getBytes(StandardCharsets.UTF_8));
        }
    }

    private Cli run(String what) {
        Cli run = Cli.run("evaluate", what, folder.toString());
        assertEquals(0, run.status(), run.err());
        return run;
    }

    @Test
    void mainTextsOfTheLargerBenchmark() throws IOException {
        writeCompressed("0001.html.gz", ARTICLE);
        Files.createDirectories(folder.resolve("ground-truth"));
        Files.writeString(
                folder.resolve("ground-truth/0001.json"),
                "{\"url\": \"https://news.example/\", \"_internal\": {\"page_type\": {\"primary\": \"forum\"}},"
                        + " \"ground_truth\": {\"main_content\": \"" + TEXT + "\"}}");
        String line = "     1 pages  words F1 1.0000 precision 1.0000 recall 1.0000  shingles F1 1.0000";
        Cli run = run("content");
        assertTrue(
                run.out().startsWith("forum         " + line + "\nall           " + line + "\npublished"), run.out());
    }

    @Test
    void mainTextsOfTheArticleBenchmark() throws IOException {
        writeCompressed("ab12.html.gz", ARTICLE);
        Files.writeString(
                folder.resolve("ground-truth.json"),
                "{\"ab12\": {\"url\": \"https://news.example/\", \"articleBody\": \"" + TEXT + " Not on the page.\"}}");
        Cli run = run("content");
        // 34 of 38 words are found, and 31 of 35 runs of four.
        assertTrue(
                run.out()
                        .contains("all                1 pages  words F1 0.9444 precision 1.0000 recall 0.8947"
                                + "  shingles F1 0.9394"),
                run.out());
    }

    @Test
    void listsByXPaths() throws IOException {
        String items = IntStream.range(0, 8)
                .mapToObj(i -> "<li><a href=/p" + i + ">Lamp number " + i + "</a> <b>" + (20 + i)
                        + ".50 EUR</b><p>A lamp for the table, the wall and the floor, no. " + i + "</p></li>")
                .collect(Collectors.joining());
        Files.writeString(
                folder.resolve("html/1.html"), "<html><body><h1>Lamps</h1><ul>" + items + "</ul></body></html>");
        Files.createDirectories(folder.resolve("groundTruth"));
        Files.writeString(
                folder.resolve("groundTruth/1.json"),
                IntStream.rangeClosed(1, 8)
                        .mapToObj(i -> "[\"/body[1]/ul[1]/li[" + i + "]\"]")
                        .collect(Collectors.joining(",", "[", "]")));
        assertTrue(run("lists").out().startsWith("lists of 1 pages: precision 1.0000 recall 1.0000 F1 1.0000\n"));
    }

    @Test
    void otherFoldersAreRefused() {
        Cli run = Cli.run("evaluate", "lists", folder.toString());
        assertEquals(2, run.status());
        assertTrue(
                run.err().contains("expected the pages of a benchmark in its layout, or truth.jsonl, found neither"),
                run.err());
    }
}
