package io.tagwave.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.web.FetchedPage;
import io.tagwave.web.Outcome;
import io.tagwave.web.PageRequest;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Pages and accidents that browsers meet. Each ends with an outcome, and the next page works. */
@Tag("slow")
class BrowserFaultsTest {

    private static TestSite site;
    private static BrowserPool pool;

    @BeforeAll
    static void start() throws IOException {
        site = new TestSite().page("/well", "<p>all is well");
        pool = new BrowserPool(RenderSettings.of(TestBrowsers.require("chromium"))
                .pageLimit(Duration.ofSeconds(5))
                .scriptLimit(Duration.ofSeconds(1))
                .maxBytes(5_000_000)
                .waitLimit(Duration.ofSeconds(2))
                .offline(true));
    }

    @AfterAll
    static void stop() {
        if (pool != null) {
            pool.close();
        }
        site.close();
    }

    @AfterEach
    void theNextPageWorks() {
        FetchedPage page = fetch("/well");
        assertEquals(Outcome.DONE, page.outcome(), page.error());
    }

    @Test
    void aBrowserKilledInMidPageIsReplacedAndThePageTriedAgain() throws Exception {
        for (int i = 0; i < 10; i++) {
            assertEquals(
                    Outcome.DONE,
                    fetchWhileKilling("/usr/lib/chromium/chromium", i).outcome());
        }
    }

    @Test
    void aDriverKilledInMidPageIsReplacedAndThePageTriedAgain() throws Exception {
        assertEquals(Outcome.DONE, fetchWhileKilling("chromedriver", 0).outcome());
    }

    @Test
    void dialogsAreDismissed() {
        site.page(
                "/asks",
                "<body><script>alert(1); document.title = confirm('?') + '/' + prompt('?');"
                        + "document.body.append(document.title)</script>");
        FetchedPage page = fetch("/asks");
        assertEquals(Outcome.DONE, page.outcome(), page.error());
        assertTrue(html(page).contains("false/null"), html(page));
    }

    @Test
    void aPageThatAsksForEverEnds() {
        site.page("/alerts", "<body><p>first<script>while (true) alert('again')</script>");
        assertTrue(
                Set.of(Outcome.DONE, Outcome.TIMEOUT).contains(fetch("/alerts").outcome()));
    }

    @Test
    void aScriptThatNeverEndsIsCutOff() {
        site.page("/busy", "<body><p>first<script>while (true) {}</script>");
        assertCutOff(fetch("/busy"));
    }

    @Test
    void aScriptThatNeverEndsAfterLoadingIsCutOff() {
        site.page("/later", "<body><p>first<script>setTimeout(() => { while (true) {} }, 1)</script>");
        assertCutOff(fetch("/later"));
    }

    @Test
    void anAnswerThatNeverComesEnds() {
        site.on("/silent", exchange -> ProcessTree.pause(8_000));
        assertEquals(Outcome.TIMEOUT, fetch("/silent").outcome());
    }

    @Test
    void aPageOfFiftyMegabytesIsTooLarge() {
        site.on("/huge", exchange -> {
            exchange.getResponseHeaders().set("Content-Type", "text/html");
            exchange.sendResponseHeaders(200, 0);
            byte[] piece =
                    "<p>a paragraph of a page that is too large".repeat(1000).getBytes(StandardCharsets.UTF_8);
            for (int sent = 0; sent < 50_000_000; sent += piece.length) {
                exchange.getResponseBody().write(piece);
            }
        });
        assertEquals(Outcome.TOO_LARGE, fetch("/huge").outcome());
    }

    @Test
    void aPageThatScriptMakesTooLargeIsTooLarge() {
        site.page("/grows", "<body><script>document.body.append(document.createComment('x'.repeat(6e6)))</script>");
        assertEquals(Outcome.TOO_LARGE, fetch("/grows").outcome());
    }

