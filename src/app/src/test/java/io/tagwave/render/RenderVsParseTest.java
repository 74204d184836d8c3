package io.tagwave.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.cli.Cli;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Compares two crawls of the same pages, one in a real Chromium. */
@Tag("slow")
class RenderVsParseTest {

    @TempDir
    Path folder;

    @Test
    void twoCrawlsAreComparedPageByPage() throws IOException {
        TestBrowsers.require("chromium");
        try (TestSite site = new TestSite()) {
            String row =
                    "<li><a href=/i/%1$d>Lamp number %1$d</a> <p>A lamp for a desk, %1$d watts</p> <b>%1$d,50 EUR</b>";
            StringBuilder rows = new StringBuilder();
            for (int i = 11; i <= 22; i++) {
                rows.append(row.formatted(i));
            }
            site.page("/static", "<body><h1>Lamps</h1><ul>" + rows + "</ul>");
            // Links that are no list of goods are records of neither.
            String menu = "<div>" + "<a href=/a>About us</a> ".repeat(9) + "</div>";
            site.page(
                    "/filled",
                    "<body>" + menu + "<h1>Lamps</h1><ul id=l></ul><script>l.innerHTML = '" + rows + "'</script>");
            String db = folder.resolve("db").toString();
            List<String> crawl = List.of(
                    "crawl", site.url("/static"), site.url("/filled"), "--depth", "0", "--delay", "0", "--db", db);
            assertEquals(0, Cli.run(crawl.toArray(String[]::new)).status());
            List<String> rendered = new ArrayList<>(crawl);
            rendered.addAll(List.of("--new", "--render", "always"));
            assertEquals(0, Cli.run(rendered.toArray(String[]::new)).status());

            String columns = "SELECT parsed_records, rendered_records, records_won, records_lost FROM render_vs_parse"
                    + " WHERE parsed_crawl = 1 AND rendered_crawl = 2 AND url LIKE '%";
            assertEquals(List.of("0,12,12,0"), rows(db, columns + "/filled'"));
            assertEquals(List.of("12,12,0,0"), rows(db, columns + "/static'"));
            List<String> compared = rows(db, "render_vs_parse");
            assertTrue(compared.get(0).startsWith("(all),2,12,24,12,0,"), compared.toString());
            assertTrue(compared.get(1).contains("/filled,1,0,12,12,0,"), compared.toString());
            assertEquals(
                    List.of("fetch,4", "navigate,2", "serialize,2", "wait,2"),
                    rows(
                            db,
                            "SELECT stage, COUNT(*) FROM timing WHERE stage IN ('fetch', 'navigate', 'wait', 'serialize')"
                                    + " GROUP BY stage ORDER BY stage"));
        }
    }

    private static List<String> rows(String db, String query) {
        Cli asked = Cli.run("sql", "--db", db, "--format", "csv", query);
        assertEquals(0, asked.status(), asked.err());
        return asked.out().lines().skip(1).toList();
    }
}
