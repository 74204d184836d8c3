package io.tagwave.dom.html;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.tagwave.dom.HtmlParser;
import io.tagwave.dom.ParsedPage;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ForwardLinksTest {

    @ParameterizedTest
    @ValueSource(strings = {"0;url=/a", "0; URL='/a'", "5,/a", "0 url = \"/a\" x", " 1.5 ; /a ", ".5;Url=/a", "0;/a"})
    void allSpellingsOfRefreshesAreRead(String content) {
        assertEquals("/a", ForwardLinks.target(content));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "30", "url=/a", "x;url=/a", "5;", "-1;url=/a"})
    void refreshesWithoutAnAddressLeadNowhere(String content) {
        assertEquals("", ForwardLinks.target(content));
    }

    @Test
    void everyFollowedSourceLeadsOn() {
        String html =
                "<iframe src=' if '></iframe><iframe srcdoc='<a href=x>x</a>'></iframe><object type=text/html data=o></object>"
                        + "<object type=image/png data=p></object><svg><a xlink:href=s><text>s</text></a><a href=t xlink:href=u></a></svg>"
                        + "<form action=f></form><button onclick=\"location='c'\">c</button><img src=i>";
        assertEquals(
                List.of("http://e.org/if", "http://e.org/o", "http://e.org/s"),
                ForwardLinks.of(new HtmlParser().parse(html, "http://e.org/x")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<?page=2>; rel=next",
                "</s.css>; rel=preload; as=style, <?page=2>; rel=\"next\"",
                "<https://api.example/>; rel=\"https://api.w.org/\"\n<?page=2>; title=\"a, <b>; rel=x\"; rel=\"last next\"",
                "<http://e.org/x?page=2>;REL=Next",
                "<?page=2> ; rel = \"next\" ; type=\"text/html\""
            })
    void aLinkHeaderDeclaresTheNextPage(String header) {
        ParsedPage page = new HtmlParser().parse("<base href=/b/><p>x", "http://e.org/x");
        ForwardLinks.declare(page, header);
        assertEquals(List.of("http://e.org/x?page=2"), page.declaredNext());
        assertEquals(List.of("http://e.org/x?page=2"), ForwardLinks.of(page));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "<?page=2>; rel=prev",
                "<?page=2>; rel=nextpage",
                "<?page=2>; title=\"; rel=next\"",
                "<mailto:a@b.example>; rel=next",
                "?page=2; rel=next"
            })
    void otherLinkHeadersDoNot(String header) {
        ParsedPage page = new HtmlParser().parse("<p>x", "http://e.org/x");
        ForwardLinks.declare(page, header);
        assertEquals(List.of(), page.declaredNext());
    }

    @Test
    void framesAndRefreshesAreResolved() {
        String html = "<html><head><meta http-equiv=Refresh content='0;url=b'></head>"
                + "<frameset><frame src='/menu'><frame src='main'></frameset></html>";
        assertEquals(
                List.of("http://e.org/x/b", "http://e.org/menu", "http://e.org/x/main"),
                ForwardLinks.of(new HtmlParser().parse(html, "http://e.org/x/a")));
    }
}
