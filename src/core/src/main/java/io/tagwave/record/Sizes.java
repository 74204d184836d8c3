package io.tagwave.record;

import io.tagwave.region.Cut;

/**
 * How many nodes the records of a cut have.
 *
 * @param smallest of the smallest
 * @param biggest of the biggest
 */
record Sizes(int smallest, int biggest) {

    /** A record has at most so many times as many nodes as another. */
    private static final int TIMES = 2;

    static Sizes of(Cut cut) {
        int smallest = Integer.MAX_VALUE;
        int biggest = 0;
        for (int record = 0; record < cut.count(); record++) {
            smallest = Math.min(smallest, cut.size(record));
            biggest = Math.max(biggest, cut.size(record));
        }
        return new Sizes(smallest, biggest);
    }

    /** Whether one more record might have so many nodes. */
    boolean areLike(int size) {
        return TIMES * size >= smallest && size <= TIMES * biggest;
    }
}
