package io.tagwave.record;

import io.tagwave.proposal.Proposal;
import io.tagwave.tree.Span;
import java.util.List;

/**
 * Counts how many nodes the records of a segmentation have.
 *
 * @param smallest of the smallest
 * @param biggest of the biggest
 */
record RecordSizes(int smallest, int biggest) {

    /** A record has at most so many times as many nodes as another. */
    private static final int TIMES = 2;

    static RecordSizes of(Proposal cut) {
        int smallest = Integer.MAX_VALUE;
        int biggest = Integer.MIN_VALUE;
        for (int record = 0; record < cut.count(); record++) {
            int size = cut.size(record);
            smallest = Math.min(smallest, size);
            biggest = Math.max(biggest, size);
        }
        return new RecordSizes(smallest, biggest);
    }

    List<Span> like(List<Span> spans) {
        return spans.stream().filter(span -> areLike(span.length())).toList();
    }

    boolean areLike(int size) {
        return TIMES * size >= smallest && size <= TIMES * biggest;
    }
}
