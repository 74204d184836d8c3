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
 * stays within twice the optimum as for the distance with substitutions.
 */
public final class CenterStarAligner implements Aligner {

    private final CenterStarSettings settings;

    /** An aligner with the given settings. */
    public CenterStarAligner(CenterStarSettings settings) {
        this.settings = settings;
    }

    @Override
    public Table align(PageTree tree, TagPathSequence sequence, LocatedRegion region) {
        List<Fields> records = new ArrayList<>();
        for (List<Span> record : region.parts()) {
            records.add(Fields.of(tree, sequence, record));
        }
        return table(records, columns(records));
    }

    /** The columns of each record's fields: equal records share their answer. */
    private Map<Fields.Symbols, int[]> columns(List<Fields> records) {
        Map<Fields.Symbols, Integer> counts = new LinkedHashMap<>();
        for (Fields record : records) {
            counts.merge(record.symbols(), 1, Integer::sum);
        }
        List<Fields.Symbols> distinct = new ArrayList<>(counts.keySet());
        int longest = distinct.stream().mapToInt(Fields.Symbols::length).max().orElse(0);
        if ((long) longest * longest * distinct.size() > settings.maxCells()) {
            return OccurrenceColumns.of(distinct);
        }
        Fields.Symbols center = new CenterChoice(settings).of(counts);
        Profile profile = new Profile(center);
        profile.add(distinct);
        return profile.columns();
    }

    private static Table table(List<Fields> records, Map<Fields.Symbols, int[]> columns) {
        int width = columns.values().stream().flatMapToInt(Arrays::stream).max().orElse(-1) + 1;
        List<int[]> rows = new ArrayList<>();
        for (Fields record : records) {
            int[] row = new int[width];
            Arrays.fill(row, Table.GAP);
            int[] places = columns.get(record.symbols());
            for (int i = 0; i < places.length; i++) {
                row[places[i]] = record.node(i);
            }
            rows.add(row);
        }
        return new Table(rows);
    }
}
