package io.tagwave.record;

import io.tagwave.tree.Span;
import java.util.List;

/**
 * A region cut into records.
 *
 * @param span from the first record's start to the end of what ends last
 * @param parts for each record its spans in document order: mostly one; several where a grid is written row by row, a
 *     row of names and then a row of prices. No two spans overlap; what lies between them belongs to no record
 */
public record LocatedRegion(Span span, List<List<Span>> parts) {

    public static LocatedRegion ofOnePart(Span span, List<Span> records) {
        return new LocatedRegion(span, records.stream().map(List::of).toList());
    }

    public LocatedRegion {
        if (parts.isEmpty()) {
            throw new IllegalArgumentException("expected at least one record, found none");
        }
        parts = parts.stream().map(List::copyOf).toList();
    }

    /** The first part of each record, in document order. */
    public List<Span> records() {
        return parts.stream().map(record -> record.get(0)).toList();
    }
}
