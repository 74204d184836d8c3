package io.tagwave.cli.crawl;

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
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.io.TempDir;

/** Visits of a shop made by machine, by the command line, and what the list and its changes are afterwards. */
abstract class RedesignedShopVisits {

    @TempDir
    Path folder;

    void weeks(TestSite site, RedesignedShop shop, int count, String... inFirstVisit) throws IOException {
        list(site, 0, inFirstVisit);
        assertEquals(shop.rows(), rows());
        for (int week = 1; week < count; week++) {
            Set<String> truth = shop.week();
            list(site, 0);
            assertEquals(truth, changes());
            assertEquals(shop.rows(), rows());
        }
    }

    Cli list(TestSite site, int status, String... more) {
        Cli run = run(site, more);
        assertEquals(status, run.status(), run.err());
        return run;
    }

    Cli run(TestSite site, String... more) {
        List<String> command = new ArrayList<>(List.of(
                "list", site.url("/goods"), "-o", csv().toString(), "--db", db(), "--delay", "0", "--attempts", "1"));
        command.addAll(Arrays.asList(more));
        return Cli.run(command.toArray(String[]::new));
    }

    /** Returns titles and prices of the file. */
    Map<String, String> rows() throws IOException {
        Map<String, String> rows = new TreeMap<>();
        List<String> lines = Files.readAllLines(csv());
        List<String> head = List.of(lines.get(0).split(","));
        for (String line : lines.subList(1, lines.size())) {
            String[] cells = line.split(",", -1);
            assertTrue(head.contains("price"), folder + ": " + lines.get(0) + " " + line);
            String price = cells[head.indexOf("price")];
            if (head.contains("number") && head.contains("number_text")) {
                String sizes = cells[head.indexOf("number_text")];
                assertEquals(sizes.replaceAll("\\D+", ""), cells[head.indexOf("number")], "read as on the other pages");
            }
            rows.put(
                    cells[head.indexOf("title")],
                    price.isEmpty() ? "" : String.format(Locale.ROOT, "%.2f", Double.parseDouble(price)));
        }
        assertEquals(rows.size(), lines.size() - 1);
        return rows;
    }

    /** Returns the changes as the shop tells them. */
    Set<String> changes() throws IOException {
        return changes(db(), column -> column);
    }

    /** Returns the changes of items by their numbers, those of a column under a name for it. */
    static Set<String> changes(String db, UnaryOperator<String> name) throws IOException {
        Cli run = Cli.run("changes", "--db", db, "--format", "jsonl");
        assertEquals(0, run.status(), run.err());
        Set<String> changes = new TreeSet<>();
        for (String line : run.out().lines().toList()) {
            JsonNode change = new ObjectMapper().readTree(line);
            String id = change.get("key").asText().replaceFirst(".*/item/(\\d+).*", "$1");
            String what = change.get("change").asText();
            changes.add(
                    (what.equals("changed") ? name.apply(change.get("column").asText()) : what) + " " + id);
        }
        return changes;
    }

    String value(String sql) {
        return Cli.run("sql", "--db", db(), "--format", "csv", sql)
                .out()
                .lines()
                .skip(1)
                .findFirst()
                .orElse("");
    }

    String db() {
        return folder.resolve("shop").toString();
    }

    Path csv() {
        return folder.resolve("goods.csv");
    }
}
