package io.tagwave.align;

import io.tagwave.record.LocatedRegion;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import java.util.List;

/**
 * Centre star alignment (Gusfield 1993; thesis, 4.1.4): the record nearest to all others is the center, and every record
 * is aligned with it. Nodes without information (neither text, link nor image) are left out first.
 *
 * <p>The edit distance has insertions and deletions only, so a column never holds two symbols, and the sum of pairs
 * stays within twice the optimum as for the distance with substitutions. With {@link CenterStarSettings#rejoins()} a field
 * that stands elsewhere than in other records is no longer a column of its own.
 */
public final class CenterStarAligner {

    private final CenterStarSettings settings;

    /** An aligner with the given settings. */
    public CenterStarAligner(CenterStarSettings settings) {
        this.settings = settings;
    }

    /** A table with one row a record, in the region's order. */
    public NodeTable align(PageTree tree, TagPathSequence sequence, LocatedRegion region) {
        Fields fields = new Fields(tree, sequence::code, region.parts());
        return fields.table(columns(fields, fields, settings.rejoins() ? new ColumnLimits(fields.symbols()) : null));
    }

    /**
     * The same by tag paths from the heads of the records on. Of several fields of one path those of the same look are like
     * fields, and columns that differ in looks alone and are never filled in the same record are one.
     *
     * @param steps of each node of the page the step that it takes
     */
    public NodeTable align(PageTree tree, int[] steps, LocatedRegion region) {
        FieldPaths paths = new FieldPaths(tree, steps, region.parts());
        Fields fields = new Fields(tree, new TextRuns(tree, paths, region.parts()), region.parts());
        ColumnLimits limits = new ColumnLimits(fields.symbols());
        Fields finer = fields.byLooks(limits);
        finer = fits(finer.symbols()) ? finer : fields;
        int[][] columns = columns(fields, finer, settings.rejoins() ? limits : null);
        return finer.table(ColumnMerger.merged(finer, columns, paths));
    }

    private boolean fits(List<SymbolString> records) {
        int longest = longest(records);
        return (long) longest * longest * records.size() <= settings.maxCells();
    }

    private static int longest(List<SymbolString> records) {
        int longest = 0;
        for (SymbolString record : records) {
            longest = Math.max(longest, record.length());
        }
        return longest;
    }

    /**
     * Of each sort of records the columns of its fields.
     *
     * @param finer the sorts that are asked for; the center is chosen by paths alone
     */
    private int[][] columns(Fields fields, Fields finer, ColumnLimits limits) {
        List<SymbolString> records = finer.symbols();
        if (records.size() == 1) {
            return new int[][] {inOrder(longest(records))};
        }
        if (!fits(records)) {
            return OccurrenceColumns.of(records);
        }
        int center = fields.finer(new CenterChoice(fields).of(settings.maxCenters()), finer);
        return new AlignmentProfile(records, center, limits).columns();
    }

    /** The columns of a record that has them all. */
    static int[] inOrder(int width) {
        int[] columns = new int[width];
        for (int i = 0; i < width; i++) {
            columns[i] = i;
        }
        return columns;
    }
}
