package io.tagwave.template;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The heaviest order-preserving matching of two stretches of children, with ties broken to the left as in {@link
 * OrderedMatching}. Children with equal subtrees are one kind, and a weight is asked for once for each pair of kinds. A weight
 * may be an upper bound that is lowered later.
 */
final class BlockMatching {

    /** Cells of one block: its table takes 32 MB. */
    private static final int MOST_CELLS = 1 << 23;

    /** Says how many nodes two subtrees have in common. */
    interface Weigher {
        /** A number of nodes as {@link #exact} or {@link #bound}; {@code exact(0)} for what can not be matched. */
        int weigh(int first, int second);
    }

    /** A table that one block after the other uses. */
    static final class Table {
        private int[] cells = new int[0];

        private int[] ofSize(int size) {
            if (cells.length < size) {
                cells = new int[size];
            }
            return cells;
        }
    }

    private final Kinds rows;
    private final Kinds columns;
    private final int[][] weights;

    private BlockMatching(Kinds rows, Kinds columns, Weigher weigher) {
        this.rows = rows;
        this.columns = columns;
        weights = new int[rows.example.length][columns.example.length];
        for (int i = 0; i < weights.length; i++) {
            for (int j = 0; j < weights[i].length; j++) {
                weights[i][j] = weigher.weigh(rows.example[i], columns.example[j]);
            }
        }
    }

    /** A weight that is known. */
    static int exact(int nodes) {
        return nodes << 1;
    }

    /** A weight that may turn out less. */
    static int bound(int nodes) {
        return nodes << 1 | 1;
    }

    /**
     * Cuts a run into blocks, one unless its lists are very long; then each block has a like share of both lists and the
     * matching may miss the optimum. Time and memory stay linear in the lists.
     */
    static List<BlockMatching> cut(ChildRun run, Weigher weigher) {
        if (run.cells() == 0) {
            return List.of();
        }
        int wanted = (int) Math.ceil(Math.sqrt((double) run.cells() / MOST_CELLS));
        int parts = Math.min(wanted, Math.min(run.rows(), run.columns()));
        List<BlockMatching> blocks = new ArrayList<>(parts);
        for (int part = 0; part < parts; part++) {
            Kinds rows = run.rowKinds(share(run.rows(), part, parts), share(run.rows(), part + 1, parts));
            Kinds columns = run.columnKinds(share(run.columns(), part, parts), share(run.columns(), part + 1, parts));
            blocks.add(new BlockMatching(rows, columns, weigher));
        }
        return blocks;
    }

    private static int share(int length, int part, int parts) {
        return (int) ((long) length * part / parts);
    }

    long cells() {
        return (long) rows.kind.length * columns.kind.length;
    }

    /** The child that stands in a row, counted from the head of the whole list. */
    int rowIndex(int row) {
        return rows.from + row;
    }

    int columnIndex(int column) {
        return columns.from + column;
    }

    /** The weight of a row and a column, as {@link #exact} or {@link #bound}. */
    int weight(int row, int column) {
        return weights[rows.kind[row]][columns.kind[column]];
    }

    /** Lowers a bound to what it is; it holds for all children of these kinds. */
    void setExact(int row, int column, int nodes) {
        weights[rows.kind[row]][columns.kind[column]] = exact(nodes);
    }

    /** The column matched with each row, -1 without one. */
    int[] match(Table table) {
        int width = columns.kind.length + 1;
        int height = rows.kind.length + 1;
        int[] best = table.ofSize(width * height);
        Arrays.fill(best, 0, width, 0);
        for (int i = 1; i < height; i++) {
            fill(best, i * width, width, weights[rows.kind[i - 1]]);
        }
        int[] partner = new int[rows.kind.length];
        Arrays.fill(partner, -1);
        int i = height - 1;
        int j = width - 1;
        while (i > 0 && j > 0) {
            int here = best[i * width + j];
            if (here == best[(i - 1) * width + j]) {
                i--;
            } else if (here == best[i * width + j - 1]) {
                j--;
            } else {
                partner[--i] = --j;
            }
        }
        return partner;
    }

    private void fill(int[] best, int row, int width, int[] weight) {
        int above = row - width;
        best[row] = 0;
        for (int j = 1; j < width; j++) {
            int without = Math.max(best[above + j], best[row + j - 1]);
            int w = weight[columns.kind[j - 1]] >> 1;
            best[row + j] = w > 0 ? Math.max(without, best[above + j - 1] + w) : without;
        }
    }

    /** A stretch of a list of children, sorted into kinds. */
    static final class Kinds {
        private final int from;
        private final int[] kind;
        private final int[] example;

        /** @param scratch room for every class, all 0, and left so */
        Kinds(int[] nodes, int[] classes, int from, int to, int[] scratch) {
            this.from = from;
            kind = new int[to - from];
            int[] found = new int[kind.length];
            int kinds = 0;
            for (int i = from; i < to; i++) {
                int known = scratch[classes[nodes[i]]];
                if (known == 0) {
                    found[kinds] = nodes[i];
                    known = ++kinds;
                    scratch[classes[nodes[i]]] = known;
                }
                kind[i - from] = known - 1;
            }
            example = Arrays.copyOf(found, kinds);
            for (int node : example) {
                scratch[classes[node]] = 0;
            }
        }
    }
}
