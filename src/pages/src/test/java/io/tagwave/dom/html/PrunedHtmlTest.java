package io.tagwave.dom.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.dom.HtmlParser;
import io.tagwave.dom.ParsedPage;
import io.tagwave.tree.PageTree;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PrunedHtmlTest {

    private final HtmlParser parser = new HtmlParser();

    @Test
    void keptNodesHangWhereTheyHung() {
        ParsedPage page = parser.parse(
                "<title>T</title><body class=b><ul><li>menu</ul><div id=main><p>one</p> <p>two</p></div>", "");

        // body, div, second p with its text
        String html = PrunedHtml.of(page, Set.of(0, 4, 7, 8)::contains);

        assertEquals(
                "<html><head><meta charset=\"UTF-8\"><meta http-equiv=\"Content-Security-Policy\""
                        + " content=\"script-src 'none'; object-src 'none'; frame-src 'none'\"><title>T</title></head>"
                        + "<body class=\"b\"><div id=\"main\"> <p>two</p></div></body></html>",
                html);
    }

    @Test
    void aWholePageParsesToTheSameTreeAgain() {
        ParsedPage page = parser.parse(
                "<body><table><tr><td>a &lt; b<td><a href='x?a=1&amp;b=2'>c</a></table><pre>\n\n x</pre><b><p>d</b>e",
                "");

        PageTree again = parser.parse(PrunedHtml.of(page, node -> true), "").tree();

        assertEquals(page.tree().size(), again.size());
        assertEquals(page.tree().tagNames(), again.tagNames());
        assertEquals(page.tree().text(0, page.tree().size()), again.text(0, again.size()));
    }

    @Test
    void scriptsCommentsAndTheOldEncodingGo() {
        ParsedPage page = parser.parse(
                "<head><meta http-equiv=content-type content='text/html; charset=iso-8859-1'><script>1</script></head>"
                        + "<body><!-- c --><script>2</script><p>t</p>",
                "");

        String html = PrunedHtml.of(page, node -> true);

        assertFalse(html.contains("<script") || html.contains("iso-8859-1") || html.contains("<!--"), html);
    }

    @Test
    void nothingThatStaysRunsAScript() {
        ParsedPage page = parser.parse(
                "<meta http-equiv=refresh content='0;url=javascript:a()'><a href=' java\tscript:b()' onclick=c()>x</a>"
                        + "<iframe srcdoc='<script>d()</script>'></iframe><form action='JavaScript:e()'><img src=data:image/png;base64,AA>"
                        + "<a href=/f>y</a></form><a href='data:text/html,<script>g()</script>'>z</a>",
                "");
        String html = PrunedHtml.of(page, node -> true);
        for (String call : List.of("a()", "b()", "c()", "d()", "e()", "g()")) {
            assertFalse(html.contains(call), call + " in " + html);
        }
        assertTrue(html.contains("href=\"/f\"") && html.contains("data:image/png"), html);
    }

    @Test
    void aFramesetHasAnEmptyBody() {
        ParsedPage page = parser.parse("<frameset><frame src=a.html></frameset>", "");

        assertTrue(PrunedHtml.of(page, node -> true).contains("<body></body>"));
    }

    @Test
    void aNodeCanNotStayWithoutItsParent() {
        ParsedPage page = parser.parse("<body><div><p>t</p></div>", "");

        assertThrows(IllegalArgumentException.class, () -> PrunedHtml.of(page, node -> node != 1));
    }

    @Test
    void deepPagesDoNotOverflowTheStack() {
        ParsedPage page = parser.parse("<div>".repeat(100_000) + "t", "");
        PageTree tree = page.tree();

        assertTrue(PrunedHtml.of(page, node -> true).length() > tree.size());
    }
}
