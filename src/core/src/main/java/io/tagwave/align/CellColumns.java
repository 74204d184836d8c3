package io.tagwave.align;

import io.tagwave.tree.CellGrid;
import io.tagwave.tree.GridRows;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.ArrayList;
import java.util.List;

/**
 * Recognizes records that are rows of cells. Rows of tables are, by tag or by role; other elements where most records are one
 * element with the same number of columns, some of which look alike. The position then distinguishes columns whatever the style,
 * an empty cell remains a gap, and a cell that spans several rows belongs to each of them.
 *
 * @param rows the row of each record, -1 if it is none
 * @param isTable true if the rows are a table's
 * @param width number of columns of a row that is no table's; 0 if the records are no rows
 */
record CellColumns(PageTree tree, CellGrid grid, int[] rows, boolean isTable, int width) {

    /** Minimum number of columns of a row that is no table's. */
    private static final int MIN_COLUMNS = 3;
    /** Share of the records that have to be such rows. */
    private static final double MIN_ROWS = 0.7;

    static CellColumns of(PageTree tree, int[] steps, List<List<Span>> records) {
        int[] all = new int[records.size()];
        List<Integer> rows = new ArrayList<>();
        int ofTables = 0;
        for (int i = 0; i < all.length; i++) {
            List<Span> record = records.get(i);
            all[i] = record.size() == 1 ? GridRows.row(tree, record.get(0)) : -1;
            if (all[i] >= 0) {
                rows.add(all[i]);
                ofTables += GridRows.isRow(tree, all[i]) ? 1 : 0;
            }
        }
        CellGrid grid = CellGrid.of(tree, rows);
        if (ofTables >= MIN_ROWS * all.length) {
            return new CellColumns(tree, grid, all, true, 0);
        }
        int[] counts = new int[CellGrid.MAX_SPAN + 1];
        int width = 0;
        for (int row : rows) {
            if (isRow(tree, steps, row)) {
                int own = grid.width(row);
                counts[own]++;
                width = counts[own] > counts[width] ? own : width;
            }
        }
        boolean isGrid = counts[width] == all.length || counts[width] >= MIN_ROWS * all.length && anyEmpty(tree, rows);
        return new CellColumns(tree, grid, all, false, isGrid ? width : 0);
    }

    /** Returns whether any cell is empty. Cards that lack a field have no cell for it, and the others stand elsewhere. */
    private static boolean anyEmpty(PageTree tree, List<Integer> rows) {
        return rows.stream()
                .flatMap(row -> GridRows.cells(tree, row).stream())
                .anyMatch(cell -> tree.firstChild(cell) < 0 && !tree.isImage(cell));
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
        int column = isTable || width > 0 ? grid.column(node) : -1;
        return column >= 0
                        && (isTable ? GridRows.isRow(tree, tree.parent(node)) : grid.width(tree.parent(node)) == width)
                ? column
                : -1;
    }

    /** Returns whether a node is a row or a cell of a table, whose style does not matter. */
    boolean isPlain(int node) {
        return isTable && (grid.width(node) > 0 || column(node) >= 0);
    }

    /** Adds to each record the fields of the cells of earlier records that span its row. */
    NodeTable carryDown(NodeTable table) {
        if (!isTable || !grid.anySpanning()) {
            return table;
        }
        int[][] cells = new int[rows.length][];
        for (int record = 0; record < rows.length; record++) {
            cells[record] = table.row(record);
            if (record > 0 && rows[record] >= 0) {
                carryDown(cells[record - 1], cells[record], grid.spanning(rows[record]));
            }
        }
        return new NodeTable(cells, table::end);
    }

    private void carryDown(int[] above, int[] fields, List<Integer> spanning) {
        for (int cell : spanning) {
            for (int i = 0; i < fields.length; i++) {
                if (fields[i] == NodeTable.GAP && above[i] > cell && above[i] < tree.end(cell)) {
                    fields[i] = above[i];
                }
            }
        }
    }
}
