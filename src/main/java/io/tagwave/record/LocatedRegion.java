package io.tagwave.record;

import io.tagwave.tree.Span;
import java.util.List;

/**
 * A region cut into records.
 *
 * @param span from the first record's start to the last one's end
 * @param records spans that do not overlap, in document order; what lies between two of them belongs to none
 * @param slope see {@link io.tagwave.region.DataRegion}
 * @param choice why it was chosen; {@link Choice#NONE} of locators that do not choose
 */
public record LocatedRegion(Span span, List<Span> records, double slope, Choice choice) {

    /** A region that was located without a choice. */
    public LocatedRegion(Span span, List<Span> records, double slope) {
        this(span, records, slope, Choice.NONE);
    }

    public LocatedRegion {
        records = List.copyOf(records);
        if (records.isEmpty()) {
            throw new IllegalArgumentException("expected at least one record, found none");
        }
    }
}
