package io.tagwave.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.region.ProposalSettings;
import io.tagwave.region.Proposals;
import io.tagwave.region.Segmentation;
import io.tagwave.tps.StepSchemes;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ColumnEffectTest {

    private static final int ROWS = 12;
    private static final int COLUMNS = 4;

    /** A table; its cells hold as many words as the column's number says, or as chance says. */
    private static PageTree table(boolean byColumn) {
        Random random = new Random(1);
        PageTree.Builder page = new PageTree.Builder().open("body").open("table");
        for (int row = 0; row < ROWS; row++) {
            page.open("tr");
            for (int column = 0; column < COLUMNS; column++) {
                int words = byColumn ? 1 + 3 * column : 1 + random.nextInt(12);
                page.open("td").text("word ".repeat(words) + row).close();
            }
            page.close();
        }
        return page.close().close().build();
    }

    /** The cut into so many records that begins at a cell or a row. */
    private static Segmentation cut(PageTree tree, int count) {
        TagPathSequence sequence = TagPathSequence.of(tree, StepSchemes.tagOnly());
        return new Proposals(ProposalSettings.DEFAULT)
                .find(tree, sequence).stream()
                        .filter(c -> c.count() == count && !c.runs() && !c.apart())
                        .findFirst()
                        .orElseThrow();
    }

    @Test
    void cellsOfATableDifferByColumn() {
        PageTree tree = table(true);
        assertTrue(new ColumnEffect(tree).of(cut(tree, ROWS * COLUMNS)) > 0.9);
    }

    @Test
    void recordsOfAGridDoNot() {
        PageTree tree = table(false);
        assertTrue(new ColumnEffect(tree).of(cut(tree, ROWS * COLUMNS)) < 0.2);
    }

    @Test
    void recordsOneBelowTheOtherHaveNoColumns() {
        PageTree tree = table(true);
        assertEquals(0, new ColumnEffect(tree).of(cut(tree, ROWS)));
    }
}
