package io.tagwave.template;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The heaviest order-preserving matching of two short lists of children, with ties broken to the left as in {@link
 * Alignment}. Children with equal subtrees are one kind, and a weight is asked for once for each pair of kinds.
 */
final class BlockAlignment {

    /** Says how many nodes two subtrees have in common. */
    interface Weigher {
        int common(int first, int second);
    }

    /** Takes a pair of nodes. */
    interface PairConsumer {
        void accept(int first, int second);
    }

    private final Kinds rows;
    private final Kinds columns;

    private BlockAlignment(Kinds rows, Kinds columns) {
        this.rows = rows;
        this.columns = columns;
    }

    /** Cuts a run into pieces of like share of both lists; pieces without rows or without columns are left out. */
    static List<BlockAlignment> cut(ChildRun run, int pieces) {
        if (run.cells() == 0) {
            return List.of();
        }
        int parts = Math.min(pieces, Math.min(run.rows(), run.columns()));
        List<BlockAlignment> blocks = new ArrayList<>(parts);
        for (int part = 0; part < parts; part++) {
            Kinds rows = run.rowKinds(share(run.rows(), part, parts), share(run.rows(), part + 1, parts));
            Kinds columns = run.columnKinds(share(run.columns(), part, parts), share(run.columns(), part + 1, parts));
            blocks.add(new BlockAlignment(rows, columns));
        }
        return blocks;
    }

    private static int share(int length, int part, int parts) {
        return (int) ((long) length * part / parts);
    }

    /** Hands over one pair of nodes for each pair of kinds. */
    void forEachKind(PairConsumer consumer) {
        for (int a : rows.example) {
            for (int b : columns.example) {
                consumer.accept(a, b);
            }
        }
    }

    /** Total weight of the heaviest matching. */
    int weight(Weigher weigher) {
        int[] best = new int[columns.kind.length + 1];
        int[][] weights = weights(weigher);
        for (int row : rows.kind) {
            fill(best, weights[row]);
        }
        return best[columns.kind.length];
    }

    /** Writes the heaviest matching into {@code partner}. */
    void align(Weigher weigher, int[] partner) {
        int[][] weights = weights(weigher);
        int[][] best = new int[rows.kind.length + 1][];
        best[0] = new int[columns.kind.length + 1];
        for (int i = 0; i < rows.kind.length; i++) {
            best[i + 1] = best[i].clone();
            fill(best[i + 1], weights[rows.kind[i]]);
        }
        int i = rows.kind.length;
        int j = columns.kind.length;
        while (i > 0 && j > 0) {
            if (best[i][j] == best[i - 1][j]) {
                i--;
            } else if (best[i][j] == best[i][j - 1]) {
                j--;
            } else {
                partner[rows.node(--i)] = columns.node(--j);
            }
        }
    }

    /** Turns the best weights of one row of the table into those of the next. */
    private void fill(int[] best, int[] weight) {
        int diagonal = 0;
        for (int j = 1; j < best.length; j++) {
            int above = best[j];
            int w = weight[columns.kind[j - 1]];
            int here = Math.max(above, best[j - 1]);
            best[j] = w > 0 ? Math.max(here, diagonal + w) : here;
            diagonal = above;
        }
    }

    private int[][] weights(Weigher weigher) {
        int[][] weights = new int[rows.example.length][columns.example.length];
        for (int i = 0; i < weights.length; i++) {
            for (int j = 0; j < weights[i].length; j++) {
                weights[i][j] = weigher.common(rows.example[i], columns.example[j]);
            }
        }
        return weights;
    }

    /** A piece of a list of children, sorted into kinds. */
    static final class Kinds {
        private final int[] nodes;
        private final int from;
        private final int[] kind;
        private final int[] example;

        /** @param scratch room for every class, all 0, and left so */
        Kinds(int[] nodes, int[] classes, int from, int to, int[] scratch) {
            this.nodes = nodes;
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

        int node(int index) {
            return nodes[from + index];
        }
    }
}
