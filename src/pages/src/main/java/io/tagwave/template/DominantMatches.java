package io.tagwave.template;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The dominant matches of two sequences, class by class (thesis, Definition 9): a match (i, j) of equal symbols is
 * dominant of class k when a longest common subsequence of the prefixes that end there has k symbols and any shorter
 * prefix on either side has fewer.
 *
 * <p>Found row by row, 64 columns at a time (Crochemore et al. 2001, Hyyrö 2004): a bit of the row is 0 where one more
 * column makes the longest common subsequence longer, and a match is dominant where a row turns a 1 into a 0. A row
 * touches only the words where its symbol stands and those that a carry runs into, so that rows of rare symbols, such as
 * texts, cost next to nothing. The thesis finds the same matches by Rick's method.
 */
final class DominantMatches {

    private static final int MATCHES_A_ROW = 8;
    /** Of longer sequences all may be rare. */
    private static final int FIRST_ROOM = 1 << 14;

    private static final int ROW = 0;
    private static final int COLUMN = 1;
    /** The match found before in the same class, or -1. */
    private static final int FOLLOWING = 2;

    private static final int FIELDS = 3;

    /** All fields of one match after the other: a match is called by where its fields begin. */
    private int[] matches;
    /** The latest match of each class; class 0 has none. */
    private final int[] heads;

    private int classes;
    private int end;

    /** @param most there are no more classes */
    private DominantMatches(int most) {
        matches = new int[FIELDS * Math.min(FIRST_ROOM, MATCHES_A_ROW * (most + 1))];
        heads = NodeMapping.empty(most + 1);
    }

    /**
     * Compares two sequences.
     *
     * @param first symbols of 0 or more
     * @param second where each of them stands in the other sequence
     * @param most how many matches to keep at most
     * @return null when there are more
     */
    static @Nullable DominantMatches of(int[] first, SymbolBits second, int most) {
        DominantMatches found = new DominantMatches(first.length);
        Row row = found.new Row(second);
        for (int i = 0; i < first.length; i++) {
            row.next(i, first[i]);
            if (found.size() > most) {
                return null;
            }
        }
        return found;
    }

    /** Length of a longest common subsequence. */
    int classes() {
        return classes;
    }

    int size() {
        return end / FIELDS;
    }

    /** The match of the class that comes last in the first sequence; the class is 1 or more. */
    int first(int matchClass) {
        return heads[matchClass];
    }

    /** The match of the same class that comes before this one in the first sequence, or -1. */
    int next(int match) {
        return matches[match + FOLLOWING];
    }

    /** Position in the first sequence. */
    int row(int match) {
        return matches[match + ROW];
    }

    /** Position in the second sequence. */
    int column(int match) {
        return matches[match + COLUMN];
    }

    private void add(int row, int column, int matchClass) {
        if (end == matches.length) {
            matches = Arrays.copyOf(matches, 2 * end);
        }
        matches[end + ROW] = row;
        matches[end + COLUMN] = column;
        matches[end + FOLLOWING] = heads[matchClass];
        heads[matchClass] = end;
        end += FIELDS;
        classes = Math.max(classes, matchClass);
    }

    /** The latest row of the table of lengths, as bits: 0 where a column makes its prefix one symbol longer. */
    private final class Row {
        private final SymbolBits across;
        private final long[] bits;
        /** Zeros before each word that is in use. */
        private final int[] before;
        /** Words from here on have no zeros yet. */
        private int used;

        Row(SymbolBits across) {
            this.across = across;
            bits = new long[across.length()];
            before = new int[bits.length + 1];
        }

        /** Goes on to the next row: {@code bits = bits + (bits & symbol) | bits & ~symbol} over all words. */
        void next(int row, int symbol) {
            int entry = across.first(symbol);
            int end = across.first(symbol + 1);
            while (entry < end) {
                int word = across.word(entry);
                long mask = across.mask(entry++);
                if (word >= used) {
                    use(word);
                }
                if ((bits[word] & mask) != 0) {
                    entry = change(row, word, mask, entry, end);
                }
            }
        }

        /** Changes the word, and those that its carry runs into; returns the first entry that is left. */
        private int change(int row, int from, long mask, int next, int end) {
            int entry = next;
            int word = from;
            long matches = mask;
            long carry = 0;
            while (true) {
                long old = bits[word];
                long added = old & matches;
                long sum = old + added + carry;
                carry = (added | old & ~sum) >>> 63;
                bits[word] = sum | old & ~matches;
                lowered(row, word, old & ~bits[word]);
                before[++word] += (int) carry;
                if (carry == 0) {
                    return entry;
                }
                if (word == used) {
                    // The carry would run through all the ones that are left and change none.
                    return end;
                }
                matches = entry < end && across.word(entry) == word ? across.mask(entry++) : 0;
            }
        }

        private void use(int word) {
            Arrays.fill(bits, used, word + 1, -1);
            Arrays.fill(before, used + 1, word + 2, before[used]);
            used = word + 1;
        }

        private void lowered(int row, int word, long lowered) {
            for (long left = lowered; left != 0; left &= left - 1) {
                long lowest = left & -left;
                int k = before[word] + Long.bitCount(~bits[word] & (lowest | lowest - 1));
                add(row, word * Long.SIZE + Long.numberOfTrailingZeros(lowest), k);
            }
        }
    }
}
