package io.tagwave.serve.page;

import io.tagwave.tps.TagPathSequence;

/**
 * A tag path sequence as a line that runs down beside its page: the code to the right, the position downwards.
 *
 * @param width the greatest code
 * @param height the number of positions
 * @param path the line, as SVG has it
 */
public record SequenceLine(int width, int height, String path) {

    /** Beyond that, positions share a step, of which the least and the greatest code are drawn. */
    private static final int MOST_STEPS = 1500;

    static SequenceLine of(TagPathSequence sequence) {
        int length = sequence.length();
        int step = (length + MOST_STEPS - 1) / MOST_STEPS;
        StringBuilder path = new StringBuilder();
        for (int from = 0; from < length; from += step) {
            int to = Math.min(length, from + step);
            int least = sequence.code(from);
            int greatest = least;
            for (int i = from; i < to; i++) {
                least = Math.min(least, sequence.code(i));
                greatest = Math.max(greatest, sequence.code(i));
            }
            path.append(from == 0 ? 'M' : 'L').append(least).append(' ').append(from);
            if (greatest > least) {
                path.append('H').append(greatest);
            }
        }
        return new SequenceLine(sequence.alphabetSize(), length, path.toString());
    }
}
