package io.tagwave.learn.list;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.eval.GroundTruthLists;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Style;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ShortenedListsTest {

    /** A menu, and so many results. */
    private static LabeledPage page(String name, int results) {
        PageTree.Builder page = new PageTree.Builder().open("body").open("ul");
        for (int i = 0; i < 8; i++) {
            page.open("li").openLink("a", Style.NONE, null, "/menu/" + i);
            page.text("Category " + i).close().close();
        }
        page.close().open("div");
        for (int i = 0; i < results; i++) {
            page.open("section").openLink("a", Style.NONE, null, "/result/" + i);
            page.text("Result number " + i).close();
            page.open("p")
                    .text("What the result is about, in a sentence " + i)
                    .close()
                    .close();
        }
        PageTree tree = page.close().close().build();
        List<String> titles =
                IntStream.range(0, results).mapToObj(i -> "Result number " + i).toList();
        return ContentTrainer.label(
                name, new LabelOrigin("group", "site", "fold"), tree, GroundTruthLists.byTitles(titles, results));
    }

    @Test
    void onlyTheLastRecordsAreRemoved() {
        LabeledPage page = page("ten", 10).withWeight(0.5);
        LabeledPage shortened = ShortenedLists.of(page, 3).orElseThrow();

        assertEquals(page.tree().size() - 7 * 5, shortened.tree().size());
        String text = shortened.tree().text(0, shortened.tree().size());
        assertTrue(text.contains("Category 7") && text.contains("Result number 2"), text);
        assertTrue(!text.contains("Result number 3"), text);
        assertEquals(3, shortened.truth().expected());
        assertEquals(1, shortened.bestF1());
        assertEquals(0.5, shortened.weight());
        assertEquals(page.source(), shortened.source());
    }

    @Test
    void pagesGetTwoToFiveRecordsInTurn() {
        List<LabeledPage> pages =
                IntStream.range(0, 6).mapToObj(i -> page("page " + i, 9)).toList();
        assertEquals(
                List.of(2, 3, 4, 5, 2, 3),
                ShortenedLists.of(pages).stream()
                        .map(page -> page.truth().expected())
                        .toList());
    }

    @Test
    void shortPagesAndPagesWithoutARightProposalAreNotShortened() {
        assertTrue(ShortenedLists.of(List.of(page("five", 5))).isEmpty());
        LabeledPage wrong = page("ten", 10);
        LabeledPage unheld = ContentTrainer.label(
                "unheld",
                new LabelOrigin("group", "site", "fold"),
                wrong.tree(),
                GroundTruthLists.byTitles(
                        IntStream.range(0, 10)
                                .mapToObj(i -> "No such title " + i)
                                .toList(),
                        10));
        assertTrue(ShortenedLists.of(List.of(unheld)).isEmpty());
    }
}
