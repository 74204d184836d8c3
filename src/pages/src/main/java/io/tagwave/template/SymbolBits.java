package io.tagwave.template;

import java.util.Arrays;

/** Where each symbol stands in a sequence, as bits of 64 positions: for each symbol its words that are not 0, in order. */
final class SymbolBits {

    private final int length;
    private final int[] start;
    private final int[] words;
    private final long[] masks;

    /**
     * Reads a sequence.
     *
     * @param sequence symbols of 0 or more
     * @param symbols one more than the greatest symbol that will be asked for
     */
    SymbolBits(int[] sequence, int symbols) {
        length = sequence.length;
        start = new int[symbols + 1];
        int[] last = NodeMapping.empty(symbols);
        for (int position = 0; position < length; position++) {
            int symbol = sequence[position];
            start[symbol + 1] += last[symbol] == position >> 6 ? 0 : 1;
            last[symbol] = position >> 6;
        }
        for (int symbol = 0; symbol < symbols; symbol++) {
            start[symbol + 1] += start[symbol];
        }
        words = new int[start[symbols]];
        masks = new long[words.length];
        int[] next = Arrays.copyOf(start, symbols);
        for (int position = 0; position < length; position++) {
            int symbol = sequence[position];
            int entry = next[symbol] - 1;
            if (entry < start[symbol] || words[entry] != position >> 6) {
                entry = next[symbol]++;
                words[entry] = position >> 6;
            }
            masks[entry] |= 1L << position;
        }
    }

    /** Words of the whole sequence. */
    int length() {
        return (length + Long.SIZE - 1) / Long.SIZE;
    }

    /** The symbol's first entry; the last is before the first of the next symbol. */
    int first(int symbol) {
        return start[symbol];
    }

    /** Which word an entry is. */
    int word(int entry) {
        return words[entry];
    }

    /** The positions of the entry's symbol in its word. */
    long mask(int entry) {
        return masks[entry];
    }
}
