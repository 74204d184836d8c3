package io.tagwave.record;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import org.junit.jupiter.api.Test;

class PageExtentTest {

    private final PageTree.Builder page = new PageTree.Builder().open("body");

    /** An element with a text of so many characters, left open. */
    private Span open(String tag, String role, int characters) {
        page.open(tag).state(null, null, role, null).text("x".repeat(characters));
        return new Span(page.size() - 1, page.size());
    }

    private static int text(PageTree tree, Span list) {
        return new PageExtent(tree, new Landmarks(tree)).of(list, s -> tree.textLength(s.start(), s.end()));
    }

    @Test
    void dialogsCountForTheirOwnListsAlone() {
        Span list = open("div", null, 10);
        page.close();
        Span asked = open("div", "alertdialog", 300);
        open("dialog", null, 100);
        page.close().close();
        open("dialog", null, 500);
        PageTree tree = page.close().close().build();
        assertEquals(10, text(tree, list));
        assertEquals(910, text(tree, asked));
    }

    @Test
    void aListOfTheMainPartHasItsShareOfThat() {
        Span menu = open("nav", null, 40);
        page.close();
        Span list = open("main", null, 10);
        open("p", null, 20);
        page.close();
        open("div", "dialog", 300);
        page.close().close();
        open("dialog", null, 500);
        page.close();
        PageTree tree = page.close().build();
        assertEquals(30, text(tree, list));
        assertEquals(70, text(tree, menu));
    }
}
