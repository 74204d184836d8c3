package io.tagwave.proposal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RowGridsTest {

    /** A table with so many cells a row. */
    private static PageTree table(int... widths) {
        PageTree.Builder page = new PageTree.Builder().open("body").open("table");
        for (int row = 0; row < widths.length; row++) {
            page.open("tr");
            for (int cell = 0; cell < widths[row]; cell++) {
                page.open("td").text("row " + row + ", cell " + cell).close();
            }
            page.close();
        }
        return page.close().close().build();
    }

    private static RecordRoots cells(PageTree tree, int... rows) {
        List<Integer> cells = new ArrayList<>();
        int number = 0;
        for (int row = 2; row < tree.end(1); row = tree.end(row)) {
            for (int wanted : rows) {
                for (int cell = row + 1; wanted == number && cell < tree.end(row); cell = tree.end(cell)) {
                    cells.add(cell);
                }
            }
            number++;
        }
        return new RecordRoots(cells.stream().mapToInt(c -> c).toArray(), 0);
    }

    private static List<List<String>> texts(PageTree tree, Proposal cut) {
        List<List<String>> texts = new ArrayList<>();
        for (List<Span> record : cut.records()) {
            texts.add(record.stream()
                    .map(part -> tree.text(part.start(), part.end()))
                    .toList());
        }
        return texts;
    }

    @Test
    void columnsOfABandAreRecords() {
        PageTree tree = table(2, 2, 2, 2);
        Proposal cut = new RowGrids(tree).of(cells(tree, 0, 2));
        assertEquals(
                List.of(
                        List.of("row 0, cell 0", "row 1, cell 0"),
                        List.of("row 0, cell 1", "row 1, cell 1"),
                        List.of("row 2, cell 0", "row 3, cell 0"),
                        List.of("row 2, cell 1", "row 3, cell 1")),
                texts(tree, cut));
        assertEquals(new Span(3, tree.size()), cut.span());
    }

    @Test
    void rowsBeforeTheHeadsBelongToTheirBand() {
        PageTree tree = table(2, 2, 1, 2, 2);
        Proposal cut = new RowGrids(tree).of(cells(tree, 1, 4));
        assertEquals(List.of("row 0, cell 1", "row 1, cell 1"), texts(tree, cut).get(1));
        assertEquals(List.of("row 3, cell 0", "row 4, cell 0"), texts(tree, cut).get(2));
    }

    @Test
    void aRowOfAnotherWidthIsLeftOut() {
        PageTree tree = table(2, 1, 2, 2, 1, 2);
        Proposal cut = new RowGrids(tree).of(cells(tree, 0, 3));
        assertEquals(List.of("row 0, cell 0", "row 2, cell 0"), texts(tree, cut).get(0));
    }

    @Test
    void headsInEveryRowHaveNoBands() {
        PageTree tree = table(2, 2, 2);
        assertNull(new RowGrids(tree).of(cells(tree, 0, 1, 2)));
    }

    @Test
    void rowsFilledAlikeAreFollowedOnce() {
        PageTree tree = table(3, 3, 3, 3);
        RowGrids bands = new RowGrids(tree);
        assertEquals(4, bands.of(cells(tree, 2)).parts(0));
        assertNull(bands.of(cells(tree, 0)));
        assertNull(bands.of(cells(tree, 3)));
    }
}
