package io.tagwave.cli.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.cli.Cli;
import io.tagwave.crawl.TestSite;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A list that is reached by its own next links is one list, whatever its pages differ in. */
class OneListTest {

    private static final int PAGES = 4;
    private static final int ON_A_PAGE = 15;

    @TempDir
    Path folder;

    /** Prices of page 1, 2, 3 and so on: their numbers are %1$d, in whole money, and %2$s, with decimals. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "£%1$d|$%1$d|€%1$d",
                "EUR %2$s|%2$s €",
                "USD %1$d|CHF %1$d|%1$d zł|¥%1$d",
                "Price on request|$%1$d",
                "sold out|%1$d kr|%1$d kr",
                "%2$s €|from %2$s €|£%1$d"
            })
    void pricesOfSeveralCurrenciesAreOfOneList(String styles) throws IOException {
        String[] all = styles.split("\\|");
        assertOneList(page -> html(page, "ul", "li", id -> {
            // The first record of a page decides the style of half of them.
            String style = all[(page + (id % 7 == 3 ? 1 : 0)) % all.length];
            return "<span class=price>"
                    + String.format(Locale.ROOT, style, 10 + id, String.format(Locale.ROOT, "%d,50", 10 + id))
                    + "</span>";
        }));
    }

    @Test
    void labelsOfOnePageOnlyMakeNoOtherList() throws IOException {
        assertOneList(page -> html(
                page,
                "ul",
                "li",
                id -> "<span class=price>$" + id + "</span><i>" + (page == 3 ? "Sold out" : "In stock") + "</i><b>"
                        + (page == 3 ? "Ask for it" : "Add") + "</b>"));
    }

    @Test
    void pagesOfAnotherTemplateAreOfTheSameList() throws IOException {
        assertOneList(page -> html(
                        page, page == 2 ? "ul class=more" : "ul", "li", id -> "<span class=price>$" + id + "</span>")
                .replace("<h1>", page == 3 ? "<div><section>" : "<h1>"));
    }

    private void assertOneList(IntFunction<String> html) throws IOException {
        Path csv = folder.resolve("list.csv");
        try (TestSite site = new TestSite()) {
            for (int page = 1; page <= PAGES; page++) {
                site.html(page == 1 ? "/all" : "/all?page=" + page, html.apply(page));
            }
            Cli run = Cli.run("list", site.url("/all"), "-o", csv.toString(), "--delay", "0");
            assertEquals(0, run.status(), run.err());
            List<String> lines = Files.readAllLines(csv);
            assertEquals(PAGES * ON_A_PAGE, lines.size() - 1, run.err());
            for (int id = 0; id < PAGES * ON_A_PAGE; id++) {
                String title = title(id);
                assertTrue(lines.stream().anyMatch(line -> line.contains(title)), title);
            }
        }
    }

    private static String title(int id) {
        return List.of("Brass", "Oak", "Steel").get(id % 3) + " "
                + List.of("lamp", "clock", "bell", "stool").get(id % 4) + " no. " + id;
    }

    private static String html(int page, String list, String item, IntFunction<String> fields) {
        StringBuilder html = new StringBuilder("<!doctype html><title>Goods</title><header><a href=/>Home</a> "
                + "<a href=/about>About</a></header><main><h1>All goods</h1><" + list + ">");
        for (int id = (page - 1) * ON_A_PAGE; id < page * ON_A_PAGE; id++) {
            html.append("<" + item + "><h3><a href='/item/" + id + "'>" + title(id) + "</a></h3>" + fields.apply(id)
                    + "</" + item + ">");
        }
        return html.append("</" + list.split(" ")[0] + ">")
                .append(page < PAGES ? "<a rel=next href='/all?page=" + (page + 1) + "'>Next</a>" : "")
                .append("</main><footer>Imprint and terms.</footer>")
                .toString();
    }
}
