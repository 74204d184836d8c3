package io.tagwave.dom.html;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.dom.HtmlParser;
import java.util.Locale;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;

class SafeCopyTest {

    private final HtmlParser parser = new HtmlParser();

    @Test
    void nothingOfThePageRuns() {
        String html = safe("<head><script>evil()</script><base href='http://evil.test/'><meta http-equiv=refresh"
                + " content='0;url=http://evil.test'><link rel=stylesheet href=//evil.test/x.css></head>"
                + "<body onload=evil()><img src=x onerror=evil()><a href='java\tscript:evil()'>a</a>"
                + "<a href=' JaVaScRiPt:evil()'>b</a><iframe src='http://evil.test'></iframe><svg><script>evil()</script>"
                + "<a xlink:href='javascript:evil()'>c</a></svg><form action='javascript:evil()'><button"
                + " formaction='javascript:evil()'>d</button></form><object data=evil.swf></object>"
                + "<a href='data:text/html,<script>evil()</script>'>e</a><div srcdoc='x' data-tagwave=added>f</div>"
                + "<noscript><p title='</noscript><img src=x onerror=evil()>'></noscript><!-- evil() --></body>");
        assertFalse(html.contains("evil"), html);
        assertFalse(html.toLowerCase(Locale.ROOT).contains("javascript"), html);
        assertFalse(html.contains("data-tagwave=\"added\""), "a page can not forge a mark");
        assertTrue(html.contains("Content-Security-Policy"));
        assertTrue(html.indexOf("Content-Security-Policy") < html.indexOf("<img"), "before anything of the page");
    }

    @Test
    void whatIsReadFromANoscriptElementIsShownThoughBrowsersHaveScripts() {
        String html =
                "<body><script>evil()</script><noscript><a href=/1>One</a> <a href=/2>Two</a> <a href=/3>Three</a>"
                        + "<p title='</noscript><img src=x onerror=evil()>'>p</p></noscript>";
        assertTrue(safe(html).contains("<div><a href=\"/1\">One</a>"), safe(html));
        assertTrue(Jsoup.parse(safe(html)).select("img, script").isEmpty(), safe(html));
        assertFalse(safe(html).contains("<noscript"), safe(html));
        String pruned = PrunedHtml.of(parser.parse(html, ""), node -> true);
        assertTrue(pruned.contains("<div><a href=\"/1\">One</a>"), pruned);
    }

    @Test
    void linksAndInlineImagesStay() {
        String html = safe("<title>t</title><a href='/two?a:b'>x</a><a href='mailto:me@a.test'>y</a>"
                + "<img src='data:image/png;base64,AA=='>");
        assertTrue(html.contains("href=\"/two?a:b\""));
        assertTrue(html.contains("mailto:me@a.test"));
        assertTrue(html.contains("data:image/png"));
    }

    private String safe(String html) {
        return SafeCopy.of(parser.parse(html, "")).html("");
    }
}
