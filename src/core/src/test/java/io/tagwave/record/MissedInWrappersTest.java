package io.tagwave.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import io.tagwave.proposal.Proposal;
import io.tagwave.proposal.ProposalFinder;
import io.tagwave.proposal.ProposalSettings;
import io.tagwave.tps.StepSchemes;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import org.junit.jupiter.api.Test;

class MissedInWrappersTest {

    private final PageTree.Builder page = new PageTree.Builder().open("body").open("ul");
    private int persons;

    /** Persons in list items, a division around them. */
    private void wrapper(int count) {
        page.open("li").open("div");
        for (int i = 0; i < count; i++) {
            person();
        }
        page.close().close();
    }

    private void person() {
        persons++;
        page.open("p").open("b").text("Name " + persons).close();
        page.open("i").text("Number " + persons).close();
        page.open("u").text("Address " + persons).close().close();
    }

    private PageTree closed() {
        return page.close().close().build();
    }

    private static TagPathSequence sequence(PageTree tree) {
        return TagPathSequence.of(tree, StepSchemes.commonestClass());
    }

    /** The cut into that many elements. */
    private static Proposal cut(PageTree tree, int count) {
        return new ProposalFinder(ProposalSettings.DEFAULT)
                .find(tree, sequence(tree)).stream()
                        .filter(cut -> cut.count() == count
                                && !cut.runs()
                                && tree.tagName(cut.start(0)).equals("li"))
                        .findFirst()
                        .orElseThrow();
    }

    private static Proposal opened(PageTree tree, Proposal cut) {
        return new MissedSiblings(tree, sequence(tree), new EvidenceMeter(tree, sequence(tree), PlaceWords.NONE))
                .elsewhere(cut);
    }

    @Test
    void wrappersOfSeveralAreOpenedWithAllOthers() {
        for (int count : new int[] {1, 2, 1, 1, 3, 1}) {
            wrapper(count);
        }
        PageTree tree = closed();

        Proposal opened = opened(tree, cut(tree, 6));

        assertEquals(9, opened.count());
        for (int record = 0; record < 9; record++) {
            assertEquals("p", tree.tagName(opened.start(record)));
            assertEquals(tree.end(opened.start(record)), opened.end(record));
        }
    }

    @Test
    void wrappersThatTheCutLacksAreOpenedToo() {
        for (int count : new int[] {1, 2, 1, 1, 2, 1}) {
            wrapper(count);
        }
        PageTree tree = closed();
        Proposal all = cut(tree, 6);
        Proposal alone = all.recut(all.spans().stream()
                .filter(span -> tree.text(span.start(), span.end()).split("Name").length == 2)
                .toList());
        assertEquals(4, alone.count());

        assertEquals(8, opened(tree, alone).count());
    }

    @Test
    void wrappersOfOneEachStay() {
        for (int i = 0; i < 6; i++) {
            wrapper(1);
        }
        PageTree tree = closed();
        Proposal cut = cut(tree, 6);

        assertSame(cut, opened(tree, cut));
    }

    @Test
    void wrappersThatHoldSomethingElseStay() {
        for (int i = 0; i < 5; i++) {
            wrapper(1);
        }
        page.open("li").open("div");
        person();
        page.open("p").open("em").text("Nobody else lives here").close().close();
        page.close().close();
        PageTree tree = closed();
        Proposal cut = cut(tree, 6);

        assertSame(cut, opened(tree, cut));
    }

    @Test
    void sectionsOfSeveralRecordsStay() {
        for (int count : new int[] {3, 2, 1, 4, 2}) {
            wrapper(count);
        }
        PageTree tree = closed();
        Proposal cut = cut(tree, 5);

        assertSame(cut, opened(tree, cut));
    }
}
