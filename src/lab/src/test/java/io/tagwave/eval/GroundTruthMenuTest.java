package io.tagwave.eval;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.dom.HtmlParser;
import io.tagwave.tree.PageTree;
import java.util.List;
import org.junit.jupiter.api.Test;

class GroundTruthMenuTest {

    private static final PageTree PAGE = new HtmlParser()
            .parse(
                    "<div class=top><a href=/a>A</a><a href=/b/>B</a><a href=/c>C</a></div>"
                            + "<p>text <a href=/d>D</a></p>",
                    "")
            .tree();

    private static GroundTruthMenu.LinkKey link(String text, String address) {
        return GroundTruthMenu.LinkKey.of(text, address);
    }

    @Test
    void linksAreComparedByLettersAndAddressWithoutHost() {
        assertEquals(link("Top sellers", "http://x.example/b/"), link(" top-SELLERS", "/b"));
    }

    @Test
    void theAlternativeThatFitsBestCounts() {
        GroundTruthMenu menu = GroundTruthMenu.ofLinks(
                PAGE, List.of(List.of(link("A", "/a")), List.of(link("A", "/a"), link("B", "/b"), link("C", "/c"))));
        assertTrue(menu.links(1).perfect());
        assertTrue(menu.nodes(1).perfect());
        assertEquals(0.75, menu.links(0).precision());
    }

    @Test
    void aPageMayHaveNone() {
        assertTrue(GroundTruthMenu.ofLinks(PAGE, List.of()).absent());
    }
}
