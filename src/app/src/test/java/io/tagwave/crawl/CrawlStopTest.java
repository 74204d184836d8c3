package io.tagwave.crawl;

import static io.tagwave.crawl.TestSite.answer;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.store.PageAnalysis;
import io.tagwave.web.FetchedPage;
import io.tagwave.web.Frontier;
import io.tagwave.web.Outcome;
import io.tagwave.web.VisitResult;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A crawl that ends before its pages do: on request, or since it can not go on. */
@Timeout(60)
class CrawlStopTest {

    @TempDir
    Path folder;

    @AutoClose
    private final TestSite site = new TestSite();

    private final AtomicReference<Crawl<?>> running = new AtomicReference<>();
    private TestCrawl crawl;

    @BeforeEach
    void oneWorkerWithoutRobots() {
        crawl = new TestCrawl(folder).onStart(running::set);
        crawl.settings(settings -> settings.robots(false).threads(1).attempts(1).timeout(Duration.ofMinutes(10)));
    }

    @Test
    void aStoppedCrawlStoresThePageUnderWayAndLeavesTheRestToTheNextRun() throws Exception {
        site.links("/", "/a", "/b").links("/a").links("/b");
        AtomicReference<Boolean> before = new AtomicReference<>();
        site.page("/a", (request, out) -> {
            before.set(running.get().isStopping());
            running.get().stop();
            TestSite.html(out, "<p>a");
        });
        long id = crawl.run(site.url("/"));
        assertFalse(before.get());
        assertTrue(running.get().isStopping());
        assertEquals(Map.of("/", "done", "/a", "done"), crawl.outcomes());
        crawl.resume(id, site.url("/"));
        assertEquals(Map.of("/", "done", "/a", "done", "/b", "done"), crawl.outcomes());
        assertEquals(1, site.count("/a"));
    }

    @Test
    void allWorkersOfAStoppedCrawlEnd() throws Exception {
        crawl.settings(settings -> settings.threads(4));
        site.page("/", (request, out) -> {
            running.get().stop();
            TestSite.html(out, "<a href=/a>a</a>");
        });
        crawl.run(site.url("/"));
        assertEquals(Map.of("/", "done"), crawl.outcomes());
    }

    /** It may fail since the network, or the browser, is stopped too. */
    @Test
    void whatFailsWhileTheCrawlIsStoppedWaitsForTheNextRunUnlessItWouldFailAgain() throws Exception {
        site.page("/busy", stoppingOnce("/busy", 503)).page("/gone", stoppingOnce("/gone", 404));
        long busy = crawl.run(site.url("/busy"));
        assertEquals(Map.of(), crawl.outcomes());
        crawl.resume(busy, site.url("/busy"));
        assertEquals(Map.of("/busy", "done"), crawl.outcomes());
        assertEquals("1", crawl.page("/busy").get("attempts"));
        crawl.run(site.url("/gone"));
        assertEquals(Map.of("/gone", "http_error"), crawl.outcomes());
    }

    @Test
    void aPageWhoseBrowserFailsWhileTheCrawlIsStoppedWaitsForTheNextRun() throws Exception {
        site.html("/", "<p>x");
        AtomicInteger shown = new AtomicInteger();
        crawl.visitor(visitor -> (lease, turn) -> {
            if (shown.incrementAndGet() > 1) {
                return visitor.visit(lease, turn);
            }
            running.get().stop();
            return VisitResult.unread(
                    FetchedPage.failed(lease.url(), Outcome.RENDER_FAILED, Instant.now(), 0, "it was interrupted"));
        });
        long id = crawl.run(site.url("/"));
        assertEquals(Map.of(), crawl.outcomes());
        crawl.resume(id, site.url("/"));
        assertEquals(Map.of("/", "done"), crawl.outcomes());
    }

    @Test
    void anAbortCutsOffTheRequestsUnderWayAndTheirPagesWaitForTheNextRun() throws Exception {
        site.page("/", (request, out) -> {
            if (site.count("/") == 1) {
                running.get().stop();
                running.get().abort();
                Thread.currentThread().join();
            }
            TestSite.html(out, "<p>x");
        });
        long id = crawl.run(site.url("/"));
        assertEquals(Map.of(), crawl.outcomes());
        crawl.resume(id, site.url("/"));
        assertEquals(Map.of("/", "done"), crawl.outcomes());
    }

    @Test
    void aPageThatWouldBeAskedForAfterTheAbortWaitsForTheNextRunToo() throws Exception {
        site.html("/", "<p>x");
        AtomicInteger visits = new AtomicInteger();
        crawl.visitor(visitor -> (lease, turn) -> {
            if (visits.incrementAndGet() == 1) {
                running.get().stop();
                running.get().abort();
            }
            return visitor.visit(lease, turn);
        });
        long id = crawl.run(site.url("/"));
        assertEquals(Map.of(), crawl.outcomes());
        crawl.resume(id, site.url("/"));
        assertEquals(Map.of("/", "done"), crawl.outcomes());
    }

    @Test
    void aDatabaseThatIsGoneStopsTheCrawlWhichSaysWhy() {
        site.page("/", (request, out) -> {
            crawl.breakDatabase();
            TestSite.html(out, "<a href=/a>a</a>");
        });
        IllegalStateException stopped = assertThrows(IllegalStateException.class, () -> crawl.run(site.url("/")));
        assertNotNull(stopped.getCause());
        assertEquals("the crawl was stopped by a fault: " + stopped.getCause().getMessage(), stopped.getMessage());
        assertTrue(running.get().isStopping());
    }

    @Test
    void theSameForADatabaseThatIsGoneWhenAPageBreaksItsWorker() {
        crawl.visitor(visitor -> (lease, turn) -> {
            crawl.breakDatabase();
            throw new AssertionError("thrown on the way");
        });
        IllegalStateException stopped = assertThrows(IllegalStateException.class, () -> crawl.run(site.url("/")));
        assertNotNull(stopped.getCause());
    }

    /** Its worker is lost, and its page never comes back: others would wait for it for ever. */
    @Test
    void aPageThatBreaksItsWorkerAndCanNotBeGivenBackStopsAllWorkersWithWhatBrokeIt() {
        AssertionError fault = new AssertionError("thrown on the way");
        crawl.settings(settings -> settings.threads(4));
        crawl.pages(CrawlStopTest::takingNothing).visitor(visitor -> (lease, turn) -> {
            throw fault;
        });
        IllegalStateException stopped = assertThrows(IllegalStateException.class, () -> crawl.run(site.url("/")));
        assertSame(fault, stopped.getCause());
        assertTrue(running.get().isStopping());
    }

    /** The same pages, none of which can be completed. */
    @SuppressWarnings("unchecked")
    private static Frontier<PageAnalysis> takingNothing(Frontier<PageAnalysis> pages) {
        return (Frontier<PageAnalysis>) Proxy.newProxyInstance(
                CrawlStopTest.class.getClassLoader(), new Class<?>[] {Frontier.class}, (proxy, method, arguments) -> {
                    if (method.getName().equals("complete")) {
                        throw new IllegalStateException("closed");
                    }
                    return method.invoke(pages, arguments);
                });
    }

    /** Stops the crawl with its first answer, which is an error; later ones are fine. */
    private TestSite.Page stoppingOnce(String path, int status) {
        return (request, out) -> {
            if (site.count(path) == 1) {
                running.get().stop();
                answer(out, status, Map.of(), "");
            } else {
                TestSite.html(out, "<p>x");
            }
        };
    }
}
