package io.tagwave.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.web.FetchedPage;
import io.tagwave.web.Outcome;
import io.tagwave.web.PageRequest;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Reads answers that break the HTTP standard and that browsers show all the same. */
@Timeout(30)
class LenientAnswersTest {

    private static final String BODY = "<html><body><p>caf\u00e9</p></body></html>\n";
    private static final int LENGTH = BODY.getBytes(StandardCharsets.UTF_8).length;
    private static final String TYPE = "Content-Type: text/html; charset=utf-8\r\n";

    private final TestSite site = new TestSite();
    private final HttpPageSource source = new HttpPageSource();

    @AfterEach
    void close() {
        source.close();
        site.close();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "preload                              | a header line has no colon",
                "P3P : CP=ALL                         | a header line has a space before the colon",
                ": x                                  | a header line has no name",
                "Content-Length: #~Content-Length: #  | Content-Length stands there more than once",
                "Content-Length: #, #                 | Content-Length stands there more than once",
                "Content-Length: abc                  | Content-Length is no number",
                "Content-Length: -1                   | Content-Length is no number",
                "Transfer-Encoding: identity          | Transfer-Encoding identity was passed over",
                "Content-Encoding: UTF-8              | Content-Encoding utf-8 was announced, but not applied",
                "Content-Encoding: none               | Content-Encoding none was announced, but not applied",
                "Content-Encoding: gzip               | Content-Encoding gzip was announced, but not applied",
                "Content-Encoding: br                 | Content-Encoding br was announced, but not applied"
            })
    void whatIsOddIsNoted(String lines, String note) {
        FetchedPage page = page("HTTP/1.1 200 OK\r\n" + TYPE
                + lines.replace("#", "" + LENGTH).replace("~", "\r\n") + "\r\n\r\n" + BODY);
        assertRead(page);
        assertEquals(note, page.error());
    }

    @Test
    void aPartOfAPageIsAFailureAndAnEmptyOneIsTold() {
        String head = "HTTP/1.1 206 Partial Content\r\n" + TYPE + "Content-Range: bytes 0-" + (LENGTH - 1) + "/";
        FetchedPage part = page(head + "9000\r\n\r\n" + BODY);
        assertEquals(Outcome.HTTP_ERROR, part.outcome());
        assertEquals("HTTP 206: only a part of the page was sent, bytes 0-" + (LENGTH - 1) + "/9000", part.error());
        assertRead(page(head + LENGTH + "\r\n\r\n" + BODY));
        assertEquals(
                "the answer is empty",
                page("HTTP/1.1 200 OK\r\n" + TYPE + "Content-Length: 0\r\n\r\n").error());
    }

    @Test
    void aRedirectToSeveralPlacesLeadsToNone() {
        String head = "HTTP/1.1 302 F\r\nContent-Length: 0\r\nLocation: /one\r\nLocation: /";
        FetchedPage several = page(head + "two\r\n\r\n");
        assertEquals(Outcome.HTTP_ERROR, several.outcome());
        assertEquals("HTTP 302, to several: /one, /two", several.error());
        assertNull(several.redirect());
        site.html("/one", BODY);
        assertRead(page(head + "one\r\n\r\n"));
    }

    @Test
    void unchangedIsNoAnswerToWhoKnowsNoEarlierPage() {
        FetchedPage page = page("HTTP/1.1 304 Not Modified\r\n\r\n");
        assertEquals(Outcome.HTTP_ERROR, page.outcome());
        assertEquals("HTTP 304: unchanged, though no earlier page is known", page.error());
    }

    @ParameterizedTest
    @ValueSource(strings = {"X: a\u0001b", "X: a\r\n  b\r\n\tc", "Content-Encoding:", "x_y z: b", "Content-Length: #"})
    void whatBrowsersTakeIsNotNoted(String lines) {
        FetchedPage page = page("HTTP/1.1 200\r\n" + TYPE + lines.replace("#", "" + LENGTH) + "\r\n\r\n" + BODY);
        assertNull(page.error());
        assertRead(page);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http/1.1 200 ok",
                "HTTP/1.1 200OK",
                "HTTP/1.0 200 OK",
                "\r\nHTTP/1.1 200 OK",
                "HTTP/2 200",
                "ICY 200 OK"
            })
    void statusLinesInAnySpellingAreRead(String line) {
        assertRead(page(line + "\r\n" + TYPE + "\r\n" + BODY));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"*/*", "html", "", "; charset=utf-8", "unknown/unknown", "text/plain\r\nContent-Type: text/html"
            })
    void aTypeThatIsNoneLeavesItToTheBytes(String type) {
        assertRead(page("HTTP/1.1 200 OK\r\nContent-Type: " + type + "\r\n\r\n" + BODY));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "Content-Encoding: br\r\n", "Content-Encoding: deflate\r\n", "Content-Encoding: utf-8\r\n"})
    void aBodyThatIsGzipIsReadWhateverItsHeadSays(String header) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
            out.write(BODY.getBytes(StandardCharsets.UTF_8));
        }
        site.page("/x", (request, out) -> {
            out.write(("HTTP/1.1 200 OK\r\n" + header + TYPE + "\r\n").getBytes(StandardCharsets.ISO_8859_1));
            packed.writeTo(out);
            out.flush();
            out.close();
        });
        FetchedPage page = source.fetch(PageRequest.of(site.url("/x")));
        assertRead(page);
        assertEquals("the body is coded as gzip, which Content-Encoding does not say", page.error());
    }

    @Test
    void aPageWithoutAHeadIsAPage() {
        FetchedPage page = page(BODY + "<p>two</p>");
        assertEquals(Outcome.DONE, page.outcome());
        assertEquals(BODY + "<p>two</p>", new String(page.body(), StandardCharsets.UTF_8));
        assertTrue(page.error().contains("HTTP/0.9"), page.error());
    }

    @Test
    void twoHundredCookiesAreNoReasonToLoseAPage() {
        String cookies = ("Set-Cookie: a=" + "x".repeat(280) + "\r\n").repeat(200);
        assertRead(page("HTTP/1.1 200 OK\r\n" + cookies + TYPE + "\r\n" + BODY));
    }

    @Test
    void headersWithoutAnEndAreRefused() {
        FetchedPage page = page("HTTP/1.1 200 OK\r\n" + "X: y\r\n".repeat(5000) + TYPE + "\r\n" + BODY);
        assertEquals(Outcome.TOO_LARGE, page.outcome());
    }

    @Test
    void differentLengthsAreAnError() {
        FetchedPage page = page("HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n" + BODY);
        assertEquals(Outcome.HTTP_ERROR, page.outcome());
    }

    @Test
    void brotliIsAskedForAndRead() {
        byte[] packed = Base64.getDecoder().decode("GygA+AU8ZLl8WhONTQoyCzG5gDIqlemN38OgAg==");
        site.page("/x", (request, out) -> {
            assertTrue(request.headers().get("accept-encoding").contains("br, zstd"));
            out.write(("HTTP/1.1 200 OK\r\nContent-Encoding: br\r\nContent-Length: " + packed.length + "\r\n" + TYPE
                            + "\r\n")
                    .getBytes(StandardCharsets.ISO_8859_1));
            out.write(packed);
            out.flush();
        });
        FetchedPage page = source.fetch(PageRequest.of(site.url("/x")));
        assertNull(page.error());
        assertEquals("<p>some words, some words, some words</p>", new String(page.body(), StandardCharsets.UTF_8));
    }

    private void assertRead(FetchedPage page) {
        assertEquals(Outcome.DONE, page.outcome(), page.error());
        assertEquals(BODY, new String(page.body(), StandardCharsets.UTF_8));
    }

    private FetchedPage page(String answer) {
        site.page("/x", (request, out) -> {
            out.write(answer.getBytes(StandardCharsets.UTF_8));
            out.flush();
            out.close();
        });
        return source.fetch(PageRequest.of(site.url("/x")));
    }
}
