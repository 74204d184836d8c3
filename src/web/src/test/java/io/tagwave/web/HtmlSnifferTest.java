package io.tagwave.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which responses are pages. */
class HtmlSnifferTest {

    @ParameterizedTest
    @CsvSource({
        "text/html; charset=utf-8, true",
        "application/xhtml+xml, true",
        "application/vnd.wap.xhtml+xml, true",
        "text/xml, true",
        "application/xml, true",
        "*/*, true",
        "html, true",
        "unknown/unknown, true",
        "application/pdf, false",
        "application/rss+xml, false"
    })
    void whatMayBeAPageIsSaidByItsType(String type, boolean isPage) {
        assertEquals(isPage, HtmlSniffer.mayBeHtml(type));
    }

    @ParameterizedTest
    @CsvSource({
        "application/xhtml+xml; charset=utf-8, <title/><script src='x'/><a id='b' /><br/><hr />, <title></title><script src='x'></script><a id='b' ></a><br/><hr />",
        "text/xml, <div/>, <div></div>",
        "text/html; profile=application/xhtml+xml, <div/>, <div/>",
        "Text/HTML, <div/>, <div/>",
        ", <div/>, <div/>"
    })
    void elementsThatXmlClosesAreClosedInHtml(String type, String body, String html) {
        Map<String, String> headers = type == null ? Map.of() : Map.of("content-type", type);
        byte[] sent = body.getBytes(StandardCharsets.UTF_8);
        byte[] read = HtmlSniffer.asHtml(
                FetchedPage.answered("http://e.org/", Outcome.DONE, 200, headers, sent, Instant.EPOCH, 0, false, null));
        assertEquals(html, new String(read, StandardCharsets.UTF_8));
    }

    @Test
    void xmlIsAPageIfItsRootIsThatOfXhtml() {
        assertTrue(isPage(
                "application/xml", "<?xml version='1.0'?><html lang='de' xmlns=\"http://www.w3.org/1999/xhtml\">"));
        assertFalse(isPage("text/xml", "<feed xmlns='http://www.w3.org/2005/Atom'><title>a"));
        assertTrue(isPage("text/html", "a"));
        assertTrue(isPage(null, "\n<p>a"));
        assertFalse(isPage(null, "%PDF-1.4"));
        assertFalse(isPage("*/*", "%PDF-1.4"));
    }

    private static boolean isPage(String type, String body) {
        return HtmlSniffer.isPage(type, body.getBytes(StandardCharsets.UTF_8));
    }
}
