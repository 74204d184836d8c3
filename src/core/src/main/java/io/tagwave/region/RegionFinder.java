package io.tagwave.region;

import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import java.util.List;

/** Finds the parts of a page that may hold records. */
public interface RegionFinder {

    /** Candidate regions in document order; none when nothing repeats. */
    List<DataRegion> find(PageTree tree, TagPathSequence sequence);
}
