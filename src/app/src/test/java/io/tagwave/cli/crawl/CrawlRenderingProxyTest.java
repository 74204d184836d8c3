package io.tagwave.cli.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.cli.Cli;
import io.tagwave.crawl.TestSite;
import io.tagwave.render.TestBrowsers;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Browsers ask through the proxy that a crawl was given. */
class CrawlRenderingProxyTest {

    /** A name that nobody but the proxy knows. */
    private static final String PAGE = "http://shop.invalid/lamps";

    @Test
    void aBrowserAsksTheProxyToo(@TempDir Path folder) throws IOException {
        TestBrowsers.require("chromium");
        String db = folder.resolve("db").toString();
        try (TestSite proxy = new TestSite()) {
            proxy.html(PAGE, "<link rel=icon href=data:,><p>lamps");
            Cli run = crawl(db, proxy);
            assertEquals(0, run.status(), run.err());
            assertEquals(1, proxy.count(PAGE));
        }
        Cli shown = Cli.run("sql", "--db", db, "--format", "csv", "SELECT outcome, rendered FROM page");
        assertTrue(shown.out().contains("done,true"), shown.out());
    }

    private static Cli crawl(String db, TestSite proxy, String... more) {
        String[] command = {
            "crawl",
            PAGE,
            "--db",
            db,
            "--delay",
            "0",
            "--ignore-robots",
            "--render",
            "always",
            "--browsers",
            "1",
            "--proxy",
            "127.0.0.1:" + proxy.port()
        };
        String[] all = Arrays.copyOf(command, command.length + more.length);
        System.arraycopy(more, 0, all, command.length, more.length);
        return Cli.run(all);
    }
}
