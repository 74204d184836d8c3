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

class MissedInLastRowTest {

    private static final int COLUMNS = 3;
    private static final int WHOLE_ROWS = 4;

    private final PageTree.Builder page = new PageTree.Builder().open("body").open("table");

    private void product(int number) {
        page.open("td").open("b").text("Product " + number).close();
        page.open("i").text("Price " + number).close().close();
    }

    private void wholeRows() {
        for (int row = 0; row < WHOLE_ROWS; row++) {
            page.open("tr");
            for (int column = 0; column < COLUMNS; column++) {
                product(row * COLUMNS + column);
            }
            page.close();
        }
    }

    private PageTree closed() {
        return page.close().close().build();
    }

    private static TagPathSequence sequence(PageTree tree) {
        return TagPathSequence.of(tree, StepSchemes.commonestClass());
    }

    /** The cut into the products of the whole rows. */
    private static Proposal products(PageTree tree) {
        return new ProposalFinder(ProposalSettings.DEFAULT)
                .find(tree, sequence(tree)).stream()
                        .filter(cut -> cut.count() == WHOLE_ROWS * COLUMNS && !cut.runs())
                        .filter(cut -> tree.tagName(cut.start(0)).equals("td"))
                        .findFirst()
                        .orElseThrow();
    }

    private static Proposal completed(PageTree tree, Proposal cut) {
        EvidenceMeter meter = new EvidenceMeter(tree, sequence(tree), PlaceWords.NONE);
        return new MissedSiblings(tree, sequence(tree), meter).completed(cut);
    }

    @Test
    void aRecordAloneInTheLastRowIsOne() {
        wholeRows();
        page.open("tr");
        product(WHOLE_ROWS * COLUMNS);
        page.close();
        PageTree tree = closed();

        Proposal whole = completed(tree, products(tree));

        assertEquals(WHOLE_ROWS * COLUMNS + 1, whole.count());
        assertEquals("Product 12 Price 12", tree.text(whole.start(12), whole.end(12)));
        assertEquals(tree.size(), whole.span().end());
    }

    @Test
    void aPagerInTheLastRowIsNone() {
        wholeRows();
        page.open("tr").open("td").open("a").text("Next page").close().close().close();

        assertStays(closed());
    }

    @Test
    void anEmptyLastRowHoldsNone() {
        wholeRows();
        page.open("tr").close();

        assertStays(closed());
    }

    @Test
    void aGridOfWholeRowsStaysAsItIs() {
        wholeRows();

        assertStays(closed());
    }

    private static void assertStays(PageTree tree) {
        Proposal cut = products(tree);

        assertSame(cut, completed(tree, cut));
    }
}
