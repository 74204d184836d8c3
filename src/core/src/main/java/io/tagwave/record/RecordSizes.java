package io.tagwave.record;

import io.tagwave.proposal.Proposal;
import io.tagwave.tree.Span;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.stream.IntStream;

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
        IntSummaryStatistics sizes =
                IntStream.range(0, cut.count()).map(cut::size).summaryStatistics();
        return new RecordSizes(sizes.getMin(), sizes.getMax());
    }

    List<Span> like(List<Span> spans) {
        return spans.stream().filter(span -> areLike(span.length())).toList();
    }

    boolean areLike(int size) {
        return TIMES * size >= smallest && size <= TIMES * biggest;
    }
}
