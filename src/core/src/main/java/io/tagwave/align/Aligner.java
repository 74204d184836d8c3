package io.tagwave.align;

import io.tagwave.record.LocatedRegion;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;

/** Lines up the fields of a region's records. */
public interface Aligner {

    /** A table with one row a record, in the region's order. */
    Table align(PageTree tree, TagPathSequence sequence, LocatedRegion region);
}
