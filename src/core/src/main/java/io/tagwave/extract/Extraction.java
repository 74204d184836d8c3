package io.tagwave.extract;

import java.util.List;

/**
 * What a page holds.
 *
 * @param nodes number of nodes of the page's tree
 * @param regions regions with records, content and noise, in document order
 * @param timings how long the stages took
 */
public record Extraction(int nodes, List<ExtractedRegion> regions, Timings timings) {

    public Extraction {
        regions = List.copyOf(regions);
    }

    /** The content regions only. */
    public List<ExtractedRegion> content() {
        return regions.stream().filter(r -> r.verdict().content()).toList();
    }

    /** Number of records in all regions. */
    public int recordCount() {
        return regions.stream().mapToInt(r -> r.records().size()).sum();
    }
}
