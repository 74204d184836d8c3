package io.tagwave.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.web.FetchedPage;
import io.tagwave.web.Outcome;
import io.tagwave.web.PageRequest;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Pages of a local server in a real Chromium. */
class BrowserPoolTest {

    private static TestSite site;
    private static BrowserPool pool;

    @BeforeAll
    static void start() throws IOException {
        site = new TestSite();
        pool = new BrowserPool(settings());
    }

    @AfterAll
    static void stop() {
        if (pool != null) {
            pool.close();
        }
        site.close();
    }

    static RenderSettings settings() throws IOException {
        return RenderSettings.of(TestBrowsers.require("chromium"))
                .pageLimit(Duration.ofSeconds(10))
                .offline(true);
    }

    @Test
    void scriptsHaveRunWhenThePageIsTaken() {
        site.page(
                "/list",
                "<body><ul id=l></ul><script>for (let i = 0; i < 5; i++)"
                        + " l.appendChild(document.createElement('li')).textContent = 'item ' + i</script>");
        FetchedPage page = fetch("/list");
        assertEquals(Outcome.DONE, page.outcome(), page.error());
        assertEquals(200, page.status());
        assertTrue(page.rendered());
        assertTrue(html(page).contains("<li>item 4</li>"), html(page));
        assertEquals("text/html; charset=utf-8", page.contentType());
    }

    @Test
    @Tag("slow")
    void whatScriptsFetchIsWaitedFor() {
        site.on("/slow.json", exchange -> {
            ProcessTree.pause(400);
            TestSite.send(exchange, 200, "application/json", "[\"late\"]");
        });
        site.page(
                "/fetches",
                "<body><p id=p></p><script>fetch('/slow.json').then(r => r.json())"
                        + ".then(a => p.textContent = a[0])</script>");
        assertTrue(html(fetch("/fetches")).contains("late"));
    }

    /** Also when it comes just after the document was read, before the question whether anything is on its way. */
    @Test
    @Tag("slow")
    void anAnswerIsWaitedForWheneverItComes() {
        for (int delay = 0; delay < 80; delay += 2) {
            int millis = delay;
            site.on("/in-time.json", exchange -> {
                ProcessTree.pause(millis);
                TestSite.send(exchange, 200, "application/json", "[\"at last\"]");
            });
            site.page(
                    "/timely",
                    "<body><p id=p></p><script>fetch('/in-time.json').then(r => r.json())"
                            + ".then(a => p.textContent = a[0])</script>");
            assertTrue(html(fetch("/timely")).contains("at last"), "after " + millis + " ms");
        }
    }

    @Test
    @Tag("slow")
    void aPageWithoutScriptIsNotWaitedFor() {
        site.page("/plain", "<!doctype html><title>t</title><p>plain &amp; simple é");
        String html = html(fetch("/plain"));
        assertTrue(html.contains("<p>plain &amp; simple é</p>"), html);
        // Whatever else the machine does, it lets one of them through.
        List<RenderedPage.Times> times =
                Stream.generate(() -> render("/plain").times()).limit(5).toList();
        assertTrue(times.stream().anyMatch(time -> time.waiting() < 50), times.toString());
    }

    @Test
    @Tag("slow")
    void redirectsAndTheFinalAddressAreRecorded() {
        site.on("/one", exchange -> redirect(exchange, "/two"));
        site.on("/two", exchange -> redirect(exchange, "/end"));
        site.page("/end", "<p>end");
        RenderedPage page = render("/one");
        assertEquals(site.url("/end"), page.page().finalUrl());
        assertEquals(List.of(site.url("/one"), site.url("/two")), page.redirects());
    }

    @Test
    @Tag("slow")
    void aRedirectLoopEnds() {
        site.on("/loop", exchange -> redirect(exchange, "/loop?"));
        site.on("/loop?", exchange -> redirect(exchange, "/loop"));
        assertEquals(Outcome.REDIRECT_LOOP, fetch("/loop").outcome());
    }

