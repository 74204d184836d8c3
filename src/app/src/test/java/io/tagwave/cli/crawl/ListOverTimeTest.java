package io.tagwave.cli.crawl;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.tagwave.cli.Cli;
import io.tagwave.crawl.TestSite;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Shops made by machine are visited week after week: each row and each change is right, each break is refused. */
class ListOverTimeTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 7})
    void everyRowAndEveryChangeIsRight(int number) throws IOException {
        visits(number);
    }

    @Tag("slow")
    @Test
    void thirtyShopsAreReadRight() {
        List<Executable> all = new ArrayList<>();
        for (int number = 10; number < 40; number++) {
            int shop = number;
            all.add(() -> visits(shop));
        }
        assertAll(all);
    }

    /** Variants of a product have no address of their own, and one title: their second text tells them apart. */
    @ParameterizedTest
    @ValueSource(strings = {"<tr>#<td>", "<li>#<span>"})
    void anotherPriceOfAVariantIsAChange(String form) throws IOException {
        String open = form.substring(0, form.indexOf('#'));
        String cell = form.substring(form.indexOf('#') + 1);
        AtomicInteger week = new AtomicInteger();
        TestSite.Page variants = (request, out) -> {
            StringBuilder html = new StringBuilder("<title>Lamps</title><h1>Lamps</h1>"
                    + (open.equals("<tr>") ? "<table><tr><th>Name<th>Size<th>Price</tr>" : "<ul>"));
            for (int i = 0; i < 18; i++) {
                String end = cell.replace("<", "</");
                html.append(open + cell
                        + List.of("Brass", "Oak", "Steel", "Glass", "Paper", "Linen")
                                .get(i / 3)
                        + " lamp" + end + cell
                        + List.of("small", "wide", "tall").get(i % 3) + end + cell
                        + (10 + i + (i == 4 ? week.get() : 0)) + ",50 €" + end);
            }
            TestSite.html(out, html.toString());
        };
        try (TestSite site = new TestSite().otherwise(variants)) {
            list(site, 0, 0);
            week.set(1);
            list(site, 0, 0);
            List<String> changes = Cli.run(
                            "changes", "--db", folder.resolve("shop0").toString(), "--format", "jsonl")
                    .out()
                    .lines()
                    .toList();
            assertEquals(1, changes.size(), changes.toString());
            JsonNode change = new ObjectMapper().readTree(changes.get(0));
            assertEquals(
                    "changed price 14.5 15.5",
                    change.get("change").asText() + " " + change.get("column").asText() + " " + change.get("old") + " "
                            + change.get("new"));
        }
    }

    /** Twelve pages that have not changed, week after week: the file is not filled with what was overwritten. */
    @Test
    void weeksWithoutChangesHardlyMakeTheFileLarger() throws IOException {
        TestSite.Page pages = (request, out) -> {
            int page = request.path().contains("=")
                    ? Integer.parseInt(request.path().replaceAll(".*=", ""))
                    : 1;
            StringBuilder html = new StringBuilder("<title>Lamps</title><h1>Lamps</h1><ul>");
            for (int i = 25 * page; i < 25 * page + 25; i++) {
                html.append("<li><h3><a href='/lamp/" + i + "'>Lamp number " + i * 7919 % 10007
                        + " of brass</a></h3><b>" + (10 + i) + ",50 €</b></li>");
            }
            TestSite.html(
                    out,
                    html + "</ul>" + (page < 12 ? "<a rel=next href='/lamps?page=" + (page + 1) + "'>Next</a>" : ""));
        };
        try (TestSite site = new TestSite().otherwise(pages)) {
            long largest = 0;
            for (int week = 0; week < 8; week++) {
                list(site, 0, 0);
                largest = Math.max(largest, Files.size(folder.resolve("shop0.mv.db")));
            }
            assertTrue(largest < 300_000, largest + " bytes");
        }
    }

    private void visits(int number) throws IOException {
        GeneratedShop shop = new GeneratedShop(number);
        try (TestSite site = new TestSite().otherwise(shop::serve)) {
            list(site, number, 0);
            assertRows(number, shop, 0);
            for (int week = 1; week < 6; week++) {
                Set<String> truth = shop.week();
                boolean failed = week == 2 && shop.pages() > 2;
                if (failed) {
                    shop.failAt(shop.pages() - 1);
                }
                list(site, number, failed ? 1 : 0);
                if (failed) {
                    shop.failAt();
                    // What the hole hid is told by the next visit.
                    truth.removeAll(changes(number));
                    list(site, number, 0);
                }
                assertRows(number, shop, week);
                assertEquals(truth, changes(number), "shop " + number + ", week " + week + ": " + told(number, truth));
            }
        }
    }

    private Cli list(TestSite site, int number, int status) {
        Cli run = Cli.run(
                "list",
                site.url("/goods"),
                "-o",
                csv(number).toString(),
                "--db",
                db(number),
                "--delay",
                "0",
                "--attempts",
                "1");
        assertEquals(status, run.status(), "shop " + number + ": " + run.err());
        return run;
    }

    private void assertRows(int number, GeneratedShop shop, int week) throws IOException {
        Map<String, String> expected = new HashMap<>();
        Map<String, String> found = new HashMap<>();
        shop.goods.values().forEach(one -> expected.put(one.title(), one.stocked() ? "in stock" : "sold out"));
        List<String> lines = Files.readAllLines(csv(number));
        List<String> head = List.of(lines.get(0).split(","));
        for (String line : lines.subList(1, lines.size())) {
            List<String> cells = cells(line);
            found.put(
                    cells.get(head.indexOf("title")),
                    cells.contains("in stock") ? "in stock" : cells.contains("sold out") ? "sold out" : "?");
        }
        assertEquals(expected, found, "shop " + number + ", week " + week);
        assertEquals(expected.size(), lines.size() - 1, "shop " + number + ", week " + week);
    }

    private static List<String> cells(String line) {
        List<String> cells = new ArrayList<>();
        StringBuilder cell = new StringBuilder();
        boolean quoted = false;
        for (char c : line.toCharArray()) {
            quoted ^= c == '"';
            if (c == ',' && !quoted) {
                cells.add(cell.toString());
                cell.setLength(0);
            } else if (c != '"') {
                cell.append(c);
            }
        }
        cells.add(cell.toString());
        return cells;
    }

    /** The changes as the shop tells them. */
    private Set<String> changes(int number) throws IOException {
        return RedesignedShopVisits.changes(db(number), column -> column.contains("price") ? "price" : "stock");
    }

    private String told(int number, Set<String> truth) {
        return Cli.run("changes", "--db", db(number))
                .out()
                .lines()
                .filter(line -> truth.stream().noneMatch(what -> line.contains(what.split(" ")[1])))
                .limit(3)
                .toList()
                .toString();
    }

    private String db(int number) {
        return folder.resolve("shop" + number).toString();
    }

    private Path csv(int number) {
        return folder.resolve("goods" + number + ".csv");
    }
}
