package io.tagwave.extract;

import io.tagwave.pager.Continuation;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Tells what a page holds.
 *
 * @param nodes number of nodes of the page's tree
 * @param regions regions with records, content and noise, in document order
 * @param continuation where the main list continues
 * @param timings how long the stages took
 */
public record Extraction(int nodes, List<ExtractedList> regions, Continuation continuation, Timings timings) {

    public Extraction {
        regions = List.copyOf(regions);
    }

    /** Returns what the page holds with other regions. */
    public Extraction with(List<ExtractedList> others) {
        return new Extraction(nodes, others, continuation, timings);
    }

    /** Returns the address of the main list's next page, or null. */
    public @Nullable String next() {
        return continuation.next();
    }

    /** The content regions only: the list that the page was made for, and what else is data. */
    public List<ExtractedList> content() {
        return regions.stream().filter(r -> r.verdict().content()).toList();
    }

    /** The regions of the list that the page was made for; none where there is no such list. */
    public List<ExtractedList> main() {
        return regions.stream().filter(r -> r.verdict().main()).toList();
    }

    /** Number of records in all regions. */
    public int recordCount() {
        return regions.stream().mapToInt(r -> r.records().size()).sum();
    }
}
