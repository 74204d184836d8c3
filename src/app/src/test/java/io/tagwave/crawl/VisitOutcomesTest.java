package io.tagwave.crawl;

import static io.tagwave.crawl.TestSite.answer;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.store.PageAnalysis;
import io.tagwave.web.FetchedPage;
import io.tagwave.web.Outcome;
import io.tagwave.web.VisitResult;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What becomes of pages at the end of their visit, and at the door before it. */
@Timeout(60)
class VisitOutcomesTest {

    @TempDir
    Path folder;

    @AutoClose
    private final TestSite site = new TestSite();

    private TestCrawl crawl;

    @BeforeEach
    void withoutRobots() {
        crawl = new TestCrawl(folder);
        crawl.settings(settings -> settings.robots(false).threads(1).pause(Duration.ofMillis(1)));
    }

    @Test
    void tenRedirectsAreFollowedAndNoMore() throws Exception {
        for (int i = 0; i < 11; i++) {
            redirect("/" + i, "/" + (i + 1));
        }
        site.html("/11", "<p>end");
        crawl.run(site.url("/0"));
        assertEquals("redirect_loop", crawl.page("/0").get("outcome"));
        assertEquals(
                "more than 10 redirects, the last to " + site.url("/11"),
                crawl.page("/0").get("error"));
        assertEquals(site.url("/11"), crawl.page("/0").get("final_url"));
        crawl.run(site.url("/1"));
        assertEquals("done", crawl.page("/1").get("outcome"));
        assertEquals(site.url("/11"), crawl.page("/1").get("final_url"));
    }

    @Test
    void aRedirectSaysWhereItWouldHaveLed() throws Exception {
        site.links("/", "/back", "/self", "/away", "/mail");
        redirect("/back", "/back2");
        redirect("/back2", "/back");
        redirect("/self", "/self");
        redirect("/away", site.url("127.0.0.2", "/x"));
        redirect("/mail", "mailto:x@e.org");
        crawl.run(site.url("/"));
        assertEquals("back to " + site.url("/back"), crawl.page("/back").get("error"));
        assertEquals("back to " + site.url("/self"), crawl.page("/self").get("error"));
        assertEquals(
                "redirect to " + site.url("127.0.0.2", "/x"),
                crawl.page("/away").get("error"));
        assertEquals(site.url("127.0.0.2", "/x"), crawl.page("/away").get("final_url"));
        assertEquals("redirect to mailto:x@e.org", crawl.page("/mail").get("error"));
        assertEquals("off_scope", crawl.page("/mail").get("outcome"));
    }

    @Test
    void whatMayPassIsTriedAsOftenAsWasAskedAndWhatMayNotOnce() throws Exception {
        site.links("/", "/500", "/404", "/429");
        for (int status : new int[] {500, 404, 429}) {
            site.page("/" + status, (request, out) -> answer(out, status, Map.of(), ""));
        }
        crawl.settings(settings -> settings.attempts(2));
        crawl.run(site.url("/"));
        assertEquals(2, site.count("/500"));
        assertEquals(2, site.count("/429"));
        assertEquals(1, site.count("/404"));
        assertEquals("2", crawl.page("/500").get("attempts"));
        assertEquals("http_error", crawl.page("/500").get("outcome"));
    }

    /** 0 stands for a connection that ends without an answer, which the client tries twice. */
    @ParameterizedTest
    @ValueSource(ints = {0, 429, 503})
    void aFailureThatConcernsTheHostHoldsAllOfItBack(int status) throws Exception {
        int requests = status == 0 ? 2 : 1;
        site.page("/busy", (request, out) -> {
            if (site.count("/busy") > requests) {
                TestSite.html(out, "<p>busy");
            } else if (status == 0) {
                throw new IOException("the connection ends here");
            } else {
                answer(out, status, Map.of("Retry-After", "1"), "");
            }
        });
        site.html("/", "<p>x");
        crawl.settings(settings -> settings.pause(Duration.ofSeconds(1)));
        crawl.run(site.url("/busy"), site.url("/"));
        assertEquals(Map.of("/", "done", "/busy", "done"), crawl.outcomes());
        long refused = site.requests().get(requests - 1).nanos();
        long next = site.requests().get(requests).nanos();
        long least = status == 0 ? 740_000_000 : 990_000_000;
        assertTrue(next - refused >= least, (next - refused) / 1e6 + " ms");
    }

    @Test
    void aFailureOfOnePageHoldsNoOtherBack() throws Exception {
        site.page("/broken", (request, out) -> answer(out, 500, Map.of("Retry-After", "100"), ""));
        AtomicReference<Crawl<?>> running = new AtomicReference<>();
        site.page("/", (request, out) -> {
            running.get().stop();
            TestSite.html(out, "<p>x");
        });
        crawl.onStart(running::set).run(site.url("/broken"), site.url("/"));
        assertEquals(Map.of("/", "done"), crawl.outcomes());
        assertEquals(1, site.count("/broken"));
    }

    @Test
    void aHostThatWantsToBeLeftAloneForTooLongIsNotAskedAgain() throws Exception {
        site.links("/", "/busy", "/other");
        site.page("/busy", (request, out) -> answer(out, 503, Map.of("Retry-After", "301"), ""));
        crawl.run(site.url("/"));
        assertEquals("1", crawl.page("/busy").get("attempts"));
        assertEquals("unreachable", crawl.page("/other").get("outcome"));
        assertEquals(
                "not asked: 127.0.0.1 failed 10 times in a row, or wants to be left alone for longer than the longest pause",
                crawl.page("/other").get("error"));
        assertEquals(0, site.count("/other"));
    }

