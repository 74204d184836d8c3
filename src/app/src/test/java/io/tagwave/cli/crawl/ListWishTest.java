package io.tagwave.cli.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.cli.Cli;
import io.tagwave.crawl.TestSite;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A list is written in exactly the columns that are asked for, or not at all. */
class ListWishTest {

    private static final int PAGES = 2;
    private static final int ON_A_PAGE = 10;

    @TempDir
    Path folder;

    @AutoClose
    private TestSite site;

    @BeforeEach
    void start() throws IOException {
        site = new TestSite();
        for (int page = 1; page <= PAGES; page++) {
            StringBuilder html = new StringBuilder("<title>Lamps</title><h1>All lamps</h1><ul>");
            for (int id = (page - 1) * ON_A_PAGE; id < page * ON_A_PAGE; id++) {
                html.append("<li><h3><a href='/lamp/" + id + "'>"
                        + List.of("Brass", "Oak", "Steel").get(id % 3)
                        + " lamp no. " + id + "</a></h3><p class=price-now>$" + (10 + id)
                        + ".50</p><p class=price-was>$"
                        + (30 + 2 * id) + ".00</p><time datetime=2024-03-" + (11 + id) + ">" + (11 + id)
                        + " March 2024</time><i>made by "
                        + List.of("Ann", "Bo", "Cy", "Di").get(id % 4) + "</i></li>");
            }
            site.html(
                    page == 1 ? "/all" : "/all?page=" + page,
                    html + "</ul>" + (page < PAGES ? "<a rel=next href='/all?page=" + (page + 1) + "'>Next</a>" : ""));
        }
    }

    private Cli list(String file, String... options) {
        List<String> words = new ArrayList<>(
                List.of("list", site.url("/all"), "-o", folder.resolve(file).toString(), "--delay", "0", "--db"));
        words.add(folder.resolve("lamps").toString());
        words.addAll(List.of(options));
        return Cli.run(words.toArray(String[]::new));
    }

    @Test
    void namesKindsAndOrderAreThoseOfTheWish() throws IOException {
        Cli run = list("a.csv", "--want", "Price now, title, made:date=date, rating?, old:text=price_2");
        assertEquals(0, run.status(), run.err());
        List<String> lines = Files.readAllLines(folder.resolve("a.csv"));
        assertEquals("Price now,title,made,rating,old", lines.get(0).replace("\uFEFF", ""));
        assertEquals("10.5,Brass lamp no. 0,2024-03-11,,$30.00", lines.get(1));
        assertEquals(1 + PAGES * ON_A_PAGE, lines.size());
        assertTrue(run.err().contains("rating is empty, because no column fits"), run.err());
    }

    @Test
    void whatIsAmbiguousOrMissingIsNotWritten() {
        Cli two = list("b.csv", "--want", "title, price");
        assertEquals(2, two.status());
        assertTrue(
                two.err().contains("price fits \"price\" ($10.50") && two.err().contains("\"price_2\" ($30.00"),
                two.err());
        Cli none = list("b.csv", "--want", "title, isbn");
        assertEquals(2, none.status());
        assertTrue(none.err().contains("isbn fits no column; the list has title"), none.err());
        assertFalse(Files.exists(folder.resolve("b.csv")));
    }

    @Test
    void examplesOfTheSecondPageAreFound() throws IOException {
        Cli run = list("c.jsonl", "--like", "Steel lamp no. 14", "24.5");
        assertEquals(0, run.status(), run.err());
        assertEquals(
                "{\"title\":\"Brass lamp no. 0\",\"price\":10.5}",
                Files.readAllLines(folder.resolve("c.jsonl")).get(0));
    }

    @Test
    void aLearnedWishIsObeyedByCrawls() throws IOException {
        Cli learned = list("d.csv", "--want", "title, cost=price", "--learn");
        assertEquals(0, learned.status(), learned.err());
        Path crawled = folder.resolve("crawled");
        Cli crawl = Cli.run(
                "crawl", site.url("/all"), "--delay", "0", "--db", crawled.toString(), "--sites", folder + "/sites");
        assertEquals(0, crawl.status(), crawl.err());
        Cli rows = Cli.run(
                "sql", "--db", crawled.toString(), "--format", "csv", "SELECT title, cost FROM current_1 LIMIT 1");
        assertTrue(rows.out().contains("Brass lamp no. 0,10.5"), rows.out() + rows.err());
        Cli again = list("e.csv");
        assertEquals(0, again.status(), again.err());
        assertTrue(Files.readAllLines(folder.resolve("e.csv")).get(0).contains("title,cost"), again.err());
    }
}
