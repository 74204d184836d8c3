package io.tagwave.serve.page;

import io.tagwave.tps.TagPathSequence;
import java.util.IntSummaryStatistics;
import java.util.stream.IntStream;

/**
 * A tag path sequence as a line that runs down beside its page: codes to the right, positions downwards.
 *
 * @param width the largest code
 * @param height the number of positions
 * @param path the line in SVG
 */
public record SequenceLine(int width, int height, String path) {

    /** In longer sequences positions share a step, which draws their smallest and largest code. */
    private static final int MAX_STEPS = 1500;

    static SequenceLine of(TagPathSequence sequence) {
        int length = sequence.length();
        int step = (length + MAX_STEPS - 1) / MAX_STEPS;
        StringBuilder path = new StringBuilder();
        for (int from = 0; from < length; from += step) {
            IntSummaryStatistics codes = IntStream.range(from, Math.min(length, from + step))
                    .map(sequence::code)
                    .summaryStatistics();
            path.append(from == 0 ? 'M' : 'L')
                    .append(codes.getMin())
                    .append(' ')
                    .append(from);
            if (codes.getMax() > codes.getMin()) {
                path.append('H').append(codes.getMax());
            }
        }
        return new SequenceLine(sequence.alphabetSize(), length, path.toString());
    }
}
