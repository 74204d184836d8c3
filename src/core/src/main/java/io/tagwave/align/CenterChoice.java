package io.tagwave.align;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Chooses the kind of records with the least sum of edit distances to all others; the first of equals. */
final class CenterChoice {

    private final Fields fields;
    private final List<SymbolString> symbols;

    /** Chooses among the kinds of these records. */
    CenterChoice(Fields fields) {
        this.fields = fields;
        symbols = fields.symbols();
    }

    /**
     * Returns the center.
     *
     * @param most maximum number of kinds that are tried
     */
    int of(int most) {
        int[] tried = commonest(Math.min(most, symbols.size()));
        long[] sums = new long[tried.length];
        for (int i = 0; i < sums.length; i++) {
            for (int j = 0; j < i; j++) {
                int distance = distance(
                        symbols.get(tried[i]).codes(), symbols.get(tried[j]).codes());
                sums[i] += (long) fields.count(tried[j]) * distance;
                sums[j] += (long) fields.count(tried[i]) * distance;
            }
        }
        int best = 0;
        for (int i = 1; i < sums.length; i++) {
            best = sums[i] < sums[best] ? i : best;
        }
        return tried[best];
    }

    /** Returns some kinds, those of most records first; of equals those that come first. */
    private int[] commonest(int wanted) {
        return IntStream.range(0, symbols.size())
                .boxed()
                .sorted(Comparator.comparingInt(kind -> -fields.count(kind)))
                .limit(wanted)
                .mapToInt(Integer::intValue)
                .toArray();
    }

    /** Returns the least number of insertions and deletions that turn one string into the other. */
    static int distance(int[] a, int[] b) {
        int start = 0;
        int shorter = Math.min(a.length, b.length);
        while (start < shorter && a[start] == b[start]) {
            start++;
        }
        int endOfA = a.length;
        int endOfB = b.length;
        while (endOfA > start && endOfB > start && a[endOfA - 1] == b[endOfB - 1]) {
            endOfA--;
            endOfB--;
        }
        return distance(a, b, start, endOfA, endOfB);
    }

    /** Compares what is left without the common beginning and end, which some shortest edit sequence matches. */
    private static int distance(int[] a, int[] b, int start, int endOfA, int endOfB) {
        int[] row = new int[endOfB - start + 1];
        for (int j = 0; j < row.length; j++) {
            row[j] = j;
        }
        for (int i = 1; i <= endOfA - start; i++) {
            int code = a[start + i - 1];
            int diagonal = row[0];
            int left = i;
            row[0] = i;
            for (int j = 1; j < row.length; j++) {
                int above = row[j];
                left = code == b[start + j - 1] ? diagonal : 1 + (above < left ? above : left);
                row[j] = left;
                diagonal = above;
            }
        }
        return row[row.length - 1];
    }
}
