package io.tagwave.thesis;

import io.tagwave.record.LocatedRegion;
import io.tagwave.tree.Span;

/**
 * A region whose records were located.
 *
 * @param span the positions that its features are measured on: the whole region in the thesis, its records alone with
 *     the repairs
 * @param located its records
 */
public record SegmentedRegion(Span span, LocatedRegion located) {}
