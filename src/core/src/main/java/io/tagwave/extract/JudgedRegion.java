package io.tagwave.extract;

import io.tagwave.align.NodeTable;
import io.tagwave.content.Verdict;
import io.tagwave.record.LocatedRegion;
import java.util.Map;

/**
 * A region as positions: cut, aligned and judged, but not yet written out.
 *
 * @param located its span and records
 * @param table the nodes of its fields, one row a record
 * @param verdict content or noise
 * @param features numbers by name that the verdict was founded on; empty where the extractor does not tell
 */
public record JudgedRegion(LocatedRegion located, NodeTable table, Verdict verdict, Map<String, Double> features) {

    public JudgedRegion {
        features = Map.copyOf(features);
    }

    /** Returns the same with another verdict. */
    public JudgedRegion with(Verdict other) {
        return new JudgedRegion(located, table, other, features);
    }
}
