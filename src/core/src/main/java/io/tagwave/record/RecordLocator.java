package io.tagwave.record;

import io.tagwave.region.DataRegion;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import java.util.List;

/** Cuts candidate regions into records, and drops those in which nothing repeats. */
public interface RecordLocator {

    /** The regions that hold records, in document order. */
    List<LocatedRegion> locate(PageTree tree, TagPathSequence sequence, List<DataRegion> regions);
}
