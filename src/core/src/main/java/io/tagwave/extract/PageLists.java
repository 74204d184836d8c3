package io.tagwave.extract;

import java.util.List;

/**
 * Tells what of a page repeats, and whether it is content.
 *
 * @param regions content and noise, in document order
 * @param timings how long the stages took
 */
public record PageLists(List<JudgedRegion> regions, Timings timings) {

    public PageLists {
        regions = List.copyOf(regions);
    }

    /** The content regions only. */
    public List<JudgedRegion> content() {
        return regions.stream().filter(r -> r.verdict().content()).toList();
    }
}
