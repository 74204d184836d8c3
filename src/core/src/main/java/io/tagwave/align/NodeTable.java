package io.tagwave.align;

import java.util.List;
import java.util.function.IntUnaryOperator;

/** Holds nodes in rows (records) and columns (fields). Immutable. */
public final class NodeTable {

    /** Stands for a field that a record lacks. */
    public static final int GAP = -1;

    private final int[][] rows;
    private final IntUnaryOperator ends;

    /**
     * Creates a table.
     *
     * @param rows positions of nodes or {@link #GAP}, all of one length
     */
    public NodeTable(List<int[]> rows) {
        this(rows.stream().map(int[]::clone).toArray(int[][]::new), node -> node + 1);
        for (int[] row : this.rows) {
            if (row.length != width()) {
                throw new IllegalArgumentException("expected rows of " + width() + " cells, found " + row.length);
            }
        }
    }

    /**
     * Creates a table that keeps the given rows.
     *
     * @param ends returns the end of the cell that begins with a node
     */
    NodeTable(int[][] rows, IntUnaryOperator ends) {
        this.rows = rows;
        this.ends = ends;
    }

    /** Returns the number of rows. */
    public int height() {
        return rows.length;
    }

    /** Returns the number of columns, 0 without rows. */
    public int width() {
        return rows.length == 0 ? 0 : rows[0].length;
    }

    /** Returns the node of a cell, or {@link #GAP}. */
    public int node(int row, int column) {
        return rows[row][column];
    }

    /** Returns one past the last node of the cell that begins with a node; its texts up to there are one. */
    public int end(int node) {
        return ends.applyAsInt(node);
    }

    /** Returns a copy of the nodes of a row, with {@link #GAP} for missing ones. */
    public int[] row(int row) {
        return rows[row].clone();
    }

    /** Returns the same rows with some of the columns in their order; a number that is no column of this table stands for an empty one. */
    public NodeTable inColumns(List<Integer> columns) {
        int[][] chosen = new int[rows.length][];
        for (int row = 0; row < rows.length; row++) {
            int[] cells = rows[row];
            chosen[row] = columns.stream()
                    .mapToInt(column -> column >= 0 && column < cells.length ? cells[column] : GAP)
                    .toArray();
        }
        return new NodeTable(chosen, ends);
    }

    /** Returns the number of rows that have a node in a column. */
    public int filled(int column) {
        int filled = 0;
        for (int[] row : rows) {
            filled += row[column] == GAP ? 0 : 1;
        }
        return filled;
    }
}
