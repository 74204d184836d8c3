package io.tagwave.cli.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.cli.Cli;
import io.tagwave.crawl.TestSite;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Steps that fill and send the form of a search without a browser. */
class SearchFormTest {

    @TempDir
    Path folder;

    private TestSite site;

    @BeforeEach
    void open() {
        site = new TestSite();
        site.html(
                "/search",
                "<!doctype html><meta charset=utf-8><title>Search</title><h1>Search</h1><form action=/results>"
                        + "<input type=hidden name=lang value=de><input name=q><select name=sort><option value=a>Best"
                        + "<option value=n>Newest</select><input type=checkbox name=all value=1 checked>"
                        + "<input type=checkbox name=old value=1><button name=go value=1>Find it</button>"
                        + "<button type=button>Clear</button></form>"
                        + "<form method=post action=/login><input name=user><input type=password name=pass></form>");
        StringBuilder items = new StringBuilder();
        for (String name : List.of("Alba", "Bruno", "Clara", "Dora", "Emil")) {
            items.append("<li><h3><a href='/i/" + name + "'>" + name + "</a></h3><p>The lamp " + name
                    + ", which is made by hand and sold here.</p><b>$12.00</b></li>");
        }
        String results = "<!doctype html><title>Lamps</title><h1>Lamps</h1><ul>" + items + "</ul>";
        site.html("/results?lang=de&q=gr%C3%BCne+Lampe&sort=n&all=1&go=1", results);
        site.html("/results?lang=de&q=x&sort=a&all=1", results);
        site.html("/results?lang=de&q=&sort=a&all=1&go=1", results);
    }

    @AfterEach
    void close() {
        site.close();
    }

    private Cli run(int status, String command, String steps) throws IOException {
        Path file = Files.writeString(folder.resolve("steps.txt"), steps);
        Path out = folder.resolve("lamps.csv");
        Cli run = command.equals("list")
                ? Cli.run("list", site.url("/search"), "--delay", "0", "-o", out.toString(), "--steps", file.toString())
                : Cli.run("extract", site.url("/search"), "--format", "csv", "--steps", file.toString());
        assertEquals(status, run.status(), run.err());
        return run;
    }

    @Test
    void aSearchIsFilledAndSent() throws IOException {
        String steps = "type input[name=q] = grüne Lampe\nselect select = Newest\nclick \"Find it\"\n";
        run(0, "list", steps);
        assertEquals(6, Files.readAllLines(folder.resolve("lamps.csv")).size());
        assertTrue(run(0, "extract", steps).out().contains("Clara"));
        assertTrue(run(0, "extract", "type input[name=q] = x").out().contains("Clara"), "as by the Enter key");
        assertTrue(run(0, "extract", "click button[name=go]").out().contains("Clara"));
    }

    @Test
    void whatNeedsABrowserIsRefused() throws IOException {
        List<List<String>> refused = List.of(
                List.of("wait ul", "only one form is sent without a browser: add --render"),
                List.of("type input[name=user] = a", "this may change something on the server"),
                List.of("type input[name=pass] = a", "only a browser does this: add --render"),
                List.of("type input[name=q] = a\ntype input[name=user] = a", "line 2 of --steps"),
                List.of("click button", "expected one visible element, found 2"),
                List.of("click \"Clear\"", "expected one visible element, found 0"),
                List.of("select select = Cheapest", "expected an option of the list"),
                List.of("type li[ = a", "line 1 of --steps"));
        for (List<String> one : refused) {
            String error = run(2, "extract", one.get(0)).err();
            assertTrue(error.contains("step_failed: line ") && error.contains(one.get(1)), error);
        }
        assertTrue(run(2, "list", "wait ul").err().contains("step_failed"));
        assertTrue(Files.notExists(folder.resolve("lamps.csv")));
    }
}
