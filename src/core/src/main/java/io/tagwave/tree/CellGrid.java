package io.tagwave.tree;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Assigns the cells of rows to columns as HTML lays out tables (HTML, 4.9.12): a cell may span several columns (colspan) and later
 * rows (rowspan), and those behind it move. A row is any element, its cells are its child elements, and the rows of a group are
 * all child elements of one parent.
 */
public final class CellGrid {

    /** HTML's maximum of colspan; a table has at most as many columns here. */
    public static final int MAX_SPAN = 1000;

    /** HTML's maximum of rowspan. */
    private static final int MAX_ROWS = 65_534;

    private static final int NO_CELL = -1;

    private final PageTree tree;
    private final int first;
    /** By node from {@link #first} on. */
    private final int[] columns;
    /** By row. */
    private final Map<Integer, Integer> widths = new HashMap<>();
    /** For each row that cells of earlier rows reach, these. */
    private final Map<Integer, List<Integer>> spanning = new HashMap<>();

    /** For each column the number of further rows that its cell spans. */
    private int[] reach = new int[16];
    /** The cell that spans these. */
    private int[] owner = new int[16];

    private CellGrid(PageTree tree, int first, int end) {
        this.tree = tree;
        this.first = first;
        columns = new int[end - first];
        Arrays.fill(columns, NO_CELL);
    }

    /**
     * Returns the grid of the groups of some rows.
     *
     * @param rows elements
     */
    public static CellGrid of(PageTree tree, List<Integer> rows) {
        int first = rows.isEmpty() ? 0 : Integer.MAX_VALUE;
        int end = 0;
        for (int row : rows) {
            first = Math.min(first, row);
            end = Math.max(end, tree.end(row));
        }
        CellGrid grid = new CellGrid(tree, first, end);
        for (int row : rows) {
            if (!grid.widths.containsKey(row)) {
                int group = tree.parent(row);
                Arrays.fill(grid.reach, 0);
                for (int each = group < 0 ? row : tree.firstChild(group); each >= 0; each = tree.nextSibling(each)) {
                    if (!tree.isText(each)) {
                        grid.read(each);
                    }
                }
            }
        }
        return grid;
    }

    private void read(int row) {
        List<Integer> above = new ArrayList<>(0);
        for (int i = 0; i < reach.length; i++) {
            if (reach[i] > 0 && (above.isEmpty() || above.get(above.size() - 1) != owner[i])) {
                above.add(owner[i]);
            }
        }
        int column = 0;
        int[] left = above.isEmpty() ? reach : reach.clone();
        for (int cell = tree.firstChild(row); cell >= 0 && column < MAX_SPAN; cell = tree.nextSibling(cell)) {
            if (!tree.isText(cell)) {
                while (column < left.length && left[column] > 0) {
                    column++;
                }
                if (contains(cell)) {
                    columns[cell - first] = column;
                }
                int end = Math.min(column + breadth(cell), MAX_SPAN);
                place(cell, column, end);
                column = end;
            }
        }
        int width = column;
        for (int i = 0; i < reach.length; i++) {
            width = reach[i] > 0 ? Math.max(width, i + 1) : width;
            reach[i] = Math.max(0, reach[i] - 1);
        }
        widths.put(row, width);
        if (!above.isEmpty()) {
            spanning.put(row, above);
        }
    }

    private void place(int cell, int from, int to) {
        if (to > reach.length) {
            reach = Arrays.copyOf(reach, 2 * to);
            owner = Arrays.copyOf(owner, 2 * to);
        }
        int rows = span(cell, "rowspan", MAX_ROWS);
        for (int i = from; i < to; i++) {
            if (rows >= reach[i]) {
                reach[i] = rows;
                owner[i] = cell;
            }
        }
    }

    /** Returns the column of a cell, from 0; -1 for other nodes. */
    public int column(int cell) {
        return contains(cell) ? columns[cell - first] : NO_CELL;
    }

    /** Returns the number of columns of a row, including those of cells of earlier rows; 0 for other nodes. */
    public int width(int row) {
        return widths.getOrDefault(row, 0);
    }

    /** Returns the cells of earlier rows that span a row, in the order of their columns. */
    public List<Integer> spanning(int row) {
        return spanning.getOrDefault(row, List.of());
    }

    /** Returns whether any cell spans a later row. */
    public boolean anySpanning() {
        return !spanning.isEmpty();
    }

    /** Returns the number of columns that a cell spans, 1 or more. */
    public int breadth(int cell) {
        return Math.min(span(cell, "colspan", 1), MAX_SPAN);
    }

    private boolean contains(int node) {
        return node >= first && node - first < columns.length;
    }

    /** Returns the value of an attribute; 1 if it has none, and another value if it is 0. */
    private int span(int cell, String name, int zero) {
        String looks = tree.styles().get(tree.style(cell)).presentation();
        int at = looks.isEmpty() ? -1 : looks.indexOf(name + "=");
        if (at < 0) {
            return 1;
        }
        int start = at + name.length() + 1;
        int value = 0;
        int i = start;
        for (; i < looks.length() && value <= MAX_ROWS; i++) {
            int digit = Character.digit(looks.charAt(i), 10);
            if (digit < 0) {
                break;
            }
            value = 10 * value + digit;
        }
        return i == start ? 1 : value == 0 ? zero : Math.min(value, MAX_ROWS);
    }
}
