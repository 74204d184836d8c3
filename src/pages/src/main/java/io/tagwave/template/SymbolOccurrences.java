package io.tagwave.template;

import java.util.Arrays;

/**
 * The positions of each symbol in a sequence: the σ-OCC lists, one after the other in one array, in which a search by halves
 * answers what the table CLOSEST of the thesis answers ("Subsequence Matching"; Apostolico and Guerra, Rick).
 */
final class SymbolOccurrences {

    private final int[] start;
    private final int[] positions;

    /**
     * Reads a sequence.
     *
     * @param sequence symbols of 0 or more
     * @param symbols one more than the greatest symbol that will be asked for
     */
    SymbolOccurrences(int[] sequence, int symbols) {
        start = new int[symbols + 1];
        for (int symbol : sequence) {
            start[symbol + 1]++;
        }
        for (int symbol = 0; symbol < symbols; symbol++) {
            start[symbol + 1] += start[symbol];
        }
        positions = new int[sequence.length];
        int[] next = Arrays.copyOf(start, symbols);
        for (int position = 0; position < sequence.length; position++) {
            positions[next[sequence[position]]++] = position;
        }
    }

    /** Returns the first position of a symbol at or after another position; the length of the sequence if there is none. */
    int closest(int symbol, int position) {
        int found = Arrays.binarySearch(positions, start[symbol], start[symbol + 1], position);
        int index = found < 0 ? -found - 1 : found;
        return index == start[symbol + 1] ? positions.length : positions[index];
    }
}
