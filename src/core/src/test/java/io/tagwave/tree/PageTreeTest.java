package io.tagwave.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PageTreeTest {

    private static PageTree list() {
        PageTree.Builder b = new PageTree.Builder().open("body");
        b.open("ul", new Style(List.of("menu"), "", ""), "nav");
        b.open("li").text("  first \n item ").close();
        b.open("li")
                .openLink("a", Style.NONE, null, "/two")
                .text("second")
                .close()
                .close();
        return b.close().text(" tail").close().build();
    }

    @Test
    void nodesStandInDocumentOrderWithParentEndAndDepth() {
        PageTree tree = list();
        assertEquals(8, tree.size());
        assertEquals(List.of("body", "ul", "li", "#text", "a"), tree.tagNames());
        assertEquals(-1, tree.parent(0));
        assertEquals(1, tree.parent(4));
        assertEquals(7, tree.end(1));
        assertEquals(4, tree.depth(6));
        assertEquals("nav", tree.id(1));
        assertNull(tree.id(2));
    }

    @Test
    void childrenFollowOneAnotherUntilThereAreNoMore() {
        PageTree tree = list();
        assertEquals(1, tree.firstChild(0));
        assertEquals(7, tree.nextSibling(1));
        assertEquals(-1, tree.nextSibling(7));
        assertEquals(2, tree.firstChild(1));
        assertEquals(4, tree.nextSibling(2));
        assertEquals(-1, tree.nextSibling(4));
        assertEquals(-1, tree.nextSibling(6));
        assertEquals(-1, tree.firstChild(7));
        assertEquals(-1, tree.nextSibling(0), "the body is alone");
    }

    @Test
    void textIsFoldedAndCounted() {
        PageTree tree = list();
        assertEquals("first item", tree.ownText(3));
        assertEquals("first item second tail", tree.text(0, tree.size()));
        assertEquals("first item".length(), tree.textLength(2, 4));
        assertEquals("second".length(), tree.linkTextLength(0, tree.size()));
    }

    @Test
    void textOfLinksIsCountedFromAnyPositionOn() {
        PageTree tree = new PageTree.Builder()
                .open("body")
                .openLink("a", Style.NONE, null, "/")
                .text("one")
                .close()
                .text("between")
                .openLink("a", Style.NONE, null, "/")
                .open("b")
                .text("other")
                .close()
                .close()
                .close()
                .build();
        assertEquals(5, tree.linkTextLength(3, tree.size()));
        assertEquals(3, tree.linkTextLength(0, 4));
        assertEquals(0, tree.linkTextLength(3, 4));
    }

    @Test
    void aNodeIsALinkAnImageATextOrPlain() {
        PageTree.Builder b = new PageTree.Builder().open("body");
        assertEquals(1, b.size());
        b.openLink("a", Style.NONE, null, "/there").close();
        b.openImage("img", new Style(List.of(), "", "width=9"), null, "here.png")
                .close();
        PageTree tree = b.text("text").close().build();
        assertEquals(List.of(false, true, false, false), each(tree, tree::isLink));
        assertEquals(List.of(false, false, true, false), each(tree, tree::isImage));
        assertEquals(List.of(false, false, false, true), each(tree, tree::isText));
        assertEquals(List.of(false, true, true, true), each(tree, tree::isLeaf));
        assertEquals(Arrays.asList(null, "/there", "here.png", null), each(tree, tree::address));
        assertEquals(List.of(0, 0, 1, 0), each(tree, tree::style));
    }

    private static <T> List<T> each(PageTree tree, IntFunction<T> what) {
        return IntStream.range(0, tree.size()).mapToObj(what).collect(Collectors.toList());
    }

    @Test
    void manyIdsStandWithTheirNodes() {
        PageTree.Builder b = new PageTree.Builder().open("body");
        for (int i = 1; i <= 300; i++) {
            b.open("p", Style.NONE, i % 2 == 0 ? "id" + i : null).close();
        }
        PageTree tree = b.close().build();
        for (int i = 1; i <= 300; i++) {
            assertEquals(i % 2 == 0 ? "id" + i : null, tree.id(i));
        }
    }

    @Test
    void blankTextIsNoNode() {
        PageTree tree =
                new PageTree.Builder().open("body").text(" \n\t ").close().build();
        assertEquals(1, tree.size());
    }

    @Test
    void commonAncestorOfNodeAndItsDescendantIsTheNode() {
        PageTree tree = list();
        assertEquals(1, tree.commonAncestor(3, 6));
        assertEquals(4, tree.commonAncestor(4, 6));
        assertEquals(0, tree.commonAncestor(7, 2));
    }

    @Test
    void aPageNestedAHundredThousandDeepIsATree() {
        PageTree.Builder b = new PageTree.Builder();
        for (int i = 0; i < 100_000; i++) {
            b.open("div");
        }
        for (int i = 0; i < 100_000; i++) {
            b.close();
        }
        PageTree tree = b.build();
        assertEquals(99_999, tree.depth(99_999));
        assertEquals(100_000, tree.end(0));
        assertTrue(XPaths.of(tree, 99_999).length() > 100_000);
    }

    @Test
    void aMillionNodesAreATree() {
        PageTree.Builder b = new PageTree.Builder().open("body");
        for (int i = 0; i < 500_000; i++) {
            b.open("li").text("x").close();
        }
        PageTree tree = b.close().build();
        assertEquals(1_000_001, tree.size());
        assertEquals(500_000, tree.textLength(0, tree.size()));
    }

    @Test
    void unbalancedBuildersAreRefused() {
        assertThrows(IllegalStateException.class, () -> new PageTree.Builder().close());
        assertThrows(
                IllegalStateException.class,
                () -> new PageTree.Builder().open("body").build());
        assertThrows(
                IllegalStateException.class,
                () -> new PageTree.Builder().open("a").close().open("b").close().build());
    }

    @Test
    void xpathsNumberOnlySharedNames() {
        PageTree tree = list();
        assertEquals("/html/body/ul/li[2]/a", XPaths.of(tree, 5));
        assertEquals("/html/body/ul/li[1]/text()[normalize-space()]", XPaths.of(tree, 3));
    }

    @Test
    void digitsOfAnyScriptAreKnownByPosition() {
        PageTree tree = new PageTree.Builder()
                .open("body")
                .text(" no digit ")
                .text("from 2 on")
                .open("b")
                .text("\u0663")
                .close()
                .close()
                .build();
        assertFalse(tree.anyDigit(0, 2));
        assertTrue(tree.anyDigit(0, 3));
        assertTrue(tree.anyDigit(3, 5));
        assertFalse(tree.anyDigit(3, 4));
        assertEquals(9, tree.textLength(2, 3));
    }
}
