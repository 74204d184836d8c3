package io.tagwave.cli.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.tagwave.cli.Cli;
import io.tagwave.rows.JsonText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TemplateCommandTest {

    @TempDir
    Path folder;

    private String first;
    private String second;

    @BeforeEach
    void writePages() throws IOException {
        first = write(
                "first.html", "<h1>Shop</h1><ul><li>one<li>two<li>three</ul><p>Visits: 1</p><script>x()</script>");
        second = write("second.html", "<h1>Shop</h1><ul><li>two<li>three</ul><p>Visits: 2</p><script>x()</script>");
    }

    @Test
    void theMappingCanBeCheckedFromTheJsonAlone() throws IOException {
        Cli run = Cli.run("template", "--format", "jsonl", first, second);
        assertEquals(0, run.status(), run.err());
        JsonNode answer = JsonText.MAPPER.readTree(run.out());
        assertEquals("hashed", answer.get("algorithm").asText());
        assertEquals(answer.get("nodes").asInt(), answer.get("mapping").size());
        JsonNode pages = answer.get("pages");
        for (JsonNode pair : answer.get("mapping")) {
            assertEquals(
                    pages.get(0).get("labels").get(pair.get(0).asInt()),
                    pages.get(1).get("labels").get(pair.get(1).asInt()));
        }
        // body, h1 and its text, ul, two items with text, p
        assertEquals(9, answer.get("nodes").asInt(), run.out());
    }

    @Test
    void textSaysWhatVaries() {
        String out = Cli.run("template", first, second).out();
        assertTrue(out.contains("\"Shop\""), out);
        assertTrue(out.contains("~ 1 node varies: Visits: 1 | Visits: 2"), out);
        assertTrue(out.contains("~ 0 to 2 nodes vary: one"), out);
    }

    @Test
    void onePageHasNoTemplate() {
        Cli run = Cli.run("template", first);
        assertEquals(2, run.status());
        assertTrue(run.err().contains("two pages or more, found 1"), run.err());
    }

    @Test
    void aPageThatCanNotBeReadIsNamedAndTheRestDone() {
        Cli run = Cli.run("template", first, second, folder.resolve("none.html").toString());
        assertEquals(1, run.status());
        assertTrue(run.err().contains("none.html"), run.err());
        assertTrue(run.out().contains("template of 2 pages"), run.out());
    }

    @Test
    void anUnknownAlgorithmIsBadUsage() {
        Cli run = Cli.run("template", "--algorithm", "magic", first, second);
        assertEquals(2, run.status());
        assertTrue(run.err().contains("hashed") && run.err().contains("magic"), run.err());
    }

    @Test
    void diffSaysWhatWasAddedAndRemoved() {
        Cli run = Cli.run("diff", first, second);
        assertEquals(0, run.status(), run.err());
        assertTrue(run.out().contains("+ Visits: 2") && run.out().contains("- one"), run.out());
    }

    private String write(String name, String html) throws IOException {
        return Files.writeString(folder.resolve(name), html).toString();
    }
}
