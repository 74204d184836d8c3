package io.tagwave.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.demo.DemoSite;
import io.tagwave.render.TestBrowsers;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Crawls of the demo site with a real browser. */
class CrawlRenderingTest {

    @BeforeAll
    static void onlyWithABrowser() throws IOException {
        TestBrowsers.require("chromium");
    }

    @Test
    void autoShowsThePageThatNeedsScriptAndWritesDownWhy(@TempDir Path folder) {
        String db = folder.resolve("auto").toString();
        try (DemoSite site = DemoSite.start()) {
            run("crawl", site.root().toString(), "--db", db, "--delay", "0", "--render", "auto", "--browsers", "1");
        }
        String shown = run(
                "sql",
                "--db",
                db,
                "--format",
                "csv",
                "SELECT rendered, render_gain FROM page WHERE url LIKE '%/tides' AND render_decision IS NOT NULL");
        assertTrue(shown.contains("true,"), shown);
        String undecided = run(
                "sql",
                "--db",
                db,
                "--format",
                "csv",
                "SELECT COUNT(*) FROM page WHERE outcome = 'done' AND render_decision IS NULL");
        assertTrue(undecided.strip().endsWith("0"), undecided);
    }

    @Test
    void alwaysShowsEveryPageAndKeepsItsRequestsToTheScope(@TempDir Path folder) {
        String db = folder.resolve("always").toString();
        try (DemoSite site = DemoSite.start()) {
            run(
                    "crawl",
                    site.url("/tides"),
                    "--db",
                    db,
                    "--delay",
                    "0",
                    "--depth",
                    "0",
                    "--render",
                    "always",
                    "--browsers",
                    "1",
                    "--strict-subrequests");
        }
        String shown = run("sql", "--db", db, "--format", "csv", "SELECT outcome, rendered FROM page");
        assertTrue(shown.contains("done,true"), shown);
    }

    private static String run(String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int status = Main.run(new PrintWriter(out, true), new PrintWriter(err, true), arguments);
        assertEquals(Main.DONE, status, err.toString());
        return out.toString();
    }
}
