package io.tagwave.cli.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.tagwave.cli.Cli;
import io.tagwave.crawl.TestSite;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What a crawl that is gone on with is still, and what it takes on. */
@Timeout(120)
class ResumedCrawlTest {

    @TempDir
    Path folder;

    private final TestSite site = new TestSite();

    @AfterEach
    void close() {
        site.close();
    }

    @Test
    void furtherSeedsWidenTheCrawlAndWhatWaitedIsStillRead() throws SQLException {
        site.links("/", "/a", "/b").links("/a").links("/b", "/far").links("/far");
        crawl(site.url("/"), "--max-pages", "1");
        crawl(site.url("localhost", "/"), site.url("/"), "--resume", "--max-pages", "2");
        assertEquals(
                List.of(site.url("/") + " " + site.url("localhost", "/")),
                Cli.texts(db(), "SELECT seeds[1] || ' ' || seeds[2] FROM crawl"));
        crawl("--resume");
        assertEquals(List.of("done", "duplicate"), Cli.texts(db(), "SELECT DISTINCT outcome FROM page ORDER BY 1"));
        assertEquals(4, Cli.number(db(), "SELECT COUNT(*) FROM page WHERE host = '127.0.0.1'"));
    }

    @Test
    void aPageThatWaitedOutOfScopeSaysSo() throws SQLException {
        site.links("/", site.url("localhost", "/x")).links("/x");
        crawl(site.url("/"), "--scope", "any", "--max-pages", "1");
        crawl("--resume", "--scope", "host");
        assertEquals(
                List.of("out of --scope"),
                Cli.texts(db(), "SELECT error FROM page WHERE host = 'localhost' AND outcome = 'off_scope'"));
    }

    private Cli crawl(String... arguments) {
        List<String> command = new ArrayList<>(List.of("crawl", "--db", db(), "--delay", "0"));
        command.addAll(List.of(arguments));
        Cli run = Cli.run(command.toArray(String[]::new));
        assertEquals(0, run.status(), run.err());
        return run;
    }

    private String db() {
        return folder.resolve("db").toString();
    }
}
