package io.tagwave.noise;

import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;

/**
 * Tells what a filter leaves of a page.
 *
 * @param regions the spans that were found worth keeping, in document order, at least one
 * @param kept their nodes with all ancestors
 * @param note one phrase that says why the page came back whole or complemented; an empty string when there is nothing
 *     to say
 */
public record FilterResult(List<Span> regions, KeptNodes kept, String note) {

    public FilterResult {
        regions = List.copyOf(regions);
        Objects.requireNonNull(kept);
        Objects.requireNonNull(note);
        if (regions.isEmpty()) {
            throw new IllegalArgumentException("expected at least one region, found none");
        }
    }

    /** A page of which some nodes are worth keeping, at least one. */
    static FilterResult of(PageTree tree, BitSet nodes, String note) {
        List<Span> regions = new ArrayList<>();
        for (int start = nodes.nextSetBit(0); start >= 0; ) {
            int end = nodes.nextClearBit(start);
            regions.add(new Span(start, end));
            start = nodes.nextSetBit(end);
        }
        return new FilterResult(regions, KeptNodes.of(tree, regions), note);
    }

    /** A page that comes back as it was. */
    static FilterResult whole(PageTree tree, String note) {
        Span all = new Span(0, tree.size());
        return new FilterResult(List.of(all), KeptNodes.all(tree), note);
    }

    /** From the first region's start to the last one's end. */
    public Span extent() {
        return new Span(regions.get(0).start(), regions.get(regions.size() - 1).end());
    }
}
