package io.tagwave.menu;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.tagwave.dom.HtmlParser;
import io.tagwave.tree.PageTree;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class MenuLinksTest {

    private static String levels(String html) {
        PageTree tree = new HtmlParser().parse(html, "").tree();
        return MenuLinks.of(tree, 0).stream()
                .map(l -> tree.address(l.node()) + l.level())
                .collect(Collectors.joining(" "));
    }

    @Test
    void aListAfterALinkIsItsSubmenu() {
        assertEquals(
                "a0 b1 c2 d1 e0",
                levels("<ul><li><a href=a>A</a><ul><li><a href=b>B</a><ul><li><a href=c>C</a></ul>"
                        + "<li><a href=d>D</a></ul><li><a href=e>E</a></ul>"));
    }

    @Test
    void definitionListsNestTheirEntries() {
        assertEquals(
                "a0 b1 c1 d0 e1 f1",
                levels("<dl><dt><a href=a>A</a><dd><a href=b>B</a><a href=c>C</a>"
                        + "<dt><a href=d>D</a><dd><a href=e>E</a><a href=f>F</a></dl>"));
    }

    @Test
    void flatListsStayFlat() {
        assertEquals("a0 b0 c0", levels("<p><a href=a>A</a> | <a href=b>B</a> | <b><a href=c>C</a></b></p>"));
        assertEquals("a0 b0 c0", levels("<ul><li><a href=a>A</a><li><a href=b>B</a><a href=c>C</a></ul>"));
    }
}
