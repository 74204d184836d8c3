package io.tagwave.cli.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.cli.Cli;
import io.tagwave.crawl.TestSite;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a crawl keeps of its pages' frames. */
class FilterCrawlTest {

    @TempDir
    Path folder;

    @Test
    void theShareOfTheFrameIsOneQuery() {
        String db = folder.resolve("db").toString();
        try (TestSite site = new TestSite()) {
            site.html("/", page());
            Cli crawl = Cli.run("crawl", site.url("/"), "--db", db, "--filter", "--ignore-robots", "--delay", "0");
            assertEquals(0, crawl.status(), crawl.err());
        }

        Cli stored = Cli.run(
                "sql",
                "--db",
                db,
                "--format",
                "csv",
                "SELECT COUNT(*) FROM filtered_page f JOIN page p"
                        + " ON p.id = f.page_id WHERE f.nodes BETWEEN 1 AND p.nodes AND f.start_pos < f.end_pos");
        assertTrue(stored.out().strip().endsWith("1"), stored.out() + stored.err());

        Cli share = Cli.run("sql", "--db", db, "--format", "csv", "frame-share");
        assertEquals(0, share.status(), share.err());
        assertTrue(share.out().toLowerCase(java.util.Locale.ROOT).contains("frame_percent"), share.out());
        assertTrue(share.out().contains("(all)"), share.out());
    }

    private static String page() {
        StringBuilder html = new StringBuilder("<title>Shop</title><ul class=menu>");
        for (int i = 0; i < 9; i++) {
            html.append("<li><a href='#m" + i + "'>Part " + i + "</a>");
        }
        html.append("</ul><div id=list>");
        for (int i = 0; i < 12; i++) {
            html.append("<div class=item><h3><a href='#i" + i + "'>A thing with number " + i + "</a></h3><p>It costs "
                    + (i * 7 + 3) + " crowns and looks fine.</p><span class=price>" + (i * 7 + 3) + "</span></div>");
        }
        return html.append("</div>").toString();
    }
}
