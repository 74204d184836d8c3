package io.tagwave.papers.filter;

import io.tagwave.tps.TagPathSequence;

/**
 * A window of a sequence with, for each symbol, how often, from where and to where it occurs in the window, and how many
 * symbols share a frequency. Dropping an end of the window costs what is dropped, never a recount of what stays.
 */
final class SymbolSpans {

    private final int[] codes;
    private final int[] next;
    private final int[] previous;
    private final int[] count;
    private final int[] first;
    private final int[] last;
    private final int[] symbolsOfCount;
    private int symbols;
    private int start;
    private int end;

    SymbolSpans(TagPathSequence sequence) {
        end = sequence.length();
        codes = sequence.codes(0, end);
        next = new int[end];
        previous = new int[end];
        count = new int[sequence.alphabetSize() + 1];
        first = new int[count.length];
        last = new int[count.length];
        for (int i = 0; i < end; i++) {
            append(i, codes[i]);
        }
        symbolsOfCount = new int[end + 1];
        for (int n : count) {
            symbolsOfCount[n]++;
            symbols += n > 0 ? 1 : 0;
        }
    }

    private void append(int position, int symbol) {
        if (count[symbol]++ == 0) {
            first[symbol] = position;
        } else {
            previous[position] = last[symbol];
            next[last[symbol]] = position;
        }
        last[symbol] = position;
    }

    int start() {
        return start;
    }

    int end() {
        return end;
    }

    int length() {
        return end - start;
    }

    /** Distinct symbols of the window. */
    int symbols() {
        return symbols;
    }

    /** Returns how many symbols occur so often in the window. */
    int symbolsOfCount(int frequency) {
        return symbolsOfCount[frequency];
    }

    /** Returns how often the symbol at a position occurs in the window. */
    int frequency(int position) {
        return count[codes[position]];
    }

    /** Tells whether the symbol at the position shows itself there for the first but not the last time. */
    boolean opens(int position) {
        return first[codes[position]] == position && last(position) > position;
    }

    /** Tells whether the symbol at the position shows itself there for the last but not the first time. */
    boolean closes(int position) {
        return last(position) == position && first[codes[position]] < position;
    }

    /** The last position of the symbol that stands at the given one. */
    int last(int position) {
        return last[codes[position]];
    }

    /**
     * Moves the start of the window to the right.
     *
     * @return one past the last position at which a symbol stands that also stood in what was dropped; the new start
     *     when there is none
     */
    int dropBefore(int newStart) {
        int reach = newStart;
        for (; start < newStart; start++) {
            int symbol = codes[start];
            if (decrement(symbol) > 0) {
                first[symbol] = next[start];
                reach = Math.max(reach, last[symbol] + 1);
            }
        }
        return reach;
    }

    /** Moves the end of the window to the left. */
    void dropFrom(int newEnd) {
        while (end > newEnd) {
            end--;
            if (decrement(codes[end]) > 0) {
                last[codes[end]] = previous[end];
            }
        }
    }

    private int decrement(int symbol) {
        symbolsOfCount[count[symbol]]--;
        count[symbol]--;
        symbolsOfCount[count[symbol]]++;
        symbols -= count[symbol] == 0 ? 1 : 0;
        return count[symbol];
    }
}
