package io.tagwave.dom.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.dom.HtmlParser;
import io.tagwave.dom.ParsedPage;
import io.tagwave.dom.html.SafeHtml.Insertion;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;

class SafeHtmlTest {

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

    @Test
    void keepsWhatIsAskedForAndMarksTheRest() {
        ParsedPage page = parser.parse("<ul><li>one</li><li>two</li><li>three</li></ul><p>end</p>", "");
        boolean[] kept = new boolean[page.tree().size()];
        kept[0] = true;
        kept[1] = true;
        kept[2] = true;
        kept[3] = true;
        String html = SafeHtml.keeping(page, kept);
        assertTrue(html.contains("<li>one</li><li><span data-tagwave=\"varies\">…</span></li></ul>"), html);
        assertFalse(html.contains("two") || html.contains("three") || html.contains("end"), html);
    }

    @Test
    void insertedTextIsEscapedAndStandsWhereABrowserLeavesIt() {
        ParsedPage page = parser.parse("<table><tr><td>x</td></tr></table><ul><li>y</li></ul><select><option>z", "");
        int table = node(page, "table");
        int list = node(page, "ul");
        int select = node(page, "select");
        String html = SafeHtml.marking(
                page,
                new String[page.tree().size()],
                List.of(
                        new Insertion(table + 1, -1, "removed", "<b>gone</b>"),
                        new Insertion(list, list + 1, "removed", "first"),
                        new Insertion(select, -1, "removed", "unseen")),
                Map.of());
        ParsedPage again = parser.parse(html, "");
        assertTrue(
                html.contains("<tr><td><del data-tagwave=\"removed\">&lt;b&gt;gone&lt;/b&gt;</del></td></tr>"), html);
        assertTrue(html.contains("<ul><li><del data-tagwave=\"removed\">first</del></li><li>y"), html);
        assertFalse(html.contains("unseen"), html);
        assertEquals(
                html.trim(),
                again.document()
                        .outputSettings(page.document().outputSettings().prettyPrint(false))
                        .outerHtml(),
                "reparsing moves nothing");
    }

    @Test
    void marksTextAndElementsOnce() {
        ParsedPage page = parser.parse("<p>old <b>new</b></p><textarea>typed</textarea>", "");
        String[] kinds = new String[page.tree().size()];
        Arrays.fill(kinds, 3, 5, "added");
        kinds[6] = "added";
        String html = SafeHtml.marking(page, kinds, List.of(), Map.of("added", "added: 2"));
        assertTrue(html.contains("<p>old <b data-tagwave=\"added\">new</b></p>"), html);
        assertTrue(html.contains("<textarea data-tagwave=\"added\">typed</textarea>"), html);
        assertTrue(html.contains("<span data-tagwave=\"added\">added: 2</span>"), html);
    }

    private String safe(String html) {
        ParsedPage page = parser.parse(html, "");
        return SafeHtml.marking(page, new String[page.tree().size()], List.of(), Map.of());
    }

    private static int node(ParsedPage page, String tag) {
        int node = 0;
        while (!page.tree().tagName(node).equals(tag)) {
            node++;
        }
        return node;
    }
}
