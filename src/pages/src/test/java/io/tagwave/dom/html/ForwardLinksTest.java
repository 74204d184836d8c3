package io.tagwave.dom.html;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.tagwave.dom.HtmlParser;
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

    @Test
    void framesAndRefreshesAreResolved() {
        String html = "<html><head><meta http-equiv=Refresh content='0;url=b'></head>"
                + "<frameset><frame src='/menu'><frame src='main'></frameset></html>";
        assertEquals(
                List.of("http://e.org/x/b", "http://e.org/menu", "http://e.org/x/main"),
                ForwardLinks.of(new HtmlParser().parse(html, "http://e.org/x/a")));
    }
}
