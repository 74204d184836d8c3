package io.tagwave.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.tree.PageTree;
import org.junit.jupiter.api.Test;

class LandmarksTest {

    private final PageTree.Builder page = new PageTree.Builder().open("body");

    /** An element with a text; the text's node. */
    private int open(String tag, String role) {
        page.open(tag);
        if (role != null) {
            page.state(null, null, role, null);
        }
        page.text(tag);
        return page.size() - 1;
    }

    @Test
    void theInnermostElementThatSaysSomethingCounts() {
        int nav = open("nav", null);
        page.close();
        int main = open("main", null);
        int div = open("div", null);
        int aside = open("aside", null);
        page.close().close().close();
        int outside = open("p", null);
        Landmarks landmarks = new Landmarks(page.close().close().build());
        assertEquals(-1, landmarks.of(nav));
        assertEquals(1, landmarks.of(main));
        assertEquals(1, landmarks.of(div));
        assertEquals(-1, landmarks.of(aside));
        assertEquals(-1, landmarks.of(outside));
        assertEquals(0, landmarks.of(0), "the body holds the main part");
    }

    @Test
    void aRoleIsHeardBeforeATag() {
        int menu = open("main", "navigation");
        page.close();
        int main = open("div", "main");
        int unheard = open("nav", "list");
        page.close().close();
        Landmarks landmarks = new Landmarks(page.close().build());
        assertEquals(-1, landmarks.of(menu));
        assertEquals(1, landmarks.of(main));
        assertEquals(-1, landmarks.of(unheard));
    }

    @Test
    void aPageWithoutAMainPartHasNothingOutsideOfIt() {
        int text = open("div", null);
        page.close();
        int foot = open("footer", null);
        page.close();
        Landmarks landmarks = new Landmarks(page.close().build());
        assertEquals(0, landmarks.of(text));
        assertEquals(-1, landmarks.of(foot));
    }

    @Test
    void whatIsAroundAPageIsItsHeadItsFootAndNavigation() {
        int head = open("header", null);
        page.close();
        int main = open("main", null);
        int nav = open("div", "navigation");
        page.close();
        int title = open("header", null);
        page.close();
        page.close();
        int foot = open("div", "contentinfo");
        page.close();
        int aside = open("aside", null);
        page.close();
        Landmarks landmarks = new Landmarks(page.close().build());
        assertTrue(landmarks.isAround(head));
        assertTrue(landmarks.isAround(nav));
        assertTrue(landmarks.isAround(foot));
        assertFalse(landmarks.isAround(main));
        assertFalse(landmarks.isAround(title), "the head of the main part is not the page's");
        assertFalse(landmarks.isAround(aside));
    }

    @Test
    void dialogsStandOverAPage() {
        int dialog = open("div", "alertdialog");
        int list = open("ul", null);
        page.close();
        page.close();
        int element = open("dialog", null);
        page.close();
        int article = open("article", null);
        page.close();
        Landmarks landmarks = new Landmarks(page.close().build());
        assertTrue(landmarks.isAround(dialog));
        assertTrue(landmarks.isAround(list));
        assertTrue(landmarks.isAround(element));
        assertFalse(landmarks.isAround(article));
    }
}
