package io.tagwave.template;

import java.util.Arrays;

/**
 * Where each symbol stands in a sequence: the σ-OCC lists, one after the other in one array, with the compact form of
 * the table CLOSEST (thesis, "Subsequence Matching"; Apostolico and Guerra, Rick). The sequence is cut into blocks as
 * long as the alphabet is large; for each block and symbol one number says where in the list the block begins, so the
 * table has no more entries than about twice the sequence, and a question searches at most one block's worth of a list.
 */
final class Occurrences {

    private static final int NEAR = 8;

    private final int length;
    private final int block;
    private final int symbols;
    private final int[] start;
    private final int[] positions;
    private final int[] closest;

    /**
     * Reads a sequence.
     *
     * @param sequence symbols of 0 or more
     * @param symbols one more than the greatest symbol that will be asked for
     */
    Occurrences(int[] sequence, int symbols) {
        length = sequence.length;
        this.symbols = symbols;
        start = new int[symbols + 1];
        for (int symbol : sequence) {
            start[symbol + 1]++;
        }
        for (int symbol = 0; symbol < symbols; symbol++) {
            start[symbol + 1] += start[symbol];
        }
        block = Math.max(1, symbols);
        positions = new int[length];
        closest = new int[(length / block + 2) * symbols];
        int[] next = Arrays.copyOf(start, symbols);
        for (int position = 0; position < length; position++) {
            if (position % block == 0) {
                System.arraycopy(next, 0, closest, position / block * symbols, symbols);
            }
            positions[next[sequence[position]]++] = position;
        }
        for (int row = (length + block - 1) / block; row < length / block + 2; row++) {
            System.arraycopy(next, 0, closest, row * symbols, symbols);
        }
    }

    /** Length of the sequence. */
    int length() {
        return length;
    }

    /** The first position of the symbol at or after {@code position}; the length of the sequence when there is none. */
    int closest(int symbol, int position) {
        int index = index(symbol, position);
        return index == start[symbol + 1] ? length : positions[index];
    }

    /** Where in {@link #position} the symbol's occurrences at or after {@code position} begin. */
    int index(int symbol, int position) {
        if (position >= length) {
            return start[symbol + 1];
        }
        int row = position / block * symbols + symbol;
        int low = closest[row];
        int high = closest[row + symbols];
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (positions[middle] < position) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** The same as {@link #index} for a position that lies not far after that of an index already known. */
    int indexAfter(int symbol, int index, int position) {
        int end = start[symbol + 1];
        int near = Math.min(end, index + NEAR);
        for (int i = index; i < near; i++) {
            if (positions[i] >= position) {
                return i;
            }
        }
        return near == end ? end : index(symbol, position);
    }

    /** The first index of the symbol's occurrences. */
    int startIndex(int symbol) {
        return start[symbol];
    }

    /** One past the last index of the symbol's occurrences. */
    int endIndex(int symbol) {
        return start[symbol + 1];
    }

    /** The position that stands at an index. */
    int position(int index) {
        return positions[index];
    }
}
