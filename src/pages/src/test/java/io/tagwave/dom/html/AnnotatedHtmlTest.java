package io.tagwave.dom.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.dom.HtmlParser;
import io.tagwave.dom.ParsedPage;
import io.tagwave.tree.PageTree;
import java.nio.charset.StandardCharsets;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AnnotatedHtmlTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<script>x()</script>",
                "<img src='http://e.org/a.png' srcset='/b.png 2x' onerror='x()'>",
                "<a href='http://e.org/' target=_top ping=/p>a</a>",
                "<form action='http://e.org/'><input name=q formaction=/x></form>",
                "<iframe src='http://e.org/' srcdoc='<script>x()</script>'></iframe>",
                "<object data='http://e.org/'></object><embed src='http://e.org/'>",
                "<svg><a xlink:href='http://e.org/'><text>a</text></a><image href='http://e.org/'/></svg>",
                "<meta http-equiv=refresh content='0; url=http://e.org/'>",
                "<link rel=stylesheet href='http://e.org/a.css'><base href='http://e.org/'>",
                "<video poster='http://e.org/'><source src='http://e.org/'></video>",
                "<table background='http://e.org/'><tr><td>a</table>"
            })
    void nothingOfThePageRunsLoadsOrLeadsAnywhere(String part) {
        String html =
                AnnotatedHtml.of(page("<p>before</p>" + part + "<p>after</p>")).html("");
        Document shown = Jsoup.parse(html);
        assertFalse(shown.body().html().contains("e.org"), html);
        assertEquals(
                0,
                shown.select("script, form, iframe, object, embed, base, link, [onerror], [ping], [target]")
                        .size(),
                html);
        assertEquals(1, shown.select("meta[http-equiv]").size(), "our own policy alone");
        assertTrue(
                shown.body().text().startsWith("before") && shown.body().text().endsWith("after"), html);
    }

    @Test
    void marksAndPlacesStandAtThePositionsOfTheTree() {
        ParsedPage page = page("<ul><li>one <b>two</b></li></ul>");
        PageTree tree = page.tree();
        AnnotatedHtml html = AnnotatedHtml.of(page);
        for (int node = 0; node < tree.size(); node++) {
            html.mark(node, "at", String.valueOf(node));
        }
        int last = tree.size() - 1;
        html.anchor(last);
        html.anchor(last);
        Document shown = Jsoup.parse(html.html(""));
        assertEquals("two", shown.selectFirst("#" + AnnotatedHtml.ID + last).text());
        assertEquals(
                "li", shown.selectFirst("[data-tagwave-at=" + (last - 3) + "]").normalName());
        assertEquals(
                "one", shown.selectFirst("[data-tagwave-at=" + (last - 2) + "]").text());
        assertEquals("one two", shown.selectFirst("li").text());
    }

    @Test
    void aPageCanNotPretendToBeMarked() {
        Document shown = Jsoup.parse(
                AnnotatedHtml.of(page("<p id=tagwave-1 data-tagwave-record=1-1 data-tagwave=x>a</p><button>b</button>"))
                        .html("p { color: red }"));
        assertEquals(
                0,
                shown.select("[data-tagwave-record], [data-tagwave], #tagwave-1")
                        .size(),
                shown.html());
        assertTrue(shown.selectFirst("button").hasAttr("disabled"));
        assertTrue(shown.head().html().contains("p { color: red }"));
    }

    private static ParsedPage page(String body) {
        return new HtmlParser()
                .parse(("<!doctype html><body>" + body).getBytes(StandardCharsets.UTF_8), null, "http://e.org/page");
    }
}
