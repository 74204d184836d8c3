package io.tagwave.crawl;

import static io.tagwave.crawl.TestSite.answer;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.web.FetchedPage;
import io.tagwave.web.Outcome;
import io.tagwave.web.PageRequest;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** One request and its answer, from a real server. */
@Timeout(30)
class HttpPageSourceTest {

    private static final Map<String, String> HTML = Map.of("Content-Type", "text/html; charset=utf-8");

    private final TestSite site = new TestSite();
    private HttpPageSource source;

    @AfterEach
    void close() {
        if (source != null) {
            source.close();
        }
        site.close();
    }

    @Test
    void anAnswerIsReadWithAllThatIsKnownOfIt() {
        site.page("/", (request, out) -> {
            Thread.sleep(20);
            answer(out, 200, HTML, "<p>caf\u00e9");
        });
        Instant before = Instant.now();
        FetchedPage page = fetch("/");
        assertEquals(Outcome.DONE, page.outcome());
        assertEquals(200, page.status());
        assertEquals("<p>caf\u00e9", text(page));
        assertEquals(StandardCharsets.UTF_8, page.charset());
        assertEquals("text/html; charset=utf-8", page.contentType());
        assertTrue(page.millis() >= 20 && page.millis() < 20_000, "" + page.millis());
        assertFalse(page.fetchedAt().isBefore(before));
        assertEquals(site.url("/"), page.finalUrl());
        assertNull(page.error());
    }

    @Test
    void aLoginInALinkIsSentAsBrowsersSendIt() {
        site.html("/", "<p>x");
        fetch("/");
        String url = site.url("/").replace("://", "://me:se%40cret@");
        FetchedPage page = source().fetch(PageRequest.of(url));
        assertEquals(Outcome.DONE, page.outcome(), page.error());
        assertEquals("Basic bWU6c2VAY3JldA==", site.requests().get(1).headers().get("authorization"));
        FetchedPage broken = source().fetch(PageRequest.of(url.replace("%40", "%zz")));
        assertEquals(Outcome.UNREACHABLE, broken.outcome());
    }

    @Test
    void aRevisitAsksIfThePageChanged() {
        site.html("/", "<p>x");
        source().fetch(new PageRequest(site.url("/"), "\"tag\"", "Sun, 06 Nov 1994 08:49:37 GMT"));
        fetch("/");
        Map<String, String> revisit = site.requests().get(0).headers();
        assertEquals("\"tag\"", revisit.get("if-none-match"));
        assertEquals("Sun, 06 Nov 1994 08:49:37 GMT", revisit.get("if-modified-since"));
        Map<String, String> first = site.requests().get(1).headers();
        assertFalse(first.containsKey("if-none-match") || first.containsKey("if-modified-since"));
        assertTrue(first.get("accept").startsWith("text/html"));
        assertEquals(CrawlSettings.defaults().userAgent(), first.get("user-agent"));
    }

    @Test
    void aPasswordIsSentAsItsHostExpectsIt() {
        site.html("/", "<p>x");
        source(CrawlSettings.defaults().credentials(Map.of("127.0.0.1", "me:secret")));
        fetch("/");
        assertEquals("Basic bWU6c2VjcmV0", site.requests().get(0).headers().get("authorization"));
    }

    @Test
    void aRedirectIsFollowedToItsEnd() {
        redirect("/a", "/b");
        redirect("/b", "/c?y=1&x=2");
        site.html("/c?y=1&x=2", "<p>c");
        FetchedPage page = fetch("/a");
        assertEquals(Outcome.DONE, page.outcome());
        assertEquals(site.url("/a"), page.url());
        assertEquals(site.url("/c?y=1&x=2"), page.finalUrl());
    }

    @Test
    void tenRedirectsAreFollowedAndNoMore() {
        for (int i = 0; i < 11; i++) {
            redirect("/" + i, "/" + (i + 1));
        }
        site.html("/11", "<p>end");
        assertEquals(Outcome.DONE, fetch("/1").outcome());
        FetchedPage loop = fetch("/0");
        assertEquals(Outcome.REDIRECT_LOOP, loop.outcome());
        assertEquals("11 redirects, then to " + site.url("/11"), loop.error());
        assertEquals(site.url("/0"), loop.url());
    }

    @Test
    void aCircleOrAWayOutOfTheWebEndsTheRedirects() {
        redirect("/a", "/b");
        redirect("/b", "/a");
        redirect("/out", "mailto:x@e.org");
        assertEquals("2 redirects, then to " + site.url("/a"), fetch("/a").error());
        FetchedPage out = fetch("/out");
        assertEquals(Outcome.OFF_SCOPE, out.outcome());
        assertEquals("redirect to mailto:x@e.org", out.error());
    }

