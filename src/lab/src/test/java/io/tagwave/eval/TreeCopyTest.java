package io.tagwave.eval;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.tagwave.tree.PageTree;
import io.tagwave.tree.Style;
import java.util.List;
import org.junit.jupiter.api.Test;

class TreeCopyTest {

    private static final Style RED = new Style(List.of("red"), "", "");

    private static PageTree page() {
        return new PageTree.Builder()
                .open("body")
                .open("div", RED, "first")
                .openLink("a", Style.NONE, null, "/one")
                .text("one")
                .close()
                .close()
                .open("div", RED, "second")
                .openImage("img", RED, null, "two.png")
                .close()
                .text("two")
                .close()
                .close()
                .build();
    }

    private static void assertSame(PageTree expected, PageTree found) {
        assertEquals(expected.size(), found.size());
        for (int n = 0; n < expected.size(); n++) {
            assertEquals(expected.tagName(n), found.tagName(n));
            assertEquals(expected.parent(n), found.parent(n));
            assertEquals(expected.end(n), found.end(n));
            assertEquals(expected.id(n), found.id(n));
            assertEquals(expected.address(n), found.address(n));
            assertEquals(expected.isLink(n), found.isLink(n));
            assertEquals(expected.isImage(n), found.isImage(n));
            assertEquals(expected.linkTextLength(0, n), found.linkTextLength(0, n));
            assertEquals(
                    expected.styles().get(expected.style(n)), found.styles().get(found.style(n)));
        }
        assertEquals(expected.text(0, expected.size()), found.text(0, found.size()));
    }

    @Test
    void whatChangesNothingIsTheSamePage() {
        assertSame(page(), TreeCopy.without(page(), node -> false));
    }

    @Test
    void whatIsDroppedTakesAllBelowWithIt() {
        PageTree without = TreeCopy.without(page(), node -> node == 1);
        assertEquals(4, without.size());
        assertEquals("second", without.id(1));
        assertEquals("two", without.text(0, without.size()));
    }

    @Test
    void theRootStays() {
        assertEquals(1, TreeCopy.without(page(), node -> true).size());
    }
}
