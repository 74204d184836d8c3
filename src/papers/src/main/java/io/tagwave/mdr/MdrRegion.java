package io.tagwave.mdr;

import io.tagwave.tree.Span;
import java.util.List;

/**
 * A data region: neighbouring generalised nodes below one parent, each similar to the next.
 *
 * @param span from the first generalised node's start to the last one's end
 * @param nodes tag nodes of each generalised node
 * @param records the records in it, in document order of their starts
 */
public record MdrRegion(Span span, int nodes, List<MdrRecord> records) {

    public MdrRegion {
        records = List.copyOf(records);
    }
}
