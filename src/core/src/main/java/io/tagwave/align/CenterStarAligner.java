package io.tagwave.align;

import io.tagwave.number.Numbering;
import io.tagwave.record.LocatedRegion;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Aligns records with the one that is nearest to all others (center star alignment, Gusfield 1993; thesis, 4.1.4). Nodes without
 * information (neither text, link nor image) are left out first.
 *
 * <p>The edit distance has insertions and deletions only, so that a column never holds two symbols, and the sum of pairs stays
 * within twice the optimum as for the distance with substitutions. With {@link CenterStarSettings#rejoins()} a field that stands
 * elsewhere than in other records has no column of its own.
 */
public record CenterStarAligner(CenterStarSettings settings) {

    /** Returns a table with one row for each record. */
    public NodeTable align(PageTree tree, TagPathSequence sequence, LocatedRegion region) {
        Fields fields = new Fields(tree, sequence::code, region.parts());
        return fields.table(columns(fields, fields, settings.rejoins() ? new ColumnLimits(fields.symbols()) : null));
    }

    /**
     * Returns the same by tag paths from the heads of the records on. Several fields of one path are distinguished by their style,
     * and columns that differ only in style and are never filled in the same record are merged.
     *
     * @param steps the step of each node of the page
     */
    public NodeTable align(PageTree tree, int[] steps, LocatedRegion region) {
        FieldPaths paths = new FieldPaths(tree, steps, region.parts());
        Fields fields = new Fields(tree, new TextRuns(tree, paths, region.parts()), region.parts());
        ColumnLimits limits = new ColumnLimits(fields.symbols());
        Fields finer = fields.byLooks(limits);
        finer = fits(finer.symbols()) ? finer : fields;
        int[][] columns = columns(fields, finer, settings.rejoins() ? limits : null);
        paths.uniteCells(finer.symbols());
        NodeTable table = paths.cells().carryDown(finer.table(ColumnMerger.merged(finer, columns, paths)));
        return PropertyFields.of(tree, region.parts(), table);
    }

    private boolean fits(List<SymbolString> records) {
        int longest = longest(records);
        return (long) longest * longest * records.size() <= settings.maxCells();
    }

    private static int longest(List<SymbolString> records) {
        return records.stream().mapToInt(SymbolString::length).max().orElse(0);
    }

    /**
     * Returns the columns of the fields of each kind of records.
     *
     * @param finer the kinds to align; the center is chosen by paths alone
     */
    private int[][] columns(Fields fields, Fields finer, @Nullable ColumnLimits limits) {
        List<SymbolString> records = finer.symbols();
        if (records.size() == 1) {
            return new int[][] {inOrder(longest(records))};
        }
        if (!fits(records)) {
            return byOccurrence(records);
        }
        int center = fields.finer(new CenterChoice(fields).of(settings.maxCenters()), finer);
        return new AlignmentProfile(records, center, limits).columns();
    }

    /**
     * Aligns records that are too long to be compared pairwise: the k-th occurrence of a symbol in one record is in the column of its
     * k-th occurrence in any other. Linear; columns are in order of first appearance.
     */
    private static int[][] byOccurrence(List<SymbolString> records) {
        Numbering columns = new Numbering();
        int[][] places = new int[records.size()][];
        for (int r = 0; r < places.length; r++) {
            int[] codes = records.get(r).codes();
            Map<Integer, Integer> seen = new HashMap<>();
            int[] place = new int[codes.length];
            for (int i = 0; i < place.length; i++) {
                int occurrence = seen.merge(codes[i], 1, Integer::sum);
                place[i] = columns.number(codes[i], occurrence) - 1;
            }
            places[r] = place;
        }
        return places;
    }

    /** Returns the columns of a record that has all of them. */
    static int[] inOrder(int width) {
        return IntStream.range(0, width).toArray();
    }
}
