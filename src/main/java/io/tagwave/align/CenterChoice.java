package io.tagwave.align;

import io.tagwave.align.Fields.Symbols;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** Picks the record with the least sum of edit distances to all others; the first of equals. */
final class CenterChoice {

    private final CenterStarSettings settings;

    CenterChoice(CenterStarSettings settings) {
        this.settings = settings;
    }

    /**
     * The center.
     *
     * @param counts how many records have each string of symbols, in order of first appearance
     */
    Symbols of(Map<Symbols, Integer> counts) {
        List<Symbols> tried = new ArrayList<>(counts.keySet());
        tried.sort(Comparator.comparingInt((Symbols s) -> -counts.get(s)));
        tried = tried.subList(0, Math.min(tried.size(), settings.maxCenters()));
        long[] sums = new long[tried.size()];
        for (int i = 0; i < sums.length; i++) {
            for (int j = 0; j < i; j++) {
                int distance = distance(tried.get(i), tried.get(j));
                sums[i] += (long) counts.get(tried.get(j)) * distance;
                sums[j] += (long) counts.get(tried.get(i)) * distance;
            }
        }
        int best = 0;
        for (int i = 1; i < sums.length; i++) {
            best = sums[i] < sums[best] ? i : best;
        }
        return tried.get(best);
    }

    /** Least number of insertions and deletions that turn one string into the other. */
    static int distance(Symbols a, Symbols b) {
        int start = 0;
        int shorter = Math.min(a.length(), b.length());
        while (start < shorter && a.code(start) == b.code(start)) {
            start++;
        }
        int endOfA = a.length();
        int endOfB = b.length();
        while (endOfA > start && endOfB > start && a.code(endOfA - 1) == b.code(endOfB - 1)) {
            endOfA--;
            endOfB--;
        }
        return distance(a, b, start, endOfA, endOfB);
    }

    /** What both strings begin and end with is matched in some shortest way, so only what is left is looked at. */
    private static int distance(Symbols a, Symbols b, int start, int endOfA, int endOfB) {
        int[] row = new int[endOfB - start + 1];
        for (int j = 0; j < row.length; j++) {
            row[j] = j;
        }
        for (int i = 1; i <= endOfA - start; i++) {
            int code = a.code(start + i - 1);
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j < row.length; j++) {
                int above = row[j];
                row[j] = code == b.code(start + j - 1) ? diagonal : 1 + Math.min(above, row[j - 1]);
                diagonal = above;
            }
        }
        return row[row.length - 1];
    }
}