    @Test
    void theLongestPauseIsStillWaitedFor() throws Exception {
        site.page("/", (request, out) -> {
            boolean first = site.count("/") == 1;
            answer(out, first ? 503 : 200, Map.of("Retry-After", "1", "Content-Type", "text/html"), "<p>x");
        });
        crawl.settings(settings -> settings.maxPause(Duration.ofSeconds(1)));
        crawl.run(site.url("/"));
        assertEquals(Map.of("/", "done"), crawl.outcomes());
    }

    @Test
    void anErrorThatAsksNotToBeIndexedStaysAnError() throws Exception {
        site.links("/", "/gone", "/no");
        site.page("/gone", (request, out) -> answer(out, 404, Map.of("X-Robots-Tag", "noindex"), ""));
        site.html("/no", "<meta name=robots content=noindex><p>x");
        crawl.run(site.url("/"));
        assertEquals(Map.of("/", "done", "/gone", "http_error", "/no", "noindex"), crawl.outcomes());
        assertEquals("HTTP 404", crawl.page("/gone").get("error"));
        crawl.settings(settings -> settings.pageRobots(false));
        crawl.run(site.url("/"));
        assertEquals(Map.of("/", "done", "/gone", "http_error", "/no", "done"), crawl.outcomes());
    }

    @Test
    void aBrowserThatFailsIsTriedOnceMoreAndNoOftener() throws Exception {
        site.links("/", "/passes", "/stays").links("/passes").links("/stays");
        List<Long> times = failingBrowser();
        crawl.settings(settings -> settings.pause(Duration.ofMillis(400)));
        crawl.run(site.url("/"));
        assertEquals(Map.of("/", "done", "/passes", "done", "/stays", "render_failed"), crawl.outcomes());
        assertEquals("2", crawl.page("/passes").get("attempts"));
        assertEquals("2", crawl.page("/stays").get("attempts"));
        assertEquals("the browser died", crawl.page("/stays").get("error"));
        assertTrue(times.get(1) - times.get(0) >= 300_000_000, "after a pause");
    }

    @Test
    void aBrowserIsNotTriedOftenerThanWasAsked() throws Exception {
        site.links("/passes");
        failingBrowser();
        crawl.settings(settings -> settings.attempts(1));
        crawl.run(site.url("/passes"));
        assertEquals(Map.of("/passes", "render_failed"), crawl.outcomes());
        assertEquals("1", crawl.page("/passes").get("attempts"));
    }

    @Test
    void aBrowserThatEndsOutOfScopeIsOffScope() throws Exception {
        site.html("/", "<p>x");
        String elsewhere = site.url("127.0.0.2", "/x");
        crawl.visitor(visitor -> (lease, turn) -> {
            VisitResult<PageAnalysis> seen = visitor.visit(lease, turn);
            FetchedPage page = seen.page();
            return new VisitResult<>(
                    new FetchedPage(
                            page.url(),
                            elsewhere,
                            page.outcome(),
                            page.status(),
                            page.headers(),
                            page.charset(),
                            page.body(),
                            page.fetchedAt(),
                            page.millis(),
                            true,
                            null),
                    seen.read(),
                    null);
        });
        crawl.run(site.url("/"));
        assertEquals(Map.of("/", "off_scope"), crawl.outcomes());
        assertEquals("the browser ended at " + elsewhere, crawl.page("/").get("error"));
    }

    @Test
    void anAnswerBetweenFailuresForgivesTheHost() throws Exception {
        String[] links = new String[12];
        for (int i = 0; i < 12; i++) {
            links[i] = "/" + i;
            int status = i == 6 ? 404 : 500;
            site.page(links[i], (request, out) -> answer(out, status, Map.of(), ""));
        }
        site.links("/", links);
        crawl.settings(settings -> settings.attempts(1));
        crawl.run(site.url("/"));
        assertEquals(List.of(), crawl.rows("SELECT url FROM page WHERE outcome = 'unreachable'"));
    }

    @Test
    void aHostThatFailsTenTimesInARowIsGivenUpAlsoWhereItsPageMayBeTriedAgain() throws Exception {
        site.page("/", (request, out) -> answer(out, 500, Map.of(), ""));
        crawl.settings(settings -> settings.attempts(20).maxPause(Duration.ofMillis(5)));
        crawl.run(site.url("/"));
        assertEquals(10, site.count("/"));
        assertEquals("http_error", crawl.page("/").get("outcome"));
        assertEquals("10", crawl.page("/").get("attempts"));
    }

    /** Fails at /passes once and at /stays always; returns when /stays was shown. */
    private List<Long> failingBrowser() {
        List<Long> times = new CopyOnWriteArrayList<>();
        crawl.visitor(visitor -> (lease, turn) -> {
            if (lease.url().endsWith("/stays")) {
                times.add(System.nanoTime());
            }
            boolean fails = lease.url().endsWith("/stays") || lease.url().endsWith("/passes") && lease.attempt() == 1;
            return fails
                    ? VisitResult.unread(FetchedPage.failed(
                            lease.url(), Outcome.RENDER_FAILED, Instant.now(), 0, "the browser died"))
                    : visitor.visit(lease, turn);
        });
        return times;
    }

    private void redirect(String from, String to) {
        site.page(from, (request, out) -> answer(out, 302, Map.of("Location", to), ""));
    }
}
