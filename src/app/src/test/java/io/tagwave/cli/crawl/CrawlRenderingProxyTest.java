package io.tagwave.cli.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.cli.Cli;
import io.tagwave.crawl.CrawlSettings;
import io.tagwave.crawl.PublicProxy;
import io.tagwave.crawl.TestSite;
import io.tagwave.render.TestBrowsers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Browsers ask through the proxy that a crawl was given. */
@Tag("slow")
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

    @Test
    void theProxyOfACrawlWhoseBrowsersDoNotStartIsClosed(@TempDir Path folder) throws IOException {
        Path browser = Files.writeString(
                folder.resolve("browser.properties"), "engine = chromium\nbinary = /bin/false\ndriver = /bin/false\n");
        Cli refused = Cli.run(
                "crawl",
                "http://e.invalid/",
                "--db",
                folder.resolve("db").toString(),
                "--public-only",
                "--render",
                "always",
                "--browser",
                browser.toString());
        assertEquals(2, refused.status());
        assertTrue(refused.err().startsWith("no browser: chromium did not start"), refused.err());
        await(() -> proxies() == 0);
        PublicProxy open = new PublicProxy(CrawlSettings.defaults());
        await(() -> proxies() == 1);
        open.close();
    }

    /** By the name of the thread that waits for their browsers. */
    private static long proxies() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().equals("public-proxy"))
                .count();
    }

    /** A thread ends a moment after its socket. */
    private static void await(BooleanSupplier ended) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(10);
        while (!ended.getAsBoolean()) {
            assertTrue(System.nanoTime() - end < 0, "neither there nor gone in time");
            LockSupport.parkNanos(10_000_000);
        }
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
