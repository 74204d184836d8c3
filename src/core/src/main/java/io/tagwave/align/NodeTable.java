package io.tagwave.align;

import java.util.List;
import java.util.function.IntUnaryOperator;

/** Nodes in rows (records) and columns (fields). Immutable. */
public final class NodeTable {

    /** Stands where a record has no field for the column. */
    public static final int GAP = -1;

    private final int[][] rows;
    private final IntUnaryOperator ends;

    /**
     * A table of nodes.
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
     * A table of rows that nobody else keeps.
     *
     * @param ends of each node the end of its cell
     */
    NodeTable(int[][] rows, IntUnaryOperator ends) {
        this.rows = rows;
        this.ends = ends;
    }

    /** Number of rows. */
    public int height() {
        return rows.length;
    }

    /** Number of columns, 0 without rows. */
    public int width() {
        return rows.length == 0 ? 0 : rows[0].length;
    }

    /** The node of a cell, or {@link #GAP}. */
    public int node(int row, int column) {
        return rows[row][column];
    }

    /** One past the last node of a cell that begins with a node: texts up to there are one. */
    public int end(int node) {
        return ends.applyAsInt(node);
    }

    /** The nodes of a row by column, or {@link #GAP}, in an array of its own. */
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

    /** How many rows have a node in the column. */
    public int filled(int column) {
        int filled = 0;
        for (int[] row : rows) {
            filled += row[column] == GAP ? 0 : 1;
        }
        return filled;
    }
}
