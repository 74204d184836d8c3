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

    private static final String STORY =
            "The river rose all night, and in the morning the lower road was gone, with the mill and its two old elms. ";

    private final PageTree.Builder page = new PageTree.Builder().open("body");
    private PageTree tree;

    @Test
    void keepsSeveralRegionsAlsoWhereTheRestIsLarger() {
        Span menu = list("ul", "menu", 40);
        Span news = list("div", "news", 3);
        Span ads = list("ol", "ad", 5);
        Span offers = list("table", "offer", 3);

        FilterResult filtering =
                filter(Optional.empty(), region(menu, 0), region(news, 0.9), region(ads, 0), region(offers, 0.7));

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
                filter(Optional.empty(), region(found, 0.9)).kept().text());
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
                filter(Optional.empty(), region(found, 0.9)).kept().text());
    }

    @Test
    void aRivalStaysWhenTheChoiceWasNotSure() {
        Span a = list("ul", "a", 5);
        Span b = list("div", "b", 5);

        assertTrue(filter(Optional.empty(), region(a, 0.8), region(b, 0.3))
                .kept()
                .text()
                .contains("b"));
        assertFalse(filter(Optional.empty(), region(a, 0.99), region(b, 0.3))
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
                filter(found, region(menu, 0.8), region(news, 0.6)).kept().text());
        assertEquals(
                "news news news",
                filter(found, region(menu, 0.8), region(news, 0.4)).kept().text());
        assertTrue(
                filter(found, region(menu, 0.99), region(news, 0)).kept().text().startsWith("menu"));
    }

    @Test
    void withoutALikelyListProseStaysAndMenusGo() {
        Span menu = list("ul", "menu", 4);
        Span links = links(4);
        headline();
        page.open("p").text("a story").close();
        Span unsure = list("table", "row", 2);

        FilterResult filtering = filter(Optional.of(menu), region(links, 0.01), region(unsure, 0.3));

        assertEquals("headline a story row row", filtering.kept().text());
        assertEquals("no list is sure to be content: prose stays too", filtering.note());
    }

    @Test
    void aListOfLinksBetweenTextsStaysWithThem() {
        page.open("div");
        paragraphs(2);
        links(4);
        paragraphs(2);
        page.close();
        links(4);

        String two = STORY + STORY;
        assertEquals(
                (two + "link link link link " + two).strip(),
                filter(Optional.empty()).kept().text());
    }

    @Test
    void anArticleStaysBesideALikelierList() {
        article(6);
        Span side = list("div", "teaser", 3);

        FilterResult filtering = filter(Optional.empty(), region(side, 0.9));

        assertEquals(STORY.repeat(6).strip(), filtering.kept().text());
        assertEquals("prose outweighs the lists: it stays, with the lists within it", filtering.note());
    }

    @Test
    void aListWithinAnArticleStaysWithIt() {
        page.open("div");
        paragraphs(3);
        Span steps = list("ol", "step", 3);
        paragraphs(3);
        page.close();
        list("ul", "teaser", 2);

        String text = filter(Optional.empty(), region(steps, 0.9)).kept().text();

        assertTrue(text.contains("step step step"), text);
        assertFalse(text.contains("teaser"), text);
    }

    @Test
    void proseInLandmarksGoes() {
        page.open("aside");
        paragraphs(2);
        page.close();
        article(3);
        page.open("footer");
        paragraphs(1);
        page.close();

        assertEquals(STORY.repeat(3).strip(), filter(Optional.empty()).kept().text());
    }

    @Test
    void aListInASideColumnIsNoReasonToDropTheRest() {
        page.open("aside");
        Span side = list("ul", "teaser", 40);
        page.close();
        article(1);

        assertEquals(
                STORY.strip(),
                filter(Optional.empty(), region(side, 0.9)).kept().text());
    }

    @Test
    void someProseBesideALikelyListStaysWithIt() {
        Span items = list("div", "a longer text of one item", 10);
        article(2);

        FilterResult filtering = filter(Optional.empty(), region(items, 0.9));

        assertTrue(filtering.kept().text().endsWith(STORY.repeat(2).strip()));
        assertTrue(filtering.kept().text().startsWith("a longer text"));
        assertEquals("there is prose beside the list: it stays too", filtering.note());
    }

    @Test
    void whatStaysHardlyDependsOnWhichSideOfTheBarAListIs() {
        Span links = links(9);
        Span rows = list("table", "row", 6);
        links(5);

        assertEquals(
                filter(Optional.empty(), region(links, 0.001), region(rows, 0.49))
                        .kept()
                        .text(),
                filter(Optional.empty(), region(links, 0.001), region(rows, 0.51))
                        .kept()
                        .text());
    }

    @Test
    void aListOfWhichNobodyThinksMuchIsJustPartOfThePage() {
        Span links = links(9);
        page.open("p").text("a story").close();

        assertEquals(
                "a story", filter(Optional.empty(), region(links, 0.01)).kept().text());
    }

    @Test
    void aPageWithoutRepetitionComesBackWhole() {
        tree = page.open("p").text("x").close().close().build();

        assertEquals("whole page: nothing repeats", filter(Optional.empty()).note());
    }

    @Test
    void aPageOfOneNodeComesBackWhole() {
        tree = page.close().build();

        FilterResult filtering = filter(Optional.empty());

        assertEquals(1, filtering.kept().count());
        assertEquals("whole page: it has one node", filtering.note());
    }

    @Test
    void aPageOfNothingButMenuComesBackWhole() {
        tree = page.text("x").close().build();

        FilterResult filtering = filter(Optional.of(new Span(0, tree.size())));

        assertEquals(tree.size(), filtering.kept().count());
        assertEquals("whole page: neither a list nor prose was found", filtering.note());
    }

    private void article(int paragraphs) {
        page.open("div");
        paragraphs(paragraphs);
        page.close();
    }

    private void paragraphs(int count) {
        for (int i = 0; i < count; i++) {
            page.open("p").text(STORY.strip()).close();
        }
    }

    private Span links(int items) {
        int start = page.size();
        page.open("ol");
        for (int i = 0; i < items; i++) {
            page.open("li")
                    .openLink("a", Style.NONE, null, "#")
                    .text("link")
                    .close()
                    .close();
        }
        page.close();
        return new Span(start, page.size());
    }

    private void headline() {
        page.open("div").open("h2").openLink("a", Style.NONE, null, "#").text("headline");
        page.close().close().close();
    }

    private static ScoredList region(Span span, double score) {
        return new ScoredList(span, score);
    }

    private FilterResult filter(Optional<Span> menu, ScoredList... regions) {
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
