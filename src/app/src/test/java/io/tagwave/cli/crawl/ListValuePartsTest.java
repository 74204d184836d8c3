package io.tagwave.cli.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.cli.Cli;
import io.tagwave.crawl.TestSite;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a value has beside its number is in the file of a list: without it, a price per kg or a range is a wrong price. */
class ListValuePartsTest {

    private static final List<String> FRUIT =
            List.of("Apples", "Pears", "Plums", "Grapes", "Figs", "Dates", "Limes", "Kiwis");

    @TempDir
    Path folder;

    @AutoClose
    private final TestSite site = new TestSite();

    @Test
    void whatAPriceIsForOneOf() throws IOException {
        List<String> lines = list(i -> "$" + (3 + i) + ".99/kg");
        assertEquals("key,title,link,text_1,price,price_text,price_per,page_url", lines.get(0));
        assertTrue(lines.get(1).contains(",3.99,$3.99/kg,kg,"), lines.get(1));
    }

    @Test
    void theUpperEndOfARange() throws IOException {
        List<String> lines = list(i -> "$" + (10 + i) + ".00 - $" + (20 + i) + ".50");
        assertEquals("key,title,link,text_1,price,price_text,price_to,page_url", lines.get(0));
        assertTrue(lines.get(8).contains(",17,$17.00 - $27.50,27.5,"), lines.get(8));
    }

    @Test
    void severalCurrenciesAndUnitsButNotASingleOne() throws IOException {
        List<String> lines = list(i -> "€£".charAt(i % 2) + "1" + i + ".50");
        assertEquals("key,title,link,text_1,price,price_text,price_currency,page_url", lines.get(0));
        assertTrue(lines.get(2).contains(",11.5,£11.50,GBP,"), lines.get(2));
        lines = list(i -> "€1" + i + ".50");
        assertEquals("key,title,link,text_1,price,price_text,page_url", lines.get(0));
        lines = list(i -> "21" + i + (i % 2 == 0 ? " g" : " kg"));
        assertEquals("key,title,link,text_1,number,number_text,number_unit,page_url", lines.get(0));
        assertTrue(lines.get(2).contains(",211,211 kg,kg,"), lines.get(2));
    }

    @Test
    void aSiteFileThatRenamesAColumnRenamesItsParts() throws IOException {
        list(i -> "$" + (3 + i) + ".99/kg", "--learn");
        Path file = folder.resolve("sites").resolve("127.0.0.1.json");
        String text = Files.readString(file);
        assertTrue(!text.contains("price per"), text);
        Files.writeString(file, text.replace("\"name\": \"price\"", "\"name\": \"cost\""));
        List<String> lines = list(i -> "$" + (4 + i) + ".99/kg");
        assertEquals("key,title,link,text_1,cost,cost_text,cost_per,page_url", lines.get(0));
        Cli changes = Cli.run("changes", "--db", folder.resolve("db").toString(), "--format", "jsonl");
        assertEquals(8, changes.out().lines().count(), changes.out());
    }

    private List<String> list(IntFunction<String> price, String... options) throws IOException {
        StringBuilder html = new StringBuilder("<!doctype html><html lang=en><title>Fruit</title><h1>Fruit</h1><ul>");
        for (int i = 0; i < FRUIT.size(); i++) {
            html.append("<li><h3><a href='/i/" + i + "'>" + FRUIT.get(i) + "</a></h3><p>Fresh from the farm, sold by "
                    + FRUIT.get(i).toLowerCase(Locale.ROOT) + " people</p><span class=price>" + price.apply(i)
                    + "</span>");
        }
        site.html("/fruit", html.append("</ul>").toString());
        Path csv = folder.resolve("fruit.csv");
        String[] command = {"list", site.url("/fruit"), "-o", csv.toString(), "--delay", "0"};
        boolean stored = options.length > 0 || Files.exists(folder.resolve("sites"));
        Cli run = Cli.run(stored ? with(command, options) : command);
        assertEquals(0, run.status(), run.err());
        return Files.readAllLines(csv);
    }

    private String[] with(String[] command, String... options) {
        List<String> all = new ArrayList<>(List.of(command));
        all.addAll(List.of("--db", folder.resolve("db").toString()));
        all.addAll(List.of(options));
        return all.toArray(String[]::new);
    }
}
