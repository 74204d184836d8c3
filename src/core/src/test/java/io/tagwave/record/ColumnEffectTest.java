package io.tagwave.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.region.ProposalSettings;
import io.tagwave.region.Proposals;
import io.tagwave.region.Segmentation;
import io.tagwave.tps.StepSchemes;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Style;
import java.util.Random;
import java.util.function.IntBinaryOperator;
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

    /** The effect of a table whose cell at a row and column is what is given: so many words, in a link where negative. */
    private static double effect(int rows, int columns, IntBinaryOperator words) {
        PageTree.Builder page = new PageTree.Builder().open("body").open("table");
        for (int row = 0; row < rows; row++) {
            page.open("tr");
            for (int column = 0; column < columns; column++) {
                int cell = words.applyAsInt(row, column);
                String text = "word ".repeat(Math.abs(cell));
                if (cell < 0) {
                    page.open("td")
                            .openLink("a", Style.NONE, null, "/")
                            .text(text)
                            .close()
                            .close();
                } else {
                    page.open("td").text(text).close();
                }
            }
            page.close();
        }
        PageTree tree = page.close().close().build();
        return new ColumnEffect(tree).of(cut(tree, rows * columns));
    }

    @Test
    void whatThePlaceTellsWhollyIsAllOfTheEffect() {
        assertEquals(1, effect(3, 2, (row, column) -> 1 + 4 * column), 1e-9);
        assertEquals(1, effect(5, 3, (row, column) -> 9 - 4 * column), 1e-9);
        assertEquals(1, effect(5, 3, (row, column) -> column == 1 ? -3 : 3), 1e-9);
        assertEquals(0, effect(2, 4, (row, column) -> 1 + 4 * column), "two rows may be chance");
        assertEquals(0, effect(5, 3, (row, column) -> 3), 1e-9);
        assertEquals(0, effect(5, 3, (row, column) -> 1 + 4 * row), 1e-9);
    }

    @Test
    void theOrderOfColumnsDoesNotMatter() {
        Random random = new Random(3);
        int[][] words = new int[6][5];
        for (int[] row : words) {
            for (int column = 0; column < row.length; column++) {
                row[column] = 1 + column * 2 + random.nextInt(7);
            }
        }
        double effect = effect(6, 5, (row, column) -> words[row][column]);
        assertEquals(effect, effect(6, 5, (row, column) -> words[row][(column + 2) % 5]), 1e-9);
        assertEquals(effect, effect(6, 5, (row, column) -> words[5 - row][4 - column]), 1e-9);
        assertTrue(effect > 0.1 && effect < 0.9, () -> "effect " + effect);
    }

    @Test
    void placesFarToTheRightCountAsOne() {
        assertEquals(1, effect(4, 20, (row, column) -> 1 + Math.min(column, 15)), 1e-9);
        assertTrue(effect(4, 20, (row, column) -> column < 15 ? 1 : 1 + 3 * (column % 2)) < 0.7);
    }
}
