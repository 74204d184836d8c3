package io.tagwave.papers.template;

import java.util.Arrays;

/**
 * The heaviest order-preserving one-to-one choice of cells of a weight table. Of equally heavy choices the one that
 * uses the earliest rows and columns: all algorithms break ties to the left, so that their answers can be compared.
 */
final class OrderedMatching {

    private final int[][] weights;
    private final int[][] best;

    /** @param weights a weight of 0 says that row and column can not be matched */
    OrderedMatching(int[][] weights, int columns) {
        this.weights = weights;
        best = new int[weights.length + 1][columns + 1];
        for (int i = 1; i <= weights.length; i++) {
            for (int j = 1; j <= columns; j++) {
                int w = weights[i - 1][j - 1];
                int without = Math.max(best[i - 1][j], best[i][j - 1]);
                best[i][j] = w > 0 ? Math.max(without, best[i - 1][j - 1] + w) : without;
            }
        }
    }

    /** Total weight of the choice. */
    int best() {
        int[] last = best[best.length - 1];
        return last[last.length - 1];
    }

    /** The column chosen in each row, -1 without one. */
    int[] partners() {
        int[] partner = new int[weights.length];
        Arrays.fill(partner, -1);
        int i = weights.length;
        int j = best[0].length - 1;
        while (i > 0 && j > 0) {
            if (best[i][j] == best[i - 1][j]) {
                i--;
            } else if (best[i][j] == best[i][j - 1]) {
                j--;
            } else {
                partner[--i] = --j;
            }
        }
        return partner;
    }
}
