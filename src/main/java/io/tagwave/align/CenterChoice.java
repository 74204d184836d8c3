package io.tagwave.align;

import io.tagwave.align.Fields.Symbols;
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
        List<Symbols> tried = counts.keySet().stream()
                .sorted(Comparator.comparing((Symbols s) -> counts.get(s)).reversed())
                .limit(settings.maxCenters())
                .toList();
        Symbols best = tried.get(0);
        long least = Long.MAX_VALUE;
        for (Symbols center : tried) {
            long sum = 0;
            for (Symbols other : tried) {
                sum += (long) counts.get(other) * distance(center, other);
            }
            if (sum < least) {
                least = sum;
                best = center;
            }
        }
        return best;
    }

    /** Least number of insertions and deletions that turn one string into the other. */
    static int distance(Symbols a, Symbols b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j < row.length; j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j < row.length; j++) {
                int above = row[j];
                row[j] = a.code(i - 1) == b.code(j - 1) ? diagonal : 1 + Math.min(above, row[j - 1]);
                diagonal = above;
            }
        }
        return row[b.length()];
    }
}
