package io.tagwave.align;

import io.tagwave.tree.CellGrid;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.ArrayList;
import java.util.List;

/**
 * Recognizes records that are rows of cells: most of them are one element with the same number of columns, some of which look
 * alike. The position then distinguishes columns that the style does not, and an empty cell remains a gap.
 */
final class CellColumns {

    /** Minimum number of columns of a row. */
    private static final int MIN_COLUMNS = 3;
    /** Share of the records that have to be such rows. */
    private static final double MIN_ROWS = 0.7;

    private final PageTree tree;
    private final CellGrid grid;
    /** Number of columns of a row; 0 if the records are no rows. */
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
        int[] counts = new int[CellGrid.MAX_SPAN + 1];
        int width = 0;
        for (int row : rows) {
            if (isRow(tree, steps, row)) {
                int own = grid.width(row);
                counts[own]++;
                width = counts[own] > counts[width] ? own : width;
            }
        }
        return new CellColumns(tree, grid, counts[width] >= MIN_ROWS * records.size() ? width : 0);
    }

    /** Returns the element of a record whose children may be cells, or -1. */
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

    /** Returns whether an element has several elements and no text as children, some neighbors of which look alike. */
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
        return alike && count >= MIN_COLUMNS;
    }

    /** Returns the column of a cell, from 0; -1 for other nodes. */
    int column(int node) {
        if (width == 0) {
            return -1;
        }
        int column = grid.column(node);
        return column >= 0 && grid.width(tree.parent(node)) == width ? column : -1;
    }
}
