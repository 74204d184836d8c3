package io.tagwave.template;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.template.PageDiff.Change;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Style;
import java.util.List;
import org.junit.jupiter.api.Test;

class PageDiffTest {

    @Test
    void equalPagesDoNotDiffer() {
        PageDiff diff = PageDiff.between(page("1", "a", "b"), page("1", "a", "b"));
        assertTrue(diff.parts().isEmpty());
        assertFalse(diff.contentChanged());
        assertEquals(1, diff.similarity());
    }

    @Test
    void aNewItemIsAddedAndTheLastOneRemoved() {
        PageDiff diff = PageDiff.between(page("1", "a", "b", "c"), page("1", "new", "a", "b"));
        assertEquals(List.of("new"), texts(diff, Change.ADDED));
        assertEquals(List.of("c"), texts(diff, Change.REMOVED));
        assertTrue(diff.contentChanged());
    }

    @Test
    void textThatChangedItsPlaceIsMovedAndNotNew() {
        PageDiff diff = PageDiff.between(page("1", "a", "b", "c"), page("1", "c", "a", "b"));
        assertEquals(List.of("c"), texts(diff, Change.MOVED));
        assertFalse(diff.contentChanged());
        PageDiff.Part moved = diff.parts(Change.MOVED).get(0);
        assertTrue(moved.counterpart() > moved.node(), "from the end of the list to its head");
    }

    @Test
    void withoutAThirdVersionACounterIsAChange() {
        PageDiff diff = PageDiff.between(page("1001", "a"), page("1002", "a"));
        assertEquals(List.of("1002"), texts(diff, Change.ADDED));
        assertTrue(diff.contentChanged());
    }

    @Test
    void aCounterThatDiffersOnEveryVersionIsNoise() {
        PageDiff diff = PageDiff.between(page("1001", "a"), page("1002", "new", "a"), page("1003", "new", "a"));
        assertEquals(List.of("1002"), texts(diff, Change.NOISE));
        assertEquals(List.of("new"), texts(diff, Change.ADDED));
        assertTrue(diff.parts(Change.REMOVED).isEmpty());
    }

    @Test
    void newsThatAFurtherLoadOfTheOldVersionLacksStayNews() {
        PageDiff diff = PageDiff.between(page("1001", "a"), page("1003", "new", "a"), page("1002", "a"));
        assertEquals(List.of("new"), texts(diff, Change.ADDED));
        assertEquals(List.of("1003"), texts(diff, Change.NOISE));
    }

    @Test
    void aLinkThatLeadsElsewhereIsSeen() {
        PageDiff diff = PageDiff.between(link("/one"), link("/two"));
        assertEquals(1, diff.parts(Change.READDRESSED).size());
        assertFalse(diff.contentChanged());
    }

    @Test
    void everyNodeOutsideTheMatchHasAChange() {
        PageTree before = page("1", "a", "b");
        PageTree after = page("2", "b", "c", "d");
        PageDiff diff = PageDiff.between(before, after);
        for (int node = 0; node < before.size(); node++) {
            assertEquals(diff.newNode(node) >= 0, diff.ofOld(node) == Change.NONE);
        }
    }

    private static List<String> texts(PageDiff diff, Change change) {
        return diff.parts(change).stream().map(PageDiff.Part::text).toList();
    }

    private static PageTree page(String counter, String... items) {
        PageTree.Builder page = new PageTree.Builder().open("body");
        page.open("p").text("Visits:").open("b").text(counter).close().close().open("ul");
        for (String item : items) {
            page.open("li").open("b").text(item).close().close();
        }
        return page.close().close().build();
    }

    private static PageTree link(String address) {
        return new PageTree.Builder()
                .open("body")
                .openLink("a", Style.NONE, null, address)
                .text("here")
                .close()
                .close()
                .build();
    }
}
