package io.tagwave.template;

import java.util.Arrays;

/**
 * Where each symbol stands in a sequence: the σ-OCC lists, one after the other in one array, with the compact form of
 * the table CLOSEST (thesis, "Subsequence Matching"; Apostolico and Guerra, Rick). The sequence is cut into blocks as
 * long as the alphabet is large, up to the next power of two; for each block and symbol one number says where in the list
 * the block begins, so the table has no more entries than about twice the sequence, and a question searches at most one
 * block's worth of a list.
 */
final class SymbolOccurrences {

    private final int length;
    /** A block has {@code 1 << blockBits} positions. */
    private final int blockBits;

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
    SymbolOccurrences(int[] sequence, int symbols) {
        length = sequence.length;
        this.symbols = symbols;
        start = new int[symbols + 1];
        for (int symbol : sequence) {
            start[symbol + 1]++;
        }
        for (int symbol = 0; symbol < symbols; symbol++) {
            start[symbol + 1] += start[symbol];
        }
        blockBits = Integer.SIZE - Integer.numberOfLeadingZeros(Math.max(1, symbols) - 1);
        positions = new int[length];
        closest = new int[((length >> blockBits) + 2) * symbols];
        int[] next = Arrays.copyOf(start, symbols);
        int row = 0;
        for (int position = 0; position < length; position++) {
            if (position == row << blockBits) {
                System.arraycopy(next, 0, closest, row++ * symbols, symbols);
            }
            positions[next[sequence[position]]++] = position;
        }
        while (row < (length >> blockBits) + 2) {
            System.arraycopy(next, 0, closest, row++ * symbols, symbols);
        }
    }

    /** The first position of the symbol at or after {@code position}; the length of the sequence when there is none. */
    int closest(int symbol, int position) {
        int index = index(symbol, position);
        return index == start[symbol + 1] ? length : positions[index];
    }

    /** Where in {@link #positions} the symbol's occurrences at or after {@code position} begin. */
    private int index(int symbol, int position) {
        if (position >= length) {
            return start[symbol + 1];
        }
        int row = (position >> blockBits) * symbols + symbol;
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
}
