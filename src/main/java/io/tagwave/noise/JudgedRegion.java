package io.tagwave.noise;

import io.tagwave.tree.Span;

/**
 * What the record extractor says of a region.
 *
 * @param span its positions, at least one
 * @param content whether it is content
 * @param score how likely it is content, from 0 to 1
 */
public record JudgedRegion(Span span, boolean content, double score) {

    public JudgedRegion {
        if (span.length() == 0) {
            throw new IllegalArgumentException("expected a region of one position or more, found " + span);
        }
    }
}
