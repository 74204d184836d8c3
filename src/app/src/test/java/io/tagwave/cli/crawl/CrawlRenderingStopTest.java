package io.tagwave.cli.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.TestSignals;
import io.tagwave.cli.Cli;
import io.tagwave.crawl.TestSite;
import io.tagwave.render.TestBrowsers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The program in a JVM of its own, interrupted while browsers show pages, and then let run to its end. */
@Timeout(200)
@Tag("slow")
class CrawlRenderingStopTest {

    private static final int PAGES = 5;
    private static final int INTERRUPTED = 130;

    /** Enough for a fault to be stored, and for a browser to be stopped, unless something waits. */
    private static final long SOON_MILLIS = 200;

    private final CountDownLatch shown = new CountDownLatch(1);
    private final CountDownLatch goOn = new CountDownLatch(1);
    private TestSite site;

    @TempDir
    Path folder;

    @BeforeAll
    static void onlyWithABrowser() throws IOException {
        TestBrowsers.require("chromium");
    }

    /** Pages whose script does not come before it may. */
    @BeforeEach
    void serve() {
        site = new TestSite();
        StringBuilder links = new StringBuilder("<title>0</title>");
        for (int i = 1; i < PAGES; i++) {
            links.append("<a href=/").append(i).append(">page</a>");
            site.html("/" + i, "<title>" + i + "</title><div id=app></div><script src=/late" + i + ".js></script>");
            site.page("/late" + i + ".js", (request, out) -> {
                shown.countDown();
                goOn.await(15, TimeUnit.SECONDS);
                TestSite.answer(out, 200, Map.of("Content-Type", "text/javascript"), "app.append('done')");
            });
        }
        site.html("/0", links.toString());
    }

    @AfterEach
    void stopServing() {
        goOn.countDown();
        site.close();
    }

    /** A terminal sends Ctrl-C to the browsers too. */
    @ParameterizedTest
    @CsvSource({"always,false", "always,true", "auto,true"})
    void pagesInProgressAreDoneByTheNextRun(String mode, boolean browsersToo) throws Exception {
        Process first = start(mode, 1);
        assertTrue(shown.await(90, TimeUnit.SECONDS), log());
        if (browsersToo) {
            interruptBrowsers(first);
        }
        TestSignals.interrupt(first);
        assertEnded(first);
        assertTrue(number("SELECT COUNT(*) FROM page") < PAGES, log());
        theNextRunDoesTheRest(mode);
    }

    /** Browsers are left running while the crawl finishes pages. */
    @Test
    void aPageThatIsNearlyDoneIsFinished() throws Exception {
        Process first = start("always", 1);
        assertTrue(shown.await(90, TimeUnit.SECONDS), log());
        TestSignals.interrupt(first);
        Thread.sleep(SOON_MILLIS);
        goOn.countDown();
        assertEnded(first);
        assertTrue(number("SELECT COUNT(*) FROM page") >= 2, log());
        theNextRunDoesTheRest("always");
    }

    /** Such a browser fails at once and is not tried again, before the program itself may have heard of Ctrl-C. */
    @Test
    void aBrowserThatIsInterruptedWhileItStartsIsNoFaultOfItsPage() throws Exception {
        Process first = start("always", 2);
        ProcessHandle starting = secondDriver(first);
        interruptBrowsers(first);
        starting.onExit().get(30, TimeUnit.SECONDS);
        Thread.sleep(SOON_MILLIS);
        TestSignals.interrupt(first);
        assertEnded(first);
        theNextRunDoesTheRest("always");
    }

    private void assertEnded(Process program) throws Exception {
        assertTrue(program.waitFor(40, TimeUnit.SECONDS), log());
        assertEquals(INTERRUPTED, program.exitValue(), log());
        Cli failed = Cli.run(
                "sql", "--db", db(), "--format", "csv", "SELECT url, outcome, error FROM page WHERE outcome <> 'done'");
        assertEquals("url,outcome,error", failed.out().strip(), log());
    }

    private void theNextRunDoesTheRest(String mode) throws Exception {
        goOn.countDown();
        Cli second = Cli.run(command(mode, 1));
        assertEquals(0, second.status(), second.err());
        assertEquals(PAGES, number("SELECT COUNT(*) FROM page WHERE outcome = 'done'"));
        assertEquals(PAGES, number("SELECT COUNT(*) FROM page"));
    }

    /** The driver of the second browser, which starts with the second page. */
    private ProcessHandle secondDriver(Process program) throws Exception {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(90);
        while (System.nanoTime() < end && program.isAlive()) {
            List<ProcessHandle> drivers;
            try (Stream<ProcessHandle> children = program.children()) {
                drivers = children.filter(
                                child -> child.info().command().orElse("").endsWith("chromedriver"))
                        .toList();
            }
            if (drivers.size() == 2) {
                return drivers.stream()
                        .max(Comparator.comparing(
                                driver -> driver.info().startInstant().orElse(Instant.MIN)))
                        .get();
            }
            Thread.sleep(5);
        }
        throw new AssertionError("no second browser was started: " + log());
    }

    private static void interruptBrowsers(Process program) {
        try (Stream<ProcessHandle> browsers = program.descendants()) {
            TestSignals.interrupt(browsers.toList());
        }
    }

    private Process start(String mode, int browsers) throws IOException {
        return Cli.start(folder.resolve("log"), command(mode, browsers));
    }

    private String[] command(String mode, int browsers) {
        return new String[] {
            "crawl",
            site.url("/0"),
            "--resume",
            "--delay",
            "0",
            "--threads",
            "2",
            "--render",
            mode,
            "--browsers",
            Integer.toString(browsers),
            "--db",
            db()
        };
    }

    private String db() {
        return folder.resolve("stopped").toString();
    }

    private String log() throws IOException {
        return Files.readString(folder.resolve("log"));
    }

    private double number(String sql) throws SQLException {
        return Cli.number(db(), sql);
    }
}
