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
    public Table align(PageTree tree, TagPathSequence sequence, LocatedRegion region) {
        Fields fields = new Fields(tree, sequence::code, region.parts());
        return fields.table(columns(fields));
    }

    /**
     * The same by tag paths from the heads of the records on. Columns that differ in looks alone and are never filled
     * in the same record are one.
     *
     * @param steps of each node of the page the step that it takes
     */
    public Table align(PageTree tree, int[] steps, LocatedRegion region) {
        FieldPaths paths = new FieldPaths(tree, steps, region.parts());
        Fields fields = new Fields(tree, new TextRuns(tree, paths, region.parts()), region.parts());
        return fields.table(LikeColumns.merged(fields, columns(fields), paths));
    }

    /** Of each sort of records the columns of its fields. */
    private int[][] columns(Fields fields) {
        List<Symbols> records = fields.symbols();
        int longest = 0;
        for (Symbols record : records) {
            longest = Math.max(longest, record.length());
        }
        if (records.size() == 1) {
            return new int[][] {inOrder(longest)};
        }
        if ((long) longest * longest * records.size() > settings.maxCells()) {
            return OccurrenceColumns.of(records);
        }
        int center = new CenterChoice(fields).of(settings.maxCenters());
        return new Profile(records, center, settings.rejoins() ? new ColumnLimits(records) : null).columns();
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
