package io.tagwave.align;

import java.util.function.IntPredicate;

/**
 * Counts the fields of a kind by the numbers of their paths.
 *
 * @param all fields
 * @param records that have any
 * @param most in one record
 */
record PathCounts(int[] all, int[] records, int[] most) {

    /** Counts of no paths. */
    static final PathCounts NONE = new PathCounts(new int[0], new int[0], new int[0]);

    /**
     * Counts the fields of all records.
     *
     * @param codes the path of each field
     * @param starts the first field of each record, and the number of fields
     * @param paths the greatest number of a path
     * @param kind whether a field counts
     */
    static PathCounts of(int[] codes, int[] starts, int paths, IntPredicate kind) {
        PathCounts counts = new PathCounts(new int[paths + 1], new int[paths + 1], new int[paths + 1]);
        int[] own = new int[paths + 1];
        for (int record = 0; record + 1 < starts.length; record++) {
            for (int field = starts[record]; field < starts[record + 1]; field++) {
                if (kind.test(field)) {
                    int code = codes[field];
                    counts.all[code]++;
                    own[code]++;
                    counts.records[code] += own[code] == 1 ? 1 : 0;
                    counts.most[code] = Math.max(counts.most[code], own[code]);
                }
            }
            for (int field = starts[record]; field < starts[record + 1]; field++) {
                own[codes[field]] = 0;
            }
        }
        return counts;
    }

    /** Returns whether records have more and fewer fields of a path, and some several. */
    boolean vary(int code) {
        return most[code] > 1 && all[code] < most[code] * records[code];
    }
}
