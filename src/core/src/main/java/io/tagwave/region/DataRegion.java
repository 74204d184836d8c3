package io.tagwave.region;

import io.tagwave.tree.Span;

/**
 * A part of the sequence that may hold records.
 *
 * @param span its positions
 * @param slope angular coefficient of the least squares line through its codes, in codes a position: near 0 where
 *     records repeat
 * @param cut where the finder already sees records; {@link Cut#NONE} when it leaves that to the locator
 */
public record DataRegion(Span span, double slope, Cut cut) {

    /** A region whose records are still to be located. */
    public DataRegion(Span span, double slope) {
        this(span, slope, Cut.NONE);
    }
}
