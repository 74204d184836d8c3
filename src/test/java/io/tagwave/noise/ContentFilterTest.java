package io.tagwave.noise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.tps.StepSchemes;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import io.tagwave.tree.Style;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ContentFilterTest {

    private final PageTree.Builder page = new PageTree.Builder().open("body");
    private PageTree tree;

    @Test
    void keepsSeveralRegionsAlsoWhereTheRestIsLarger() {
        Span menu = list("ul", "menu", 40);
        Span news = list("div", "news", 3);
        Span ads = list("ol", "ad", 5);
        Span offers = list("table", "offer", 3);

        Filtering filtering =
                filter(Optional.empty(), noise(menu, 0), content(news, 0.9), noise(ads, 0), content(offers, 0.7));

        assertEquals("news news news offer offer offer", filtering.kept().text());
        assertEquals(2, filtering.regions().size());
    }

    @Test
    void itemsThatTheExtractorMissedAtTheEndsStay() {
        Span all = list("div", "news", 6);
        int item = (all.length() - 1) / 6;
        Span found = new Span(all.start() + 1 + item, all.end() - item);

        assertEquals(
                "news news news news news news",
                filter(Optional.empty(), content(found, 0.9)).kept().text());
    }

    @Test
    void neighboursMadeInAnotherWayGo() {
        page.open("div");
        page.open("h2").text("head").close();
        int start = page.size();
        for (int i = 0; i < 4; i++) {
            page.open("p").text("item").close();
        }
        Span found = new Span(start, page.size());
        page.open("h2").text("foot").close().close();

        assertEquals(
                "item item item item",
                filter(Optional.empty(), content(found, 0.9)).kept().text());
    }

    @Test
    void aRivalStaysWhenTheChoiceWasNotSure() {
        Span a = list("ul", "a", 5);
        Span b = list("div", "b", 5);

        assertTrue(filter(Optional.empty(), content(a, 0.8), noise(b, 0.3))
                .kept()
                .text()
                .contains("b"));
        assertFalse(filter(Optional.empty(), content(a, 0.99), noise(b, 0.3))
                .kept()
                .text()
                .contains("b"));
    }

    @Test
    void aListInsideTheMenuIsNoContentWhereThereIsAnotherList() {
        Span menu = list("ul", "menu", 40);
        Span news = list("div", "news", 3);
        Optional<Span> found = Optional.of(menu);

        assertEquals(
                "news news news",
                filter(found, content(menu, 0.8), content(news, 0.6)).kept().text());
        assertEquals(
                "news news news",
                filter(found, content(menu, 0.8), noise(news, 0.4)).kept().text());
        assertTrue(
                filter(found, content(menu, 0.99), noise(news, 0)).kept().text().startsWith("menu"));
    }

    @Test
    void withoutContentOnlySurestNoiseGoes() {
        Span menu = list("ul", "menu", 4);
        Span links = list("ol", "link", 4);
        page.open("p").text("a story").close();
        Span unsure = list("table", "row", 2);

        Filtering filtering = filter(Optional.of(menu), noise(links, 0.001), noise(unsure, 0.1));

        assertEquals("a story row row", filtering.kept().text());
        assertTrue(filtering.note().startsWith("no content region"), filtering.note());
    }

    @Test
    void aPageOfNothingButMenuComesBackWhole() {
        tree = page.text("x").close().build();

        Filtering filtering =
                new ContentFilter().filter(tree, sequence(tree), List.of(), Optional.of(new Span(0, tree.size())));

        assertEquals(tree.size(), filtering.kept().count());
        assertTrue(filtering.note().startsWith("whole page"), filtering.note());
    }

    private static JudgedRegion content(Span span, double score) {
        return new JudgedRegion(span, true, score);
    }

    private static JudgedRegion noise(Span span, double score) {
        return new JudgedRegion(span, false, score);
    }

    private Filtering filter(Optional<Span> menu, JudgedRegion... regions) {
        tree = tree == null ? page.close().build() : tree;
        return new ContentFilter().filter(tree, sequence(tree), List.of(regions), menu);
    }

    private static TagPathSequence sequence(PageTree tree) {
        return TagPathSequence.of(tree, StepSchemes.classAndStyle());
    }

    private Span list(String tag, String text, int items) {
        int start = page.size();
        page.open(tag);
        for (int i = 0; i < items; i++) {
            page.open("li", new Style(List.of(text), "", ""), null).text(text).close();
        }
        page.close();
        return new Span(start, page.size());
    }
}
