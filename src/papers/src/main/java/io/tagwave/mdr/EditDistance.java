package io.tagwave.mdr;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * Levenshtein distance of two strings of numbers by Myers' bit vectors (JACM 1999) in Hyyrö's form for whole strings: 64
 * cells of the usual table at a time.
 */
final class EditDistance {

    private static final int WORD = 64;

    private EditDistance() {}

    /** Tells whether the distance of {@code a} and {@code b} is at most {@code limit}. */
    static boolean within(int[] a, int[] b, int limit) {
        int start = 0;
        int endA = a.length;
        int endB = b.length;
        while (start < endA && start < endB && a[start] == b[start]) {
            start++;
        }
        while (endA > start && endB > start && a[endA - 1] == b[endB - 1]) {
            endA--;
            endB--;
        }
        if (start == endA || start == endB) {
            return endA - start + endB - start <= limit;
        }
        return new Columns(a, start, endA).within(b, start, endB, limit);
    }

    /** The table's current column as vertical differences of one, upwards and downwards. */
    private static final class Columns {
        private final int rows;
        private final Map<Integer, long[]> equal = new HashMap<>();
        private final long[] none;
        private final long[] up;
        private final long[] down;

        Columns(int[] a, int start, int end) {
            rows = end - start;
            int words = (rows + WORD - 1) / WORD;
            none = new long[words];
            down = new long[words];
            up = new long[words];
            Arrays.fill(up, -1L);
            for (int row = 0; row < rows; row++) {
                equal.computeIfAbsent(a[start + row], symbol -> new long[words])[row / WORD] |= 1L << row % WORD;
            }
        }

        boolean within(int[] b, int start, int end, int limit) {
            int distance = rows;
            for (int column = start; column < end; column++) {
                distance += next(equal.getOrDefault(b[column], none));
                // Each column that is left lowers the distance by one at most.
                if (distance - (end - column - 1) > limit) {
                    return false;
                }
            }
            return distance <= limit;
        }

        /** Moves on by a column; the difference in the last row. */
        private int next(long[] matches) {
            int difference = 1;
            for (int w = 0; w < none.length; w++) {
                long match = matches[w];
                long vertical = match | down[w];
                match |= difference < 0 ? 1 : 0;
                long diagonal = (((match & up[w]) + up[w]) ^ up[w]) | match;
                long higher = down[w] | ~(diagonal | up[w]);
                long lower = up[w] & diagonal;
                long last = 1L << (w == none.length - 1 ? (rows - 1) % WORD : WORD - 1);
                int out = (higher & last) != 0 ? 1 : (lower & last) != 0 ? -1 : 0;
                higher = higher << 1 | (difference > 0 ? 1 : 0);
                lower = lower << 1 | (difference < 0 ? 1 : 0);
                up[w] = lower | ~(vertical | higher);
                down[w] = higher & vertical;
                difference = out;
            }
            return difference;
        }
    }
}
