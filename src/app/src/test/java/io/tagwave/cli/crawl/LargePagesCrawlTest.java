package io.tagwave.cli.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.cli.Cli;
import io.tagwave.crawl.TestSite;
import java.nio.file.Path;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Pages that hold more than any reader would want. */
@Timeout(300)
@Tag("slow")
class LargePagesCrawlTest {

    @TempDir
    private Path folder;

    @AutoClose
    private final TestSite site = new TestSite();

    /** More than an array of the database may have. */
    @Test
    void linksBeyondABoundAreLeftOutAndTheSummarySaysSo() throws Exception {
        StringBuilder html = new StringBuilder("<title>Links</title>");
        for (int i = 0; i < 70_000; i++) {
            html.append("<a href='/p/").append(i).append("'>page ").append(i).append("</a>\n");
        }
        site.html("/", html.toString());
        String db = folder.resolve("large").toString();
        Cli run = Cli.run("crawl", "--ignore-robots", "--max-pages", "1", "--db", db, site.url("/"));
        assertEquals(0, run.status(), run.err());
        assertTrue(run.out().matches("(?s).*pages read in part +1\\n.*"), run.out());
        Cli error = Cli.run("sql", "--db", db, "--format", "csv", "SELECT outcome, error, link_count FROM page");
        assertTrue(error.out().contains("done,50000 links were left out,20000"), error.out());
    }
}
