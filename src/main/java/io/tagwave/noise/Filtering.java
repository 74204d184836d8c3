package io.tagwave.noise;

import io.tagwave.tree.Span;
import java.util.List;
import java.util.Objects;

/**
 * What a filter leaves of a page.
 *
 * @param regions the spans that were found worth keeping, in document order, at least one
 * @param kept their nodes with all ancestors
 * @param note one phrase that says why the page came back whole or complemented; an empty string when there is nothing
 *     to say
 */
public record Filtering(List<Span> regions, KeptNodes kept, String note) {

    public Filtering {
        regions = List.copyOf(regions);
        Objects.requireNonNull(kept);
        Objects.requireNonNull(note);
        if (regions.isEmpty()) {
            throw new IllegalArgumentException("expected at least one region, found none");
        }
    }

    /** From the first region's start to the last one's end. */
    public Span extent() {
        return new Span(regions.get(0).start(), regions.get(regions.size() - 1).end());
    }
}
