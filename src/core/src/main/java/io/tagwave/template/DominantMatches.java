package io.tagwave.template;

import java.util.Arrays;

/**
 * The dominant matches of two sequences, class by class (thesis, Definition 9): a match (i, j) of equal symbols is
 * dominant of class k when a longest common subsequence of the prefixes that end there has k symbols and any shorter
 * prefix on either side has fewer.
 *
 * <p>Rick's method: stage s looks at row s right of the diagonal and at column s below it, so that only contours between
 * the diagonal and the border are touched. Their number stays small both when the sequences are much alike and when
 * they are much unlike: O(p · min(m, n - p)) steps for a longest common subsequence of p.
 */
final class DominantMatches {

    private static final int NONE = -1;

    private final IntList rows = new IntList();
    private final IntList columns = new IntList();
    private final IntList following = new IntList();
    private final IntList heads = new IntList();

    private DominantMatches() {
        heads.add(NONE);
    }

    /**
     * Compares two sequences.
     *
     * @param symbols one more than the greatest symbol
     * @param most how many matches to keep at most
     * @return null when there are more
     */
    static DominantMatches of(int[] first, int[] second, int symbols, int most) {
        DominantMatches found = new DominantMatches();
        Side right = found.new Side(first, new Occurrences(second, symbols), false);
        Side down = found.new Side(second, new Occurrences(first, symbols), true);
        for (int stage = 0; stage < Math.min(first.length, second.length); stage++) {
            int left = down.lengthAt(stage + 1);
            right.advance(stage, stage, left);
            right.settle(left, stage);
            int corner = right.lengthAt(stage + 1);
            down.advance(stage, stage + 1, corner);
            down.settle(corner, stage + 1);
            if (found.size() > most) {
                return null;
            }
        }
        return found;
    }

    /** Length of a longest common subsequence. */
    int classes() {
        return heads.size() - 1;
    }

    /** Number of matches kept. */
    int size() {
        return rows.size();
    }

    /** A match of the class, which is 1 or more, or -1. */
    int first(int matchClass) {
        return heads.get(matchClass);
    }

    /** The match after this one in its class, or -1. */
    int next(int match) {
        return following.get(match);
    }

    /** Position in the first sequence. */
    int row(int match) {
        return rows.get(match);
    }

    /** Position in the second sequence. */
    int column(int match) {
        return columns.get(match);
    }

    private void add(int row, int column, int matchClass) {
        while (heads.size() <= matchClass) {
            heads.add(NONE);
        }
        following.add(heads.get(matchClass));
        heads.set(matchClass, rows.size());
        rows.add(row);
        columns.add(column);
    }

    /**
     * One half of the table of prefix lengths, from the diagonal on, as the contours of its latest line: {@code
     * contour[k] = t} says that k symbols fit into the line's prefix and the first t positions across, and into no
     * fewer. The line is a row to the right of the diagonal, or a column below it.
     */
    private final class Side {
        private final int[] lines;
        private final Occurrences across;
        private final boolean isDown;
        private final int[] contour;
        private int contours;
        private int lengthAt;

        Side(int[] lines, Occurrences across, boolean isDown) {
            this.lines = lines;
            this.across = across;
            this.isDown = isDown;
            contour = new int[Math.min(lines.length, across.length()) + 2];
            Arrays.fill(contour, Integer.MAX_VALUE);
            contour[0] = 0;
        }

        /** Symbols that fit into the first {@code count} positions across; the count never falls from call to call. */
        int lengthAt(int count) {
            while (lengthAt < contours && contour[lengthAt + 1] <= count) {
                lengthAt++;
            }
            return lengthAt;
        }

        /** Takes over what the other side knows where the two meet. */
        void settle(int length, int count) {
            contour[length] = Math.min(contour[length], count);
            contours = Math.max(contours, length);
        }

        /**
         * Moves the contours on to the next line.
         *
         * @param from first position across that belongs to this side
         * @param base what the other side found to fit before {@code from}; lower contours are settled
         */
        void advance(int line, int from, int base) {
            int symbol = lines[line];
            int first = across.index(symbol, from);
            int last = across.endIndex(symbol) - 1;
            // The same contours come out either way; the shorter walk is taken.
            if (last - first < contours - base) {
                byOccurrence(line, first, last, base);
            } else {
                byContour(line, symbol, from, base);
            }
        }

        private void byContour(int line, int symbol, int from, int base) {
            int before = contour[base];
            int known = contours;
            int index = across.index(symbol, from);
            for (int k = base + 1; k <= known + 1; k++) {
                index = across.indexAfter(symbol, index, before);
                if (index == across.endIndex(symbol)) {
                    return;
                }
                int position = across.position(index);
                before = contour[k];
                if (position + 1 < before) {
                    lower(k, position, line);
                }
            }
        }

        /** From the last occurrence to the first, so that each still meets the contours of the line before. */
        private void byOccurrence(int line, int first, int last, int base) {
            int lowered = NONE;
            int k = contours + 1;
            for (int index = last; index >= first; index--) {
                int position = across.position(index);
                k = contourBeyond(position, base, k);
                if (k == base) {
                    return;
                }
                if (k == lowered) {
                    contour[k] = position + 1;
                    (isDown ? rows : columns).set(size() - 1, position);
                } else if (position + 1 < contour[k]) {
                    lower(k, position, line);
                    lowered = k;
                }
            }
        }

        /** The lowest contour of {@code [low, high]} that needs more than {@code count} positions, or {@code high}. */
        private int contourBeyond(int count, int low, int high) {
            while (low < high) {
                int middle = (low + high) >>> 1;
                if (contour[middle] > count) {
                    high = middle;
                } else {
                    low = middle + 1;
                }
            }
            return low;
        }

        private void lower(int k, int position, int line) {
            contour[k] = position + 1;
            contours = Math.max(contours, k);
            add(isDown ? position : line, isDown ? line : position, k);
        }
    }
}
