package io.tagwave.align;

import io.tagwave.record.LocatedRegion;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Centre star alignment (Gusfield 1993; thesis, 4.1.4): the record nearest to all others is the center, and every record
 * is aligned with it. Nodes without information (neither text, link nor image) are left out first.
 *
 * <p>The edit distance has insertions and deletions only, so a column never holds two symbols, and the sum of pairs
 * stays within twice the optimum as for the distance with substitutions. With {@link CenterStarSettings#rejoins()} a field
 * that stands elsewhere than in other records is no longer a column of its own.
 */
public final class CenterStarAligner implements Aligner {

    private final CenterStarSettings settings;

    /** An aligner with the given settings. */
    public CenterStarAligner(CenterStarSettings settings) {
        this.settings = settings;
    }

    @Override
    public Table align(PageTree tree, TagPathSequence sequence, LocatedRegion region) {
        List<Fields> records = new ArrayList<>(region.parts().size());
        Map<Fields.Symbols, Integer> counts = new LinkedHashMap<>();
        for (List<Span> record : region.parts()) {
            Fields fields = Fields.of(tree, sequence, record);
            records.add(fields);
            counts.merge(fields.symbols(), 1, Integer::sum);
        }
        return table(records, columns(counts));
    }

    /** The columns of each record's fields: equal records share their answer. */
    private Map<Fields.Symbols, int[]> columns(Map<Fields.Symbols, Integer> counts) {
        List<Fields.Symbols> distinct = new ArrayList<>(counts.keySet());
        if (distinct.size() == 1) {
            return new Profile(distinct.get(0), null).columns();
        }
        int longest = 0;
        for (Fields.Symbols record : distinct) {
            longest = Math.max(longest, record.length());
        }
        if ((long) longest * longest * distinct.size() > settings.maxCells()) {
            return OccurrenceColumns.of(distinct);
        }
        Fields.Symbols center = new CenterChoice(settings).of(counts);
        Profile profile = new Profile(center, settings.rejoins() ? new ColumnLimits(distinct) : null);
        profile.add(distinct);
        return profile.columns();
    }

    private static Table table(List<Fields> records, Map<Fields.Symbols, int[]> columns) {
        int width = width(columns);
        int[][] rows = new int[records.size()][];
        for (int r = 0; r < rows.length; r++) {
            rows[r] = new int[width];
            Arrays.fill(rows[r], Table.GAP);
            Fields record = records.get(r);
            int[] places = columns.get(record.symbols());
            for (int i = 0; i < places.length; i++) {
                rows[r][places[i]] = record.node(i);
            }
        }
        return new Table(rows);
    }

    private static int width(Map<Fields.Symbols, int[]> columns) {
        int width = 0;
        for (int[] places : columns.values()) {
            for (int place : places) {
                width = Math.max(width, place + 1);
            }
        }
        return width;
    }
}
