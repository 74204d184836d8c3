package io.tagwave.thesis;

import io.tagwave.tree.Span;

/**
 * A part of the sequence that may hold records.
 *
 * @param span its positions
 * @param slope angular coefficient of the least squares line through its codes, in codes a position: near 0 where
 *     records repeat
 */
public record DataRegion(Span span, double slope) {}