    @ParameterizedTest
    @CsvSource({"300, HTTP_ERROR", "404, HTTP_ERROR", "500, HTTP_ERROR", "200, DONE", "299, DONE"})
    void onlyWhatIsFineIsRead(int status, Outcome outcome) {
        site.page("/", (request, out) -> answer(out, status, HTML, "<p>x"));
        FetchedPage page = fetch("/");
        assertEquals(outcome, page.outcome());
        assertEquals(outcome == Outcome.DONE ? "<p>x" : "", text(page));
        assertEquals(outcome == Outcome.DONE ? null : "HTTP " + status, page.error());
    }

    @ParameterizedTest
    @ValueSource(ints = {16_383, 16_384, 16_385, 40_000, 65_536, 99_999, 100_000})
    void aBodyMayBeAsLongAsItsLimit(int length) {
        String body = body(length);
        source(CrawlSettings.defaults().maxBytes(100_000));
        site.html("/announced", body);
        site.page("/chunked", (request, out) -> chunked(out, "200 OK", body));
        for (String path : new String[] {"/announced", "/chunked"}) {
            FetchedPage page = fetch(path);
            assertEquals(Outcome.DONE, page.outcome(), path);
            assertEquals(body, text(page), path);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {100_001, 300_000})
    void aLongerBodyIsRefusedOrCutAndTheNextRequestGoesWell(int length) {
        String body = body(length);
        source(CrawlSettings.defaults().maxBytes(100_000));
        site.html("/announced", body).html("/small", "<p>x");
        site.page("/chunked", (request, out) -> chunked(out, "200 OK", body));
        for (String path : new String[] {"/announced", "/chunked"}) {
            FetchedPage page = fetch(path);
            assertEquals(Outcome.TOO_LARGE, page.outcome(), path);
            assertEquals("more than 100000 bytes", page.error());
            assertEquals(0, page.body().length);
            FetchedPage cut =
                    source.fetchOnce(PageRequest.of(site.url(path)), () -> {}, BodyLimit.truncatedAt(100_000));
            assertEquals(Outcome.DONE, cut.outcome());
            assertEquals(body.substring(0, 100_000), text(cut), path);
            assertEquals(Outcome.DONE, fetch("/small").outcome());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "text/html, DONE",
        "' TEXT/HTML;charset=x', DONE",
        "application/xhtml+xml, DONE",
        "application/pdf, NOT_HTML",
        "text/plain, NOT_HTML"
    })
    void onlyHtmlIsReadWhereHtmlIsWanted(String type, Outcome outcome) {
        site.page("/", (request, out) -> answer(out, 200, Map.of("Content-Type", type), "<p>x"));
        assertEquals(outcome, fetch("/").outcome());
        FetchedPage any = source.fetchOnce(PageRequest.of(site.url("/")), () -> {}, BodyLimit.truncatedAt(100));
        assertEquals(Outcome.DONE, any.outcome());
        assertEquals("<p>x", text(any));
    }

    @ParameterizedTest
    @CsvSource({
        "3c703e, DONE",
        "200a0d093c703e, DONE",
        "efbbbf3c703e, DONE",
        "703e, NOT_HTML",
        "3c703e01, NOT_HTML",
        "3c703e08, NOT_HTML",
        "3c703e09, DONE",
        "003c703e, NOT_HTML",
        "3cff, DONE",
        "2020, NOT_HTML",
        "'', NOT_HTML"
    })
    void withoutATypeItIsHtmlWhenItLooksSo(String hex, Outcome outcome) {
        byte[] body = HexFormat.of().parseHex(hex);
        site.page("/", (request, out) -> answer(out, 200, Map.of(), body));
        assertEquals(outcome, fetch("/").outcome());
    }

    @Test
    void whatIsBinaryFurtherOnIsNotLookedFor() {
        byte[] body = new byte[2000];
        Arrays.fill(body, (byte) '<');
        body[1024] = 0;
        site.page("/", (request, out) -> answer(out, 200, Map.of(), body));
        assertEquals(Outcome.DONE, fetch("/").outcome());
        body[1023] = 0;
        assertEquals(Outcome.NOT_HTML, fetch("/").outcome());
    }

    @Test
    void ofSeveralHeadersTheFirstCountsButOfRobotTagsAll() {
        site.page(
                "/",
                (request, out) -> out.write(("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 0\r\n"
                                + "X-Robots-Tag: noindex\r\nx-robots-tag: nofollow\r\nX-A: 1\r\nx-a: 2\r\n\r\n")
                        .getBytes(StandardCharsets.ISO_8859_1)));
        Map<String, String> headers = fetch("/").headers();
        assertEquals("noindex\nnofollow", headers.get("x-robots-tag"));
        assertEquals("1", headers.get("x-a"));
    }

    @Test
    void aConnectionIsKeptOverSmallErrorsAndGivenUpForLargeOnes() {
        source(CrawlSettings.defaults().threads(1));
        int kept = 64 << 10;
        site.page("/large", (request, out) -> answer(out, 404, HTML, body(kept + 1)));
        site.page("/endless", (request, out) -> chunked(out, "404 -", body(kept + 1)));
        site.page("/small", (request, out) -> answer(out, 404, HTML, body(kept)));
        site.html("/", "<p>x");
        int connections = 1;
        for (String path : new String[] {"/small", "/gone", "/large", "/endless"}) {
            assertEquals(Outcome.DONE, fetch("/").outcome(), path);
            assertEquals(connections, site.connections(), path);
            assertEquals("HTTP 404", fetch(path).error(), path);
            connections += path.equals("/large") ? 1 : 0;
        }
        assertEquals(Outcome.DONE, fetch("/").outcome());
        assertEquals(3, site.connections());
    }

    @Test
    void anAnswerThatTakesTooLongIsATimeout() {
        source(CrawlSettings.defaults().timeout(Duration.ofMillis(100)));
        site.page("/silent", (request, out) -> Thread.sleep(30_000));
        site.page("/drip", (request, out) -> {
            out.write("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n<p>".getBytes(StandardCharsets.ISO_8859_1));
            while (true) {
                out.write('x');
                out.flush();
                Thread.sleep(10);
            }
        });
        for (String path : new String[] {"/silent", "/drip"}) {
            FetchedPage page = fetch(path);
            assertEquals(Outcome.TIMEOUT, page.outcome(), path);
            assertEquals("no complete answer within 100 ms", page.error());
        }
    }

    @Test
    void whatKeepsAPageFromComingIsNamed() {
        site.page(
                "/zip",
                (request, out) -> answer(
                        out, 200, Map.of("Content-Type", "text/html", "Content-Encoding", "gzip"), "\u0001no gzip"));
        FetchedPage zip = fetch("/zip");
        assertEquals(Outcome.HTTP_ERROR, zip.outcome());
        assertTrue(zip.error().startsWith("damaged compression: "), zip.error());
        FetchedPage host = source.fetch(PageRequest.of("http://does-not-exist.invalid/"));
        assertEquals(Outcome.UNREACHABLE, host.outcome());
        assertTrue(host.error().startsWith("unknown host "), host.error());
        FetchedPage tls = source.fetch(PageRequest.of(site.url("/").replace("http:", "https:")));
        assertEquals(Outcome.UNREACHABLE, tls.outcome());
        assertTrue(tls.error().startsWith("TLS: "), tls.error());
        FetchedPage refused = source.fetch(PageRequest.of("http://127.0.0.1:1/"));
        assertEquals(Outcome.UNREACHABLE, refused.outcome());
        assertFalse(refused.error().startsWith("TLS: "), refused.error());
        FetchedPage wrong = source.fetch(PageRequest.of("http://[x"));
        assertEquals("not a valid address", wrong.error());
    }

    @Test
    void aPrivateAddressIsRefusedOnRequest() {
        source(CrawlSettings.defaults().publicOnly(true));
        assertEquals(Outcome.PRIVATE_ADDRESS, fetch("/").outcome());
        assertEquals(0, site.requests().size());
    }

    private void redirect(String from, String to) {
        site.page(from, (request, out) -> answer(out, 302, Map.of("Location", to), ""));
    }

    private static void chunked(OutputStream out, String status, String body) throws IOException {
        StringBuilder text = new StringBuilder("HTTP/1.1 " + status
                + "\r\nContent-Type: text/html; charset=utf-8\r\nTransfer-Encoding: chunked\r\n\r\n");
        text.append(Integer.toHexString(body.length()))
                .append("\r\n")
                .append(body)
                .append("\r\n0\r\n\r\n");
        out.write(text.toString().getBytes(StandardCharsets.ISO_8859_1));
        out.flush();
    }

    /** No two places of it look alike, so that nothing can be lost or moved. */
    private static String body(int length) {
        StringBuilder text = new StringBuilder("<p>");
        for (int i = 0; text.length() < length; i++) {
            text.append(i).append(' ');
        }
        return text.substring(0, length);
    }

    private FetchedPage fetch(String path) {
        return source().fetch(PageRequest.of(site.url(path)));
    }

    private HttpPageSource source() {
        return source == null ? source(CrawlSettings.defaults()) : source;
    }

    private HttpPageSource source(CrawlSettings settings) {
        source = new HttpPageSource(settings);
        return source;
    }

    private static String text(FetchedPage page) {
        return new String(page.body(), StandardCharsets.UTF_8);
    }
}