    @Test
    void twentyThousandNestedElementsAreAPage() throws IOException {
        site.page(
                "/deep",
                "<body><script>let e = document.body; for (let i = 0; i < 20000; i++)"
                        + " e = e.appendChild(document.createElement('div')); e.textContent = 'bottom'</script>");
        // Laying it out may take a slow machine longer than the other faults are given.
        try (BrowserPool patient = new BrowserPool(RenderSettings.of(TestBrowsers.require("chromium")))) {
            FetchedPage page = patient.fetch(PageRequest.of(site.url("/deep")));
            assertTrue(Set.of(Outcome.DONE, Outcome.RENDER_FAILED).contains(page.outcome()), page.error());
            assertEquals(
                    Outcome.DONE,
                    patient.fetch(PageRequest.of(site.url("/well"))).outcome());
        }
    }

    @Test
    void aPageThatClosesItsWindowEnds() {
        site.page("/closes", "<body><script>open('', '_self'); window.close()</script>");
        assertTrue(Set.of(Outcome.DONE, Outcome.RENDER_FAILED)
                .contains(fetch("/closes").outcome()));
    }

    @Test
    void aPageThatLeavesForNowhereIsOffScope() {
        site.page("/leaves", "<body><script>location = 'about:blank'</script>");
        assertEquals(Outcome.OFF_SCOPE, fetch("/leaves").outcome());
    }

    @Test
    void downloadsAreRefused() {
        site.on("/file.zip", exchange -> {
            exchange.getResponseHeaders().set("Content-Disposition", "attachment; filename=file.zip");
            TestSite.send(exchange, 200, "application/zip", "PK");
        });
        assertEquals(Outcome.NOT_HTML, fetch("/file.zip").outcome());
        site.page("/to-file", "<body><p>a page<script>location = '/file.zip'</script>");
        FetchedPage page = fetch("/to-file");
        assertEquals(Outcome.DONE, page.outcome(), page.error());
        assertTrue(html(page).contains("a page"), html(page));
    }

    @Test
    void popUpsAreClosed() {
        site.page("/opens", "<body><p>a page<script>for (let i = 0; i < 3; i++) open('/well?' + i)</script>");
        assertEquals(Outcome.DONE, fetch("/opens").outcome());
    }

    @Test
    void aPasswordIsNotGiven() {
        site.on("/secret", exchange -> {
            exchange.getResponseHeaders().set("WWW-Authenticate", "Basic realm=\"here\"");
            TestSite.send(exchange, 401, "text/html", "<p>who are you?");
        });
        FetchedPage page = fetch("/secret");
        assertEquals(Outcome.HTTP_ERROR, page.outcome(), page.error());
        assertEquals(401, page.status());
    }

    @Test
    void aCertificateErrorIsAnError() throws Exception {
        try (TlsSite untrusted = new TlsSite()) {
            FetchedPage page = pool.fetch(PageRequest.of(untrusted.url()));
            assertEquals(Outcome.UNREACHABLE, page.outcome());
            assertTrue(page.error().contains("CERT"), page.error());
        }
    }

    /** Fetches a page that takes a second, and kills the program of that name in the meantime. */
    private static FetchedPage fetchWhileKilling(String program, int number) throws Exception {
        String path = "/second" + program + number;
        CountDownLatch asked = new CountDownLatch(1);
        site.on(path, exchange -> {
            asked.countDown();
            ProcessTree.pause(300);
            TestSite.send(exchange, 200, "text/html", "<p>at last");
        });
        CompletableFuture<FetchedPage> page = CompletableFuture.supplyAsync(() -> fetch(path));
        assertTrue(asked.await(10, TimeUnit.SECONDS));
        try (Stream<ProcessHandle> own = ProcessHandle.current().descendants()) {
            own.filter(process -> process.info().command().orElse("").endsWith(program))
                    .forEach(ProcessHandle::destroyForcibly);
        }
        return page.get(30, TimeUnit.SECONDS);
    }

    private static void assertCutOff(FetchedPage page) {
        assertEquals(Outcome.DONE, page.outcome(), page.error());
        assertTrue(html(page).contains("<p>first"), html(page));
    }

    private static FetchedPage fetch(String path) {
        return pool.fetch(PageRequest.of(site.url(path)));
    }

    private static String html(FetchedPage page) {
        return new String(page.body(), StandardCharsets.UTF_8);
    }
}
