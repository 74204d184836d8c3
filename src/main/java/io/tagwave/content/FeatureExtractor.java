package io.tagwave.content;

import io.tagwave.record.LocatedRegion;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.Span;

/** Measures the features of a region (thesis, 4.3). */
public final class FeatureExtractor {

    private final TagPathSequence sequence;

    /** Measures regions of one page. */
    public FeatureExtractor(TagPathSequence sequence) {
        this.sequence = sequence;
    }

    /** The six features, all from 0 to 1, and the choice that the locator made. */
    public Features features(LocatedRegion region) {
        Span span = region.span();
        double length = sequence.length();
        double middle = span.start() + span.length() / 2.0;
        double greatest = sequence.alphabetSize();
        int lowest = Integer.MAX_VALUE;
        int highest = 0;
        double sum = 0;
        for (int i = span.start(); i < span.end(); i++) {
            lowest = Math.min(lowest, sequence.code(i));
            highest = Math.max(highest, sequence.code(i));
            sum += sequence.code(i);
        }
        double count = region.records().size();
        double size = span.length() / count;
        return new Features(
                span.length() / length,
                1 - Math.abs(middle - length / 2) / (length / 2),
                (length - middle) / length,
                sum / span.length() / greatest,
                (highest - lowest) / greatest,
                Math.min(count, size) / Math.max(count, size),
                region.choice());
    }
}
