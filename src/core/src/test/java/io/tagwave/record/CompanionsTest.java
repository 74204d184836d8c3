package io.tagwave.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.extract.RecordExtractor;
import io.tagwave.model.ContentModel;
import io.tagwave.proposal.Proposal;
import io.tagwave.proposal.ProposalFinder;
import io.tagwave.proposal.ProposalSettings;
import io.tagwave.tps.StepSchemes;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Style;
import java.util.List;
import org.junit.jupiter.api.Test;

class CompanionsTest {

    private static final int MAIN = 9;
    private static final String WORDS = "words of a text ";

    /** Of the records beside the list. */
    private enum Form {
        ALIKE,
        LINKED,
        /** Titles of two fifths of the text, and of more than half. */
        LONG_TITLE,
        LONGER_TITLE,
        SHORT,
        POOR,
        UNLIKE
    }

    /** A list of articles and, so much text further and so many blocks deeper, a group of events. */
    private record Page(int count, int between, int deeper, Form form) {

        static final Page WITH_COMPANION = new Page(6, 1, 1, Form.ALIKE);

        PageTree tree() {
            PageTree.Builder page = new PageTree.Builder().open("body").open("div");
            for (int i = 0; i < MAIN; i++) {
                page.open("div").open("h3");
                link(page, "Article " + i);
                page.close();
                field(page, "p", "Article " + i + WORDS.repeat(5));
                field(page, "i", "Place " + i);
                field(page, "b", "Day " + i);
                for (int extra = 0; form == Form.POOR && extra < (i % 2 == 0 ? 1 : 6); extra++) {
                    field(page, "u", "Number " + i * extra);
                }
                page.close();
            }
            page.close();
            field(page, "p", WORDS.repeat(between));
            for (int i = 0; i <= deeper; i++) {
                page.open("div");
            }
            for (int i = 0; i < count; i++) {
                page.open("div");
                event(page, i);
                page.close();
            }
            for (int i = 0; i <= deeper; i++) {
                page.close();
            }
            return page.close().build();
        }

        private void event(PageTree.Builder page, int number) {
            if (form == Form.SHORT) {
                field(page, "p", "Event " + number + WORDS);
                field(page, "b", "Day " + number);
                return;
            }
            page.open("h3");
            int words = form == Form.LONG_TITLE ? 2 : form == Form.LONGER_TITLE ? 3 : 0;
            link(page, "Event " + number + WORDS.repeat(words));
            page.close();
            if (form == Form.POOR) {
                field(page, "p", "Event " + number + WORDS);
                return;
            }
            if (form == Form.LINKED) {
                page.open("p");
                link(page, WORDS + number);
                page.close().open("i");
                link(page, "Place " + number);
                page.close();
                return;
            }
            field(page, "p", "Event " + number + WORDS.repeat(2));
            for (int i = 0; i < 3 && form == Form.UNLIKE; i++) {
                field(page, "span", "Number " + number * i);
            }
            if (form != Form.UNLIKE) {
                field(page, "i", "Place " + number);
            }
        }

        private static void link(PageTree.Builder page, String text) {
            page.openLink("a", Style.NONE, "", "/").text(text).close();
        }

        private static void field(PageTree.Builder page, String tag, String text) {
            page.open(tag).text(text).close();
        }
    }

    private static List<RankedList> locate(PageTree tree, int regions) {
        TagPathSequence sequence = TagPathSequence.of(tree, StepSchemes.commonestClass());
        return new ListLocator(regions, ContentModel.shipped().ranker(), PlaceWords.NONE)
                .locate(tree, sequence, new ProposalFinder(ProposalSettings.DEFAULT).find(tree, sequence));
    }

    private static List<Integer> counts(Page page) {
        return counts(page.tree());
    }

    private static List<Integer> counts(PageTree tree) {
        return locate(tree, 1).stream()
                .map(chosen -> chosen.region().parts().size())
                .toList();
    }

    @Test
    void aGroupOfAnotherFormBesideTheListIsLocatedWithIt() {
        assertEquals(List.of(MAIN, 6), counts(Page.WITH_COMPANION));
    }

    @Test
    void theCompanionHasTheChoiceOfItsList() {
        List<RankedList> regions = locate(Page.WITH_COMPANION.tree(), 1);
        assertSame(regions.get(0).choice(), regions.get(1).choice());
    }

    @Test
    void fewRecordsAreNoGroup() {
        assertEquals(List.of(MAIN), counts(new Page(4, 1, 1, Form.ALIKE)));
    }

