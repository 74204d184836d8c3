package io.tagwave.crawl;

import static io.tagwave.crawl.TestSite.answer;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.render.TlsSite;
import io.tagwave.web.FetchedPage;
import io.tagwave.web.HostPermit;
import io.tagwave.web.Outcome;
import io.tagwave.web.PageRequest;
import java.io.IOException;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What the client does on its own, and what it leaves to the crawl. */
@Timeout(60)
class HttpClientsTest {

    private static final Map<String, String> HTML = Map.of("Content-Type", "text/html");

    @AutoClose
    private final TestSite site = new TestSite();

    private CrawlSettings settings = CrawlSettings.defaults();

    @Test
    void aConnectionThatEndsWithoutAnAnswerIsTriedOnceMoreAndNoOftener() {
        site.page("/once", (request, out) -> {
            if (site.count("/once") == 1) {
                throw new IOException("the connection ends here");
            }
            answer(out, 200, HTML, "<p>x");
        });
        site.page("/never", (request, out) -> {
            throw new IOException("the connection ends here");
        });
        assertEquals(Outcome.DONE, fetch("/once").outcome());
        assertEquals(Outcome.UNREACHABLE, fetch("/never").outcome());
        assertEquals(2, site.count("/never"));
    }

    @Test
    void anAnswerThatSaysLaterIsTheCrawlsToJudge() {
        site.page("/", (request, out) -> answer(out, 503, Map.of("Retry-After", "0"), ""));
        assertEquals(503, fetch("/").status());
        assertEquals(1, site.count("/"));
    }

    @Test
    void anAnswerThatBreaksOffIsNotAskedForAgain() {
        site.page("/", (request, out) -> {
            answer(out, 200, Map.of("Content-Type", "text/html", "Content-Length", "100"), "<p>x");
            throw new IOException("the connection ends here");
        });
        assertEquals(Outcome.UNREACHABLE, fetch("/").outcome());
        assertEquals(1, site.count("/"));
    }

    @Test
    void headersMayBeLongAndManyButNotEndless() {
        site.page("/long", (request, out) -> answer(out, 200, Map.of("X-A", "a".repeat(32_000)), "<p>x"));
        site.page("/longer", (request, out) -> answer(out, 200, Map.of("X-A", "a".repeat(33_000)), "<p>x"));
        site.page("/many", (request, out) -> answer(out, 200, headers(190), "<p>x"));
        site.page("/more", (request, out) -> answer(out, 200, headers(1010), "<p>x"));
        assertEquals(Outcome.DONE, fetch("/long").outcome());
        assertEquals(Outcome.TOO_LARGE, fetch("/longer").outcome());
        assertEquals(Outcome.DONE, fetch("/many").outcome());
        assertEquals(Outcome.TOO_LARGE, fetch("/more").outcome());
    }

    @Test
    void aCertificateThatNobodyVouchesForIsTakenOnRequestOnly() throws Exception {
        try (TlsSite tls = new TlsSite()) {
            assertTrue(fetchAt(tls.url()).error().startsWith("TLS: "));
            settings = settings.insecureTls(true);
            assertEquals(Outcome.DONE, fetchAt(tls.url()).outcome());
        }
    }

    @Test
    void aRequestWhoseTurnIsInterruptedIsNotSentAndItsThreadStaysInterrupted() {
        site.html("/", "<p>x");
        try (HttpPageSource source = new HttpPageSource(settings)) {
            HostPermit interrupted = () -> {
                throw new InterruptedException();
            };
            FetchedPage page = source.fetchHop(PageRequest.of(site.url("/")), interrupted);
            assertTrue(Thread.interrupted());
            assertEquals(Outcome.TIMEOUT, page.outcome());
            assertEquals("interrupted while waiting for the host", page.error());
            assertEquals(0, site.requests().size());
        }
    }

    @Test
    void aSourceThatIsClosedAnswersNothing() {
        site.html("/", "<p>x");
        HttpPageSource source = new HttpPageSource(settings);
        source.close();
        FetchedPage page = source.fetch(PageRequest.of(site.url("/")));
        assertEquals(Outcome.UNREACHABLE, page.outcome());
        assertEquals("the requests of this crawl were cancelled", page.error());
        assertEquals(0, site.requests().size());
    }

    private static Map<String, String> headers(int number) {
        return IntStream.range(0, number).boxed().collect(Collectors.toMap(i -> "X-" + i, i -> "x"));
    }

    private FetchedPage fetch(String path) {
        return fetchAt(site.url(path));
    }

    private FetchedPage fetchAt(String url) {
        try (HttpPageSource source = new HttpPageSource(settings)) {
            return source.fetch(PageRequest.of(url));
        }
    }
}
