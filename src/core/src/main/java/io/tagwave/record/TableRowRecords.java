package io.tagwave.record;

import io.tagwave.proposal.Proposal;
import io.tagwave.tree.GridRows;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;

/**
 * Takes each row of a table for a record that has the cells of the records: as many, filled and linked where those of most are. Every
 * second row has another color, and some have more in a cell; but they are records alike.
 */
final class TableRowRecords {

    private static final int MIN_CELLS = 3;
    /** Share of the records with a filled or linked cell, so that all other rows have to have it. */
    private static final double MOST = 0.9;

    private final PageTree tree;
    private final Proposal cut;
    private final int[] filled;
    private final int[] linked;

    private TableRowRecords(PageTree tree, Proposal cut, int width) {
        this.tree = tree;
        this.cut = cut;
        filled = new int[width];
        linked = new int[width];
        for (int record = 0; record < cut.count(); record++) {
            List<Integer> cells = GridRows.cells(tree, cut.start(record));
            for (int column = 0; column < Math.min(width, cells.size()); column++) {
                filled[column] += Children.isFilled(tree, cells.get(column)) ? 1 : 0;
                linked[column] += isLinked(cells.get(column)) ? 1 : 0;
            }
        }
    }

    /** Returns the number of cells of the first record, 0 if it is no row. */
    private static int width(PageTree tree, Proposal cut) {
        return GridRows.isRow(tree, cut.start(0))
                ? GridRows.cells(tree, cut.start(0)).size()
                : 0;
    }

    /** Returns the rows in the tables of some records that are none of them. */
    static List<Span> missed(PageTree tree, Proposal cut) {
        int width = width(tree, cut);
        List<Span> missed = new ArrayList<>();
        if (width >= MIN_CELLS) {
            TableRowRecords table = new TableRowRecords(tree, cut, width);
            Set<Integer> groups = new LinkedHashSet<>();
            cut.spans().forEach(record -> groups.add(tree.parent(record.start())));
            for (int group : groups) {
                for (int row = tree.firstChild(group); row >= 0; row = tree.nextSibling(row)) {
                    if (!cut.startsAt(row) && !GridRows.isHead(tree, row) && table.isLike(row)) {
                        missed.add(new Span(row, tree.end(row)));
                    }
                }
            }
        }
        return missed;
    }

    private boolean isLike(int row) {
        return GridRows.isRow(tree, row)
                && hasAll(row, filled, cell -> Children.isFilled(tree, cell))
                && hasAll(row, linked, this::isLinked);
    }

    private boolean hasAll(int row, int[] counts, IntPredicate has) {
        List<Integer> cells = GridRows.cells(tree, row);
        boolean all = cells.size() == counts.length;
        for (int column = 0; all && column < counts.length; column++) {
            all = counts[column] < MOST * cut.count() || has.test(cells.get(column));
        }
        return all;
    }

    private boolean isLinked(int cell) {
        return tree.linkTextLength(cell, tree.end(cell)) > 0;
    }
}
