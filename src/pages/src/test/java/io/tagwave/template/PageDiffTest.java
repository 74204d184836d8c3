package io.tagwave.template;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.dom.HtmlParser;
import io.tagwave.template.PageDiff.Change;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Style;
import java.util.List;
import java.util.Random;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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

    /** Every text is told once: it stayed, it moved, or it is on one version alone. */
    @Test
    void everyTextStayedOrMovedOrIsOnOneVersionAlone() {
        Random random = new Random(21);
        for (int trial = 0; trial < 300; trial++) {
            PageTree before = page("1", items(random));
            PageTree after = page("1", items(random));
            PageDiff diff = PageDiff.between(before, after);
            List<String> stayed = texts(after, node -> diff.ofNew(node) == Change.NONE);
            List<String> moved = texts(after, node -> diff.ofNew(node) == Change.MOVED);
            List<String> added = texts(after, node -> diff.ofNew(node) == Change.ADDED);
            List<String> removed = texts(before, node -> diff.ofOld(node) == Change.REMOVED);
            assertEquals(texts(after, any -> true), joined(List.of(stayed, moved, added)));
            assertEquals(texts(before, any -> true), joined(List.of(stayed, moved, removed)));
            assertEquals(moved, texts(before, node -> diff.ofOld(node) == Change.MOVED));
            assertTrue(added.stream().noneMatch(removed::contains), "added here and removed there is moved");
            assertEquals(!(added.isEmpty() && removed.isEmpty()), diff.contentChanged());
            assertEquals(added, joined(List.of(words(diff, Change.ADDED))));
            assertEquals(removed, joined(List.of(words(diff, Change.REMOVED))));
        }
    }

    @Test
    void aMovedTextKnowsWhereItWas() {
        PageTree before = page("1", "a", "b", "c", "c");
        PageTree after = page("1", "c", "c", "a", "b");
        List<PageDiff.Part> moved = PageDiff.between(before, after).parts(Change.MOVED);
        assertEquals(
                4, moved.stream().map(PageDiff.Part::counterpart).distinct().count());
        for (PageDiff.Part part : moved) {
            assertEquals(part.text(), before.ownText(part.counterpart()));
            assertEquals(part.text(), after.text(part.node(), after.end(part.node())));
        }
        assertTrue(moved.get(0).counterpart() < moved.get(1).counterpart(), "of equal texts the first is the first");
    }

    @Test
    void aChangedSubtreeIsOnePartForEachKindOfChange() {
        PageTree before = parsed("<h1>t</h1><p>one</p>");
        PageTree after = parsed("<h1>t</h1><div><b>new</b><i>one</i><u>too</u></div>");
        PageDiff diff = PageDiff.between(before, after);
        assertEquals(
                List.of(
                        new PageDiff.Part(Change.ADDED, 3, -1, "new too"),
                        new PageDiff.Part(Change.MOVED, 3, 4, "one")),
                diff.parts());
    }

    @Test
    void aPartWithoutTextIsAPartButNoContent() {
        PageDiff diff = PageDiff.between(parsed("<p>a</p>"), parsed("<p>a</p><hr><img src=x>"));
        assertEquals(
                List.of(new PageDiff.Part(Change.ADDED, 3, -1, ""), new PageDiff.Part(Change.ADDED, 4, -1, "")),
                diff.parts());
        assertFalse(diff.contentChanged());
    }

    @Test
    void similarityIsTheShareOfNodesThatTheMatchCovers() {
        assertEquals(
                2.0 * 3 / (3 + 6),
                PageDiff.between(parsed("<p>a</p>"), parsed("<p>a</p><hr><i>b</i>"))
                        .similarity());
    }

    @Test
    void imagesAndLinksInTheirPlaceTellTheirNewAddress() {
        PageTree before = parsed("<p>x</p><img src=a><a href=b>b</a><a href=c>c</a>");
        PageTree after = parsed("<img src=z><a href=b>b</a><a href=y>c</a>");
        PageDiff diff = PageDiff.between(before, after);
        assertEquals(
                List.of(
                        new PageDiff.Part(Change.REMOVED, 1, -1, "x"),
                        new PageDiff.Part(Change.READDRESSED, 1, 3, ""),
                        new PageDiff.Part(Change.READDRESSED, 4, 6, "c")),
                diff.parts());
        assertEquals(Change.READDRESSED, diff.ofNew(4));
        assertEquals(4, diff.newNode(6));
        assertEquals(-1, diff.newNode(1));
    }

    private static PageTree parsed(String html) {
        return new HtmlParser().parse(html, "").tree();
    }

    private static String[] items(Random random) {
        return random.ints(random.nextInt(6), 0, 5).mapToObj(i -> "item" + i).toArray(String[]::new);
    }

    private static List<String> texts(PageTree tree, IntPredicate counts) {
        return IntStream.range(0, tree.size())
                .filter(tree::isText)
                .filter(counts)
                .mapToObj(tree::ownText)
                .sorted()
                .toList();
    }

    private static List<String> words(PageDiff diff, Change change) {
        return texts(diff, change).stream()
                .flatMap(text -> Stream.of(text.split(" ")))
                .filter(word -> !word.isEmpty())
                .toList();
    }

    private static List<String> joined(List<List<String>> lists) {
        return lists.stream().flatMap(List::stream).sorted().toList();
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
