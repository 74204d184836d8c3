package io.tagwave.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import io.tagwave.proposal.Proposal;
import io.tagwave.proposal.ProposalFinder;
import io.tagwave.proposal.ProposalSettings;
import io.tagwave.tps.StepSchemes;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class MissedAtDepthsTest {

    private static final int RECORDS = 6;

    private final PageTree.Builder page = new PageTree.Builder().open("body").open("div");

    private void comment(String text) {
        page.open("p")
                .open("b")
                .text("Author of " + text)
                .close()
                .open("i")
                .text("Date of " + text)
                .close();
        page.open("span").text(text).close().close();
    }

    /** Comments, of which so many have an answer, and that an answer, each in a list of its own. */
    private PageTree thread(int answered) {
        for (int i = 0; i < RECORDS; i++) {
            page.open("section");
            comment("comment " + i);
            if (i < answered) {
                page.open("div").open("section");
                comment("answer " + i);
                page.open("div").open("section");
                comment("thanks " + i);
                page.close().close().close().close();
            }
            page.close();
        }
        return page.close().close().build();
    }

    private static TagPathSequence sequence(PageTree tree) {
        return TagPathSequence.of(tree, StepSchemes.commonestClass());
    }

    /** A segmentation with such heads, of those at the least depth. */
    private static Proposal cut(PageTree tree, String tag) {
        return cut(tree, tag, RECORDS);
    }

    private static Proposal cut(PageTree tree, String tag, int records) {
        return new ProposalFinder(ProposalSettings.DEFAULT)
                .find(tree, sequence(tree)).stream()
                        .filter(cut -> cut.count() == records && !cut.runs())
                        .filter(cut -> tree.tagName(cut.start(0)).equals(tag))
                        .findFirst()
                        .orElseThrow();
    }

    private static Proposal completed(PageTree tree, Proposal cut) {
        EvidenceMeter meter = new EvidenceMeter(tree, sequence(tree), PlaceWords.NONE);
        return new MissedSiblings(tree, sequence(tree), meter).elsewhere(cut);
    }

    private static List<String> texts(PageTree tree, Proposal cut) {
        List<String> texts = new ArrayList<>();
        for (int record = 0; record < cut.count(); record++) {
            texts.add(tree.text(cut.start(record), cut.end(record)).replaceAll(".* of ", ""));
        }
        return texts;
    }

    @Test
    void answersAreRecordsLikeTheCommentsThatHoldThem() {
        PageTree tree = thread(2);

        Proposal whole = completed(tree, cut(tree, "section"));

        assertEquals(
                List.of(
                        "comment 0 comment 0",
                        "answer 0 answer 0",
                        "thanks 0 thanks 0",
                        "comment 1 comment 1",
                        "answer 1 answer 1",
                        "thanks 1 thanks 1",
                        "comment 2 comment 2",
                        "comment 3 comment 3",
                        "comment 4 comment 4",
                        "comment 5 comment 5"),
                texts(tree, whole));
    }

    @Test
    void oneElsewhereIsChance() {
        PageTree tree = thread(1);
        Proposal cut = cut(tree, "section");

        assertSame(cut, completed(tree, cut));
    }

    /** Of ten comments two have one answer each: fewer than half, and still no chance. */
    @Test
    void mostCommentsMayHaveNoAnswer() {
        for (int i = 0; i < 10; i++) {
            page.open("section");
            comment("comment " + i);
            if (i % 5 == 2) {
                page.open("div").open("section");
                comment("answer " + i);
                page.close().close();
            }
            page.close();
        }
        PageTree tree = page.close().close().build();
        Proposal cut = cut(tree, "section", 10);

        Proposal whole = completed(tree, cut);

        assertEquals(12, whole.count());
        assertEquals("answer 2 answer 2", texts(tree, whole).get(3));
        assertEquals("answer 7 answer 7", texts(tree, whole).get(9));
    }

    @Test
    void elementsOfTheSameNameThatAreUnlikeAreNone() {
        for (int i = 0; i < RECORDS; i++) {
            page.open("section");
            comment("comment " + i);
            page.open("section")
                    .open("div")
                    .open("section")
                    .text("permalink")
                    .close()
                    .close()
                    .close();
            page.close();
        }
        PageTree tree = page.close().close().build();
        Proposal cut = cut(tree, "section");

        assertSame(cut, completed(tree, cut));
    }

    /** The list goes on in a box of its own, as pages do that load more; one of the records there has no date. */
    @Test
    void siblingsOfRecordsAtAnotherDepthMayBeOfAnotherForm() {
        for (int i = 0; i < RECORDS; i++) {
            page.open("section");
            comment("comment " + i);
            page.close();
        }
        page.open("div");
        for (int i = RECORDS; i < 2 * RECORDS; i++) {
            page.open("section");
            if (i == RECORDS + 2) {
                page.open("p").open("b").text("Author of comment " + i).close();
                page.open("span").text("comment " + i).close().close();
            } else {
                comment("comment " + i);
            }
            page.close();
        }
        PageTree tree = page.close().close().close().build();
        EvidenceMeter meter = new EvidenceMeter(tree, sequence(tree), PlaceWords.NONE);
        MissedSiblings missed = new MissedSiblings(tree, sequence(tree), meter);

        Proposal atDepths = missed.elsewhere(cut(tree, "section"));

        assertEquals(2 * RECORDS - 1, atDepths.count());
        assertEquals(2 * RECORDS, missed.completed(atDepths).count());
    }
}
