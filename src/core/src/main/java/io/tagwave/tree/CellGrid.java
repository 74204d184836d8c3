package io.tagwave.tree;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Assigns the cells of rows to columns. A row is any element, and its cells are its child elements. A cell may span several
 * columns and later rows, as in HTML tables (colspan, rowspan).
 */
public final class CellGrid {

    /** Maximum span of a cell; a larger one is reduced to it. */
    public static final int MAX_SPAN = 100;

    private static final int NO_CELL = -1;

    private final PageTree tree;
    private final int first;
    /** By node from {@link #first} on. */
    private final int[] columns;
    /** By row. */
    private final Map<Integer, Integer> widths = new HashMap<>();

    /** The first column that no cell of an earlier row reaches, while rows are read. */
    private int reached;

    private CellGrid(PageTree tree, int first, int end) {
        this.tree = tree;
        this.first = first;
        columns = new int[end - first];
        Arrays.fill(columns, NO_CELL);
    }

    /**
     * Returns the grid of some rows.
     *
     * @param rows elements; consecutive siblings belong to one table
     */
    public static CellGrid of(PageTree tree, List<Integer> rows) {
        if (rows.isEmpty()) {
            return new CellGrid(tree, 0, 0);
        }
        int first = Integer.MAX_VALUE;
        int end = 0;
        for (int row : rows) {
            first = Math.min(first, row);
            end = Math.max(end, tree.end(row));
        }
        CellGrid grid = new CellGrid(tree, first, end);
        // For each column the number of further rows that its cell spans.
        int[] reach = new int[MAX_SPAN];
        int before = -1;
        for (int row : rows) {
            if (before < 0 || tree.nextSibling(before) != row) {
                Arrays.fill(reach, 0, grid.reached, 0);
                grid.reached = 0;
            }
            grid.read(row, reach);
            before = row;
        }
        return grid;
    }

    private void read(int row, int[] reach) {
        int column = 0;
        for (int cell = tree.firstChild(row); cell >= 0; cell = tree.nextSibling(cell)) {
            if (!tree.isText(cell)) {
                while (column < MAX_SPAN && reach[column] > 0) {
                    column++;
                }
                columns[cell - first] = column;
                int end = Math.min(column + breadth(cell), MAX_SPAN);
                Arrays.fill(reach, column, end, span(cell, "rowspan"));
                column = end;
            }
        }
        int width = 0;
        int end = Math.max(column, reached);
        for (int i = 0; i < end; i++) {
            width = reach[i] > 0 ? i + 1 : width;
            reach[i] = Math.max(0, reach[i] - 1);
        }
        widths.put(row, width);
        reached = width;
    }

    /** Returns the column of a cell, from 0; -1 for other nodes. */
    public int column(int cell) {
        return contains(cell) ? columns[cell - first] : NO_CELL;
    }

    /** Returns the number of columns of a row, including those of cells of earlier rows; 0 for other nodes. */
    public int width(int row) {
        return widths.getOrDefault(row, 0);
    }

    /** Returns the number of columns that a cell spans, 1 or more. */
    public int breadth(int cell) {
        return span(cell, "colspan");
    }

    private boolean contains(int node) {
        return node >= first && node - first < columns.length;
    }

    private int span(int cell, String name) {
        String looks = tree.styles().get(tree.style(cell)).presentation();
        int at = looks.isEmpty() ? -1 : looks.indexOf(name + "=");
        int value = 0;
        for (int i = at + name.length() + 1; at >= 0 && i < looks.length(); i++) {
            int digit = Character.digit(looks.charAt(i), 10);
            if (digit < 0 || value > MAX_SPAN) {
                break;
            }
            value = 10 * value + digit;
        }
        return Math.max(1, Math.min(value, MAX_SPAN));
    }
}