    @Test
    @Tag("slow")
    void anErrorStatusIsAnOutcome() {
        site.answer("/gone", 410, "text/html", "<p>gone");
        FetchedPage page = fetch("/gone");
        assertEquals(Outcome.HTTP_ERROR, page.outcome());
        assertEquals(410, page.status());
    }

    @Test
    @Tag("slow")
    void whatIsNotAPageIsAnOutcome() {
        site.answer("/data.json", 200, "application/json", "{}");
        assertEquals(Outcome.NOT_HTML, fetch("/data.json").outcome());
        site.answer("/empty", 204, "text/html", "");
        assertEquals(Outcome.NOT_HTML, fetch("/empty").outcome());
    }

    @Test
    @Tag("slow")
    void nothingListeningIsUnreachable() {
        FetchedPage page = pool.fetch(PageRequest.of("http://127.0.0.1:9/"));
        assertEquals(Outcome.UNREACHABLE, page.outcome());
        assertFalse(page.rendered());
    }

    @Test
    @Tag("slow")
    void cookiesAndStorageDoNotOutliveAPage() {
        site.page(
                "/keeps",
                "<body><p id=p></p><script>p.textContent = 'found [' + document.cookie + localStorage.a"
                        + " + sessionStorage.b + ']'; document.cookie = 'c=1'; localStorage.a = 2; sessionStorage.b = 3</script>");
        fetch("/keeps");
        assertTrue(html(fetch("/keeps")).contains("found [undefinedundefined]"), html(fetch("/keeps")));
    }

    @Test
    @Tag("slow")
    void imagesAndFontsAreNotAskedFor() {
        site.page(
                "/pictures",
                "<body><style>@font-face {font-family: f; src: url(/f.woff2)} p {font-family: f}</style>"
                        + "<p>x<img src=/a.png><img src=/picture?2>");
        RenderedPage page = render("/pictures");
        assertEquals(Outcome.DONE, page.page().outcome());
        assertTrue(
                site.asked().stream().noneMatch(List.of("/a.png", "/picture?2", "/f.woff2")::contains),
                site.asked().toString());
        assertTrue(page.refused() >= 1, "refused " + page.refused());
    }

    @Test
    @Tag("slow")
    void aPolicyStopsThePagesOwnRequests() throws IOException {
        site.page(
                "/strict",
                "<link rel=icon href=data:,><body><script src=/allowed.js></script><script src=/forbidden.js></script>");
        site.answer("/allowed.js", 200, "text/javascript", "document.body.append('allowed')");
        site.answer("/forbidden.js", 200, "text/javascript", "document.body.append('forbidden')");
        try (BrowserPool strict = new BrowserPool(settings().policy(url -> !url.contains("forbidden")))) {
            RenderedPage page = strict.render(PageRequest.of(site.url("/strict")));
            assertEquals(Outcome.DONE, page.page().outcome(), page.page().error());
            assertTrue(html(page.page()).contains("</script>allowed"), html(page.page()));
            assertFalse(site.asked().contains("/forbidden.js"));
            assertEquals(3, page.requests());
            assertEquals(1, page.refused());
        }
    }

    @Test
    @Tag("slow")
    void shadowRootsAndFramesComeOnRequest() throws IOException {
        site.page("/inner", "<p>inside the frame</p>");
        site.page(
                "/deep",
                "<body><div id=h></div><iframe src=/inner></iframe><script>"
                        + "h.attachShadow({mode: 'open'}).innerHTML = '<' + 'p>in the shadow</p>'</script>");
        assertFalse(html(fetch("/deep")).contains("<p>in the shadow</p>"));
        try (BrowserPool deep = new BrowserPool(settings().deepDom(true))) {
            RenderedPage page = deep.render(PageRequest.of(site.url("/deep")));
            String html = html(page.page());
            assertTrue(html.contains("<p>in the shadow</p>"), html);
            assertTrue(html.contains("<p>inside the frame</p>"), html);
        }
    }

