package io.tagwave.extract;

import io.tagwave.align.Table;
import io.tagwave.content.Features;
import io.tagwave.content.Verdict;
import io.tagwave.record.LocatedRegion;

/**
 * A region as positions: cut, aligned and judged, but not yet written out.
 *
 * @param located its span and records
 * @param table the nodes of its fields, one row a record
 * @param features what the verdict was founded on
 * @param verdict content or noise
 */
public record JudgedRegion(LocatedRegion located, Table table, Features features, Verdict verdict) {}
