package io.tagwave.papers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.tagwave.archive.WarcText;
import io.tagwave.cli.Cli;
import io.tagwave.papers.template.TemplateAlgorithms;
import io.tagwave.rows.JsonText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The published methods on the command line. */
class PaperMethodsTest {

    private static final List<String> CODES = Arrays.stream(TemplateAlgorithms.values())
            .map(TemplateAlgorithms::code)
            .toList();

    private static final String LIST = "<ul>" + "<li><b>Name</b> <a href=/x>text</a> 12</li>".repeat(12) + "</ul>";

    @TempDir
    Path folder;

    @Test
    void everyTemplateAlgorithmGivesAMappingThatCanBeChecked() throws IOException {
        String first =
                page("first.html", "<h1>Shop</h1><ul><li>one<li>two<li>three</ul><p>Visits: 1</p><script>x()</script>");
        String second =
                page("second.html", "<h1>Shop</h1><ul><li>two<li>three</ul><p>Visits: 2</p><script>x()</script>");
        for (String algorithm : CODES) {
            Cli run = Cli.run("template", "--format", "jsonl", "--algorithm", algorithm, first, second);
            assertEquals(0, run.status(), run.err());
            JsonNode answer = JsonText.MAPPER.readTree(run.out());
            assertEquals(algorithm, answer.get("algorithm").asText());
            assertEquals(answer.get("nodes").asInt(), answer.get("mapping").size());
            JsonNode pages = answer.get("pages");
            for (JsonNode pair : answer.get("mapping")) {
                assertEquals(
                        pages.get(0).get("labels").get(pair.get(0).asInt()),
                        pages.get(1).get("labels").get(pair.get(1).asInt()));
            }
            // body, h1 and its text, ul, two items with text, p; bottom-up needs an equal subtree below each node
            assertEquals(
                    algorithm.equals("bottom-up") ? 8 : 9, answer.get("nodes").asInt(), algorithm + ": " + run.out());
        }
        Cli unknown = Cli.run("template", "--algorithm", "magic", first, second);
        assertEquals(2, unknown.status());
        assertTrue(unknown.err().contains("expected one of " + CODES + ", found magic"), unknown.err());
        String help = Cli.run("template", "--help").out();
        assertTrue(help.contains("hashed, cps, ps,"), help);
    }

    @Test
    void profilesAndVersionsOfThePapersAreFound() throws IOException {
        String page = page("list.html", LIST);
        for (List<String> line : List.of(
                List.of("extract", "--profile", "thesis", "--spectrum", "full", page),
                List.of("extract", "--profile", "published", "--explain", page),
                List.of("menu", "--profile", "published", page),
                List.of("filter", "--version", "2013", page),
                List.of("filter", "--version", "gap", "--complement", page),
                List.of("mdr", page))) {
            Cli run = Cli.run(line.toArray(String[]::new));
            assertEquals(0, run.status(), line + ": " + run.err());
            assertTrue(!run.out().isEmpty(), line.toString());
        }
    }

    @Test
    void mdrReadsAnArchive() throws IOException {
        Path archive = Files.write(folder.resolve("site.warc.gz"), WarcText.gzip(WarcText.page(0)));
        assertEquals(0, Cli.run("mdr", archive.toString()).status());
    }

    /** Each of its records stands in up to 512 elements: their whole addresses would be a hundred times the page. */
    @Test
    void outputOfADeepPageGrowsWithThePageAlone() throws IOException {
        String html = "<html><body>" + "<div><b>x</b>".repeat(20_000);
        Cli run = Cli.run("mdr", "--format", "jsonl", page("deep.html", html));
        assertEquals(0, run.status(), run.err());
        assertTrue(
                run.out().length() < 1_500_000 + 20 * html.length(), run.out().length() + " of " + html.length());
    }

    private String page(String name, String html) throws IOException {
        return Files.writeString(folder.resolve(name), html).toString();
    }
}