    @Test
    @Tag("slow")
    void scrollingLoadsMore() throws IOException {
        site.page(
                "/endless",
                "<body><div style=height:2000px></div><script>let n = 0; onscroll = () => {"
                        + "if (n < 3) { n++; document.body.insertAdjacentHTML('beforeend', `<p style=height:1500px>more ${n}`)}}"
                        + "</script>");
        try (BrowserPool scrolling = new BrowserPool(settings().scrolls(10))) {
            assertTrue(
                    html(scrolling.fetch(PageRequest.of(site.url("/endless")))).contains("more 3"));
        }
    }

    @Test
    @Tag("slow")
    void aSelectorIsWaitedFor() throws IOException {
        site.page(
                "/later",
                "<body><script>setTimeout(() => document.body.innerHTML = '<p class=ready>now', 700)</script>");
        try (BrowserPool patient = new BrowserPool(settings().waitFor(WaitCondition.selector("p.ready")))) {
            assertTrue(html(patient.fetch(PageRequest.of(site.url("/later")))).contains("now"));
        }
    }

    @Test
    @Tag("slow")
    void theSequenceIsWaitedFor() {
        site.page(
                "/grows",
                "<body><ul id=l></ul><script>let n = 0; const t = setInterval(() => {"
                        + "l.appendChild(document.createElement('li')).textContent = 'item ' + ++n;"
                        + "if (n === 30) clearInterval(t)}, 10)</script>");
        assertTrue(html(fetch("/grows")).contains("item 30"), html(fetch("/grows")));
    }

    @Test
    @Tag("slow")
    void aSequenceThatNeverSettlesIsTakenAtTheLimit() throws IOException {
        site.page(
                "/never",
                "<body><p>first</p><script>setInterval(() => document.body.append(document.createElement('hr')), 5)"
                        + "</script>");
        try (BrowserPool hasty = new BrowserPool(settings().waitLimit(Duration.ofMillis(800)))) {
            RenderedPage page = hasty.render(PageRequest.of(site.url("/never")));
            assertTrue(html(page.page()).contains("first"), html(page.page()));
            assertTrue(page.times().waiting() >= 700, page.times().toString());
        }
    }

    @Test
    @Tag("slow")
    void framesAndObserversWorkInAWindowThatIsNotDrawn() throws IOException {
        site.page(
                "/frames",
                "<body><p id=a>waiting</p><p id=b>waiting</p><p id=c>waiting</p><p id=d style='position:absolute;top:9999px'>"
                        + "far</p><script>requestAnimationFrame(() => requestAnimationFrame(() => a.className = 'drawn'));"
                        + "const seen = new IntersectionObserver(e => e.filter(x => x.isIntersecting)"
                        + ".forEach(x => x.target.className = 'seen')); seen.observe(b); seen.observe(d);"
                        + "new ResizeObserver(e => c.className = 'wide' + (e[0].contentRect.width > 100)).observe(c)"
                        + "</script>");
        // A class changes no sequence: what is waited for is said.
        WaitCondition all = WaitCondition.selector("#a.drawn ~ #b.seen ~ #c.widetrue ~ #d");
        try (BrowserPool patient = new BrowserPool(settings().waitFor(all))) {
            String html = html(patient.fetch(PageRequest.of(site.url("/frames"))));
            assertTrue(html.contains("\"drawn\""), html);
            assertTrue(html.contains("\"seen\">waiting<"), html);
            assertTrue(html.contains("\"widetrue\""), html);
            assertFalse(html.contains("seen\" style"), html);
        }
    }

    @Test
    @Tag("slow")
    void theLoadEventIsWaitedFor() throws IOException {
        site.on("/late.js", exchange -> {
            ProcessTree.pause(600);
            TestSite.send(exchange, 200, "text/javascript", "document.body.append('loaded')");
        });
        site.page("/loads", "<body><p>first</p><script async src=/late.js></script>");
        try (BrowserPool patient = new BrowserPool(settings().waitFor(WaitCondition.LOAD))) {
            assertTrue(html(patient.fetch(PageRequest.of(site.url("/loads")))).contains("loaded"));
        }
    }

