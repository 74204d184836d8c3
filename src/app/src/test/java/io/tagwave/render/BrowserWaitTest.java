package io.tagwave.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.web.FetchedPage;
import io.tagwave.web.Outcome;
import io.tagwave.web.PageRequest;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pages whose content comes late, and pages that wait for something that never comes. */
@Tag("slow")
class BrowserWaitTest {

    private static final String MENU = "<a href=/m>Menu entry</a> ".repeat(40);
    private static final String LATER = "document.getElementById('p').innerHTML = '<b>the goods</b>'";

    private static TestSite site;
    private static BrowserPool pool;

    @BeforeAll
    static void start() throws IOException {
        site = new TestSite();
        site.on("/never", exchange -> ProcessTree.pause(60_000));
        site.on("/late.json", exchange -> {
            ProcessTree.pause(3000);
            TestSite.send(exchange, 200, "application/json", "[]");
        });
        site.page("/goods", "<body>" + MENU + "<b>the goods</b>");
        pool = new BrowserPool(settings());
    }

    private static RenderSettings settings() throws IOException {
        return RenderSettings.of(TestBrowsers.require("chromium"))
                .pageLimit(Duration.ofSeconds(4))
                .offline(true);
    }

    @AfterAll
    static void stop() {
        if (pool != null) {
            pool.close();
        }
        site.close();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<script src=/never></script>%s",
                "%s<script src=/never></script>",
                "<link rel=stylesheet href=/never><script>document.title = 1</script>%s",
                "<script src=/never></script><link rel=stylesheet href=/never?2><script src=/never?3></script>%s"
            })
    void whatNeverAnswersLosesNoPage(String form) {
        site.page("/blocked", "<!doctype html><title>t</title><body>" + form.formatted("<b>the goods</b><p>more"));
        FetchedPage page = fetch("/blocked");
        assertEquals(Outcome.DONE, page.outcome(), page.error());
        assertTrue(html(page).contains("the goods") && html(page).contains("<p>more"), html(page));
        assertTrue(page.error().contains("/never"), page.error());
        assertNull(fetch("/goods").error());
    }

    @Test
    void aDocumentThatNeverEndsIsReadAsItIs() {
        site.on("/endless", exchange -> {
            exchange.getResponseHeaders().set("Content-Type", "text/html");
            exchange.sendResponseHeaders(200, 0);
            exchange.getResponseBody().write(("<body>" + MENU + "<b>the goods</b>").getBytes(StandardCharsets.UTF_8));
            exchange.getResponseBody().flush();
            ProcessTree.pause(60_000);
        });
        FetchedPage page = fetch("/endless");
        assertEquals(Outcome.DONE, page.outcome(), page.error());
        assertTrue(html(page).contains("the goods"), html(page));
        assertEquals(BrowserWindow.CUT_SHORT, page.error());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "fetch('/late.json').then(() => %s)",
                "setTimeout(() => {%s}, 1500)",
                "let n = 3; const t = setInterval(() => {if (--n === 0) {clearInterval(t); %s}}, 400)",
                "setTimeout(() => setTimeout(() => {%s}, 900), 900)",
                "setTimeout(() => location.replace('/goods'), 600)",
                "setTimeout('location = \"/goods\"', 1200)"
            })
    void aPageThatSaysLittleIsWaitedFor(String script) {
        site.page("/wait", "<body><h1>Just a moment…</h1><p id=p></p><script>" + script.formatted(LATER) + "</script>");
        String html = html(fetch("/wait"));
        assertTrue(html.contains("the goods"), html);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<div id=p aria-busy=true></div>",
                "<div id=p><i style='animation:s 1s linear infinite'>o</i></div><style>@keyframes s {to {rotate: 1turn}}</style>",
                "<ul id=p><li><i></i><b></b></li><li><i></i><b></b></li><li><i></i><b></b></li></ul>",
                "<div id=p role=progressbar></div>"
            })
    void whatShowsThatDataAreComingIsWaitedFor(String placeholder) {
        site.page("/busy", "<body>" + MENU + placeholder + "<script>setTimeout(() => {" + LATER + "}, 2000)</script>");
        String html = html(fetch("/busy"));
        assertTrue(html.contains("the goods"), html);
    }

    @Test
    void aRefreshIsFollowed() {
        site.page("/refresh", "<meta http-equiv=Refresh content='1; url=/goods'><p>moved");
        FetchedPage page = fetch("/refresh");
        assertTrue(html(page).contains("the goods"), html(page));
        assertEquals(site.url("/goods"), page.finalUrl());
    }

    @Test
    void pagesOfASiteThatNeverFallsSilentAreWaitedForOnce() {
        site.page(
                "/chat",
                "<body>" + MENU + "<b>the goods</b><p aria-busy=true><script>fetch('/never?' + Math.random());"
                        + "const again = () => setTimeout(again, 300); again()</script>");
        assertTrue(html(fetch("/chat")).contains("the goods"));
        fetch("/chat");
        double waiting = render("/chat").times().waiting();
        assertTrue(waiting < 3500, "waited " + waiting);
    }

    @Test
    void aPageWithTextWaitsForNoTimer() {
        site.page("/timer", "<body>" + MENU + "<script>setInterval(() => 1, 50); setTimeout(() => 1, 3000)</script>");
        fetch("/timer");
        assertTrue(render("/timer").times().waiting() < 1000);
    }

    @Test
    void lazyFramesAreLoaded() throws IOException {
        site.page("/inner", "<p>inside the frame");
        String frame = "<iframe loading=lazy src=/inner></iframe>";
        site.page(
                "/lazy",
                "<body>" + "<p>line".repeat(400) + frame + "<x-f></x-f><script>document.querySelector('x-f')"
                        + ".attachShadow({mode: 'open'}).innerHTML = '" + frame.replace("/inner", "/goods")
                        + "'</script>");
        assertFalse(html(fetch("/lazy")).contains("inside"));
        try (BrowserPool deep = new BrowserPool(settings().deepDom(true))) {
            String html = html(deep.fetch(PageRequest.of(site.url("/lazy"))));
            assertTrue(html.contains("inside the frame") && html.contains("the goods"), html);
        }
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
