package io.tagwave.dom;

import static org.junit.jupiter.api.Assertions.assertEquals;

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
    void framesAndRefreshesAreResolved() {
        String html = "<html><head><meta http-equiv=Refresh content='0;url=b'></head>"
                + "<frameset><frame src='/menu'><frame src='main'></frameset></html>";
        assertEquals(
                List.of("http://e.org/x/b", "http://e.org/menu", "http://e.org/x/main"),
                ForwardLinks.of(new HtmlParser().parse(html, "http://e.org/x/a")));
    }
}