    @Test
    @Tag("slow")
    void aQuietNetworkIsWaitedFor() throws IOException {
        site.on("/chunk", exchange -> {
            ProcessTree.pause(300);
            TestSite.send(exchange, 200, "text/plain", "chunk");
        });
        site.page(
                "/chunks",
                "<body><script>const ask = n => n > 0 && fetch('/chunk').then(() => {"
                        + "document.body.append(' left ' + n); setTimeout(() => ask(n - 1), 200)}); ask(3)</script>");
        try (BrowserPool patient = new BrowserPool(settings().waitFor(WaitCondition.NETWORK))) {
            assertTrue(html(patient.fetch(PageRequest.of(site.url("/chunks")))).contains("left 1"));
        }
    }

    @Test
    @Tag("slow")
    void aFixedTimeIsWaited() throws IOException {
        site.page("/timed", "<body><script>setTimeout(() => document.body.append('in time'), 500)</script>");
        try (BrowserPool patient = new BrowserPool(settings().waitFor(WaitCondition.time(Duration.ofSeconds(1))))) {
            RenderedPage page = patient.render(PageRequest.of(site.url("/timed")));
            assertTrue(html(page.page()).contains("in time"), html(page.page()));
            assertTrue(page.times().waiting() >= 1000, page.times().toString());
        }
    }

    @Test
    @Tag("slow")
    void aSessionThatGrowsPastItsMemoryBoundIsReplaced() throws IOException {
        site.page("/memory", "<p>x");
        RenderSettings.Recycling small = new RenderSettings.Recycling(1000, 1_000_000);
        try (BrowserPool pool = new BrowserPool(settings().recycling(small))) {
            for (int i = 0; i < 11; i++) {
                RenderedPage page = pool.render(PageRequest.of(site.url("/memory")));
                assertEquals(Outcome.DONE, page.page().outcome());
                assertEquals(i == 0 || i == 10, page.times().start() > 0, "page " + i);
            }
        }
    }

    @Test
    @Tag("slow")
    void withoutABrowserOneLineSaysWhatToDo() throws IOException {
        BrowserConfig found = TestBrowsers.require("chromium");
        BrowserConfig missing = new BrowserConfig(
                found.engine(), List.of("/bin/false"), found.drivers(), found.flags(), Set.of(), List.of());
        try (BrowserPool none = new BrowserPool(RenderSettings.of(missing))) {
            BrowserUnavailableException e = assertThrows(BrowserUnavailableException.class, none::start);
            assertTrue(e.getMessage().startsWith("no browser: chromium did not start"), e.getMessage());
            assertTrue(e.getMessage().contains("drivers/install"), e.getMessage());
            assertEquals(1, e.getMessage().lines().count());
            FetchedPage page = none.fetch(PageRequest.of(site.url("/well")));
            assertEquals(Outcome.RENDER_FAILED, page.outcome());
            assertEquals(e.getMessage().split("\\(")[0], page.error().split("\\(")[0]);
        }
    }

    @Test
    @Tag("slow")
    void aWellPageHasNoError() {
        site.page("/well", "<p>well");
        assertNull(fetch("/well").error());
    }

    private static void redirect(com.sun.net.httpserver.HttpExchange exchange, String to) throws IOException {
        exchange.getResponseHeaders().set("Location", to);
        exchange.sendResponseHeaders(302, -1);
    }

    private static FetchedPage fetch(String path) {
        return render(path).page();
    }

    private static RenderedPage render(String path) {
        return pool.render(PageRequest.of(site.url(path)));
    }

    private static String html(FetchedPage page) {
        return new String(page.body(), StandardCharsets.UTF_8);
    }
}
