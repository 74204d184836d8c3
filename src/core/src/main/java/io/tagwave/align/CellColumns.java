package io.tagwave.align;

import io.tagwave.tree.CellGrid;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.ArrayList;
import java.util.List;

/**
 * Whether records are rows of cells: most are one element with as many columns below it as the others, neighbours of which
 * look alike. What the looks cannot tell there the place says, and an empty cell stays a gap.
 */
final class CellColumns {

    /** Fewer columns make no row. */
    private static final int FEWEST = 3;
    /** Share of the records that are such rows. */
    private static final double AGREED = 0.7;

    private final PageTree tree;
    private final CellGrid grid;
    /** Number of columns of a row; 0 where records are none. */
    private final int width;

    private CellColumns(PageTree tree, CellGrid grid, int width) {
        this.tree = tree;
        this.grid = grid;
        this.width = width;
    }

    static CellColumns of(PageTree tree, int[] steps, List<List<Span>> records) {
        List<Integer> rows = new ArrayList<>();
        for (List<Span> record : records) {
            int row = record.size() == 1 ? row(tree, record.get(0)) : -1;
            if (row >= 0) {
                rows.add(row);
            }
        }
        CellGrid grid = CellGrid.of(tree, rows);
        int[] counts = new int[CellGrid.MOST + 1];
        int width = 0;
        for (int row : rows) {
            if (isRow(tree, steps, row)) {
                int own = grid.width(row);
                counts[own]++;
                width = counts[own] > counts[width] ? own : width;
            }
        }
        return new CellColumns(tree, grid, counts[width] >= AGREED * records.size() ? width : 0);
    }

    /** The element of a record whose children may be cells, or -1. */
    private static int row(PageTree tree, Span record) {
        int node = record.start();
        if (tree.end(node) != record.end()) {
            return -1;
        }
        while (node + 1 < tree.end(node) && tree.end(node + 1) == tree.end(node)) {
            node++;
        }
        return tree.isText(node) ? -1 : node;
    }

    /** Whether an element has no text but that of several children, and neighbours among them look alike. */
    private static boolean isRow(PageTree tree, int[] steps, int row) {
        int count = 0;
        boolean alike = false;
        int before = -1;
        for (int cell = tree.firstChild(row); cell >= 0; cell = tree.nextSibling(cell)) {
            if (tree.isText(cell)) {
                return false;
            }
            alike |= before >= 0 && steps[cell] == steps[before];
            before = cell;
            count++;
        }
        return alike && count >= FEWEST;
    }

    /** The column in which a cell stands, from 0 on; -1 for any other node. */
    int column(int node) {
        if (width == 0) {
            return -1;
        }
        int column = grid.column(node);
        return column >= 0 && grid.width(tree.parent(node)) == width ? column : -1;
    }
}