    @Test
    void aListInAnotherBlockIsNoGroup() {
        assertEquals(List.of(MAIN, 6), counts(new Page(6, 1, 2, Form.ALIKE)));
        assertEquals(List.of(MAIN), counts(new Page(6, 1, 3, Form.ALIKE)));
    }

    @Test
    void aListOfLinksIsNoGroup() {
        assertEquals(List.of(MAIN), counts(new Page(6, 1, 1, Form.LINKED)));
    }

    @Test
    void aGroupOfWhichMostTextIsLinkedIsNone() {
        assertEquals(List.of(MAIN, 6), counts(new Page(6, 1, 1, Form.LONG_TITLE)));
        assertEquals(List.of(MAIN), counts(new Page(6, 1, 1, Form.LONGER_TITLE)));
    }

    /** Lists of one form each, in blocks apart. */
    @Test
    void aPageHasTwelveListsAtMost() {
        PageTree.Builder page = new PageTree.Builder().open("body");
        List<String> tags =
                List.of("div", "p", "li", "dd", "td", "h3", "h4", "h5", "i", "b", "u", "em", "s", "q", "dt");
        for (int list = 0; list < tags.size(); list++) {
            page.open("section", new Style(List.of("of" + list), "", ""), null);
            for (int i = 0; i < 5 + list; i++) {
                page.open(tags.get(list)).open("a").text("Name " + list + i).close();
                Page.field(page, "span", WORDS.repeat(3) + i);
                page.close();
            }
            page.close();
        }
        RecordExtractor extractor = new RecordExtractor(ContentModel.shipped(), true, () -> 0);
        assertEquals(12, extractor.judge(page.close().build()).regions().size());
    }

    @Test
    void recordsOfAFewNodesAreAlikeByChance() {
        assertEquals(List.of(MAIN), counts(new Page(6, 1, 1, Form.SHORT)));
    }

    @Test
    void recordsWithMuchElseAreNoGroup() {
        assertEquals(List.of(MAIN), counts(new Page(6, 1, 1, Form.UNLIKE)));
    }

    @Test
    void whatShowsMuchLessIsNoGroup() {
        assertEquals(List.of(MAIN), counts(new Page(6, 1, 1, Form.POOR)));
    }

    /** Two panels of one kind, each with a table whose texts are links alone. */
    private static List<Integer> panels(int second, String style) {
        PageTree.Builder page = new PageTree.Builder().open("body");
        for (int panel = 0; panel < 2; panel++) {
            page.open("div", new Style(List.of(panel == 0 ? "panel" : style), "", ""), null);
            page.open("h2").text("Panel " + panel).close().open("div").open("table");
            for (int row = 0; row < (panel == 0 ? MAIN : second); row++) {
                page.open("tr");
                for (String cell : List.of("name", "guides", "answers", "pictures", "forum", "news")) {
                    page.open("td", new Style(List.of(cell), "", ""), null);
                    Page.link(page, cell + " of " + "many ".repeat(cell.length() % 4) + panel + row);
                    page.close();
                }
                page.close();
            }
            page.close().close().close();
        }
        return counts(page.close().build());
    }

    @Test
    void sectionsOfOnePathAreOneListWhateverTheyHold() {
        assertEquals(List.of(MAIN, 4), panels(4, "panel"));
        assertEquals(List.of(MAIN), panels(4, "links"));
        assertEquals(List.of(MAIN), panels(2, "panel"));
    }

    @Test
    void furtherRegionsLeaveTheCompanionOut() {
        List<RankedList> regions = locate(Page.WITH_COMPANION.tree(), 5);
        for (int i = 1; i < regions.size(); i++) {
            assertTrue(regions.get(i - 1).region().span().end()
                    <= regions.get(i).region().span().start());
        }
        assertEquals(2, regions.stream().filter(RankedList::best).count());
    }

    @Test
    void choosingAmongKnownCutsTakesTheBestAlone() {
        PageTree tree = Page.WITH_COMPANION.tree();
        TagPathSequence sequence = TagPathSequence.of(tree, StepSchemes.commonestClass());
        List<Proposal> cuts = new ProposalFinder(ProposalSettings.DEFAULT).find(tree, sequence);
        List<Evidence> evidence = ListLocator.evidence(tree, sequence, cuts);
        ListLocator locator =
                new ListLocator(ListLocator.MOST_LISTS, ContentModel.shipped().ranker(), PlaceWords.NONE);
        LocatedRegion best = locator.choose(tree, cuts, evidence).orElseThrow().region();
        assertEquals(MAIN, best.records().size());
        assertTrue(locator.choose(tree, List.of(), List.of()).isEmpty());
    }
}
