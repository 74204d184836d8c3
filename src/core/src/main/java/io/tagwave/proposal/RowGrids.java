package io.tagwave.proposal;

import io.tagwave.tree.GridRows;
import io.tagwave.tree.PageTree;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Grids that are written row by row: a row of pictures, a row of names, a row of prices, and again. A record is then a
 * column of a band of rows, and its parts lie apart. Given cells that are heads, the rows around theirs that have as
 * many filled cells give each head its further parts. Made to be asked for many lists of heads of one page; not for use
 * by two threads at once.
 */
final class RowGrids {

    private final PageTree tree;
    /** For each row that was looked at, one more than the number of its filled cells. */
    private final int[] filled;

    /** The rows that were made a segmentation of that began with a single one of them. */
    private final boolean[] isFollowed;

    /** By the table that was looked at. */
    private final Map<Integer, CellShapes.Records> kinds = new HashMap<>();

    private @Nullable SiblingOrder order;
    private int[] heads = new int[0];
    /** Where the heads of each row begin; after the last row their number. */
    private int[] from = new int[16];

    private int rows;
    private int siblings;
    private int lead;
    private int trail;

    RowGrids(PageTree tree) {
        this.tree = tree;
        filled = new int[tree.size()];
        isFollowed = new boolean[filled.length];
    }

    /** The segmentation that makes the cells records of several parts, or null when they are none such. */
    @Nullable
    Proposal of(RecordRoots list) {
        heads = Arrays.stream(list.nodes)
                .filter(head -> tree.depth(head) < 2 || label(tree.parent(head)) != head)
                .toArray();
        if (heads.length < 2
                || tree.depth(heads[0]) < 2
                || !anyRow()
                || !readRows()
                || !isWorthFollowing()
                || recordsOf(tree.parent(row(0))) == CellShapes.Records.ROWS) {
            return null;
        }
        lead = lead();
        trail = trail();
        return areJoined() ? cut(list.votes) : null;
    }

    /**
     * A single row of heads takes in all rows around it that are filled alike, and a page may have a list of heads for
     * each of these: all lead to the same segmentation where the heads are the filled cells, so the first is enough.
     */
    private boolean isWorthFollowing() {
        int row = row(0);
        if (rows > 1 || filledCells(row) != width(0)) {
            return true;
        }
        if (isFollowed[row] || !areFilled()) {
            return false;
        }
        for (int next = row; next >= 0 && filledCells(next) == width(0); next = order().previous(next)) {
            isFollowed[next] = true;
        }
        for (int next = tree.nextSibling(row);
                next >= 0 && filledCells(next) == width(0);
                next = tree.nextSibling(next)) {
            isFollowed[next] = true;
        }
        return true;
    }

    /** Returns what the records of a table are; its cells are compared once. */
    CellShapes.Records recordsOf(int grid) {
        return kinds.computeIfAbsent(grid, table -> CellShapes.of(tree, table));
    }

    private boolean areFilled() {
        return Arrays.stream(heads).allMatch(this::shows);
    }

    /** Tells whether two heads share a row that is not the only one of its parent. */
    private boolean anyRow() {
        int row = tree.parent(heads[0]);
        int grid = tree.parent(row);
        boolean onlyRow = row == tree.firstChild(grid) && tree.nextSibling(row) < 0;
        return !onlyRow
                && IntStream.range(1, heads.length).anyMatch(i -> tree.parent(heads[i]) == tree.parent(heads[i - 1]));
    }

    /** Groups heads by row; false unless all rows are siblings with others between or around. */
    private boolean readRows() {
        int grid = tree.parent(tree.parent(heads[0]));
        rows = 0;
        for (int i = 0; i < heads.length; i++) {
            int row = tree.parent(heads[i]);
            if (i == 0 || row != tree.parent(heads[i - 1])) {
                if (tree.parent(row) != grid) {
                    return false;
                }
                from = rows + 1 < from.length ? from : Arrays.copyOf(from, rows * 2);
                from[rows++] = i;
            }
        }
        from[rows] = heads.length;
        siblings = order().children(grid);
        return siblings > rows;
    }

    private int row(int r) {
        return tree.parent(heads[from[r]]);
    }

    private int place(int r) {
        return order().ordinal(row(r));
    }

    private int width(int r) {
        return from[r + 1] - from[r];
    }

    /** Returns how many rows before the first head's row belong to its band. */
    private int lead() {
        int most = rows > 1 ? place(1) - place(0) - 1 : place(0);
        int found = 0;
        int row = order().previous(row(0));
        while (found < most && row >= 0 && filledCells(row) == width(0)) {
            found++;
            row = order().previous(row);
        }
        return found;
    }

    /** Returns how many rows may follow a head's row in its band. */
    private int trail() {
        if (rows > 1) {
            return place(1) - place(0) - 1 - lead;
        }
        int found = 0;
        int row = tree.nextSibling(row(0));
        while (row >= 0 && filledCells(row) == width(0)) {
            found++;
            row = tree.nextSibling(row);
        }
        return found;
    }

    /** Returns how many rows before a head's row may belong to its band; no row belongs to two. */
    private int before(int r) {
        return Math.min(lead, r == 0 ? place(0) : place(r) - place(r - 1) - 1);
    }

    /** Returns how many rows after a head's row may belong to its band. */
    private int after(int r) {
        int next = r + 1 == rows ? siblings : Math.max(place(r) + 1, place(r + 1) - lead);
        return Math.min(trail, next - place(r) - 1);
    }

    /** Tells whether at least half of the heads' rows have others in their band. */
    private boolean areJoined() {
        long joined = IntStream.range(0, rows).filter(r -> height(r) > 1).count();
        return joined > 0 && 2 * joined >= rows;
    }

    /** Number of rows in a band. */
    private int height(int r) {
        int height = 1;
        int row = row(r);
        for (int i = before(r); i > 0; i--) {
            row = order().previous(row);
            height += filledCells(row) == width(r) ? 1 : 0;
        }
        row = tree.nextSibling(row(r));
        for (int i = after(r); i > 0; i--) {
            height += filledCells(row) == width(r) ? 1 : 0;
            row = tree.nextSibling(row);
        }
        return height;
    }

    private Proposal cut(int votes) {
        int[] first = new int[heads.length + 1];
        for (int r = 0; r < rows; r++) {
            int height = height(r);
            for (int i = from[r]; i < from[r + 1]; i++) {
                first[i + 1] = first[i] + 2 * height;
            }
        }
        int[] bounds = new int[first[heads.length]];
        for (int r = 0; r < rows; r++) {
            fill(r, first, bounds);
        }
        return Proposal.ofParts(first, bounds, votes);
    }

    /** Enters the cells of a band, each as the next part of its column. */
    private void fill(int r, int[] first, int[] bounds) {
        int head = row(r);
        int row = head;
        for (int i = before(r); i > 0; i--) {
            row = order().previous(row);
        }
        int part = 0;
        for (int i = before(r) + 1 + after(r); i > 0; i--) {
            if (row == head) {
                for (int column = from[r]; column < from[r + 1]; column++) {
                    enter(heads[column], bounds, first[column] + part);
                }
                part += 2;
            } else if (filledCells(row) == width(r)) {
                int column = from[r];
                int label = label(row);
                for (int cell = tree.firstChild(row); cell >= 0; cell = tree.nextSibling(cell)) {
                    if (cell != label && shows(cell)) {
                        enter(cell, bounds, first[column++] + part);
                    }
                }
                part += 2;
            }
            row = tree.nextSibling(row);
        }
    }

    private void enter(int cell, int[] bounds, int at) {
        bounds[at] = cell;
        bounds[at + 1] = tree.end(cell);
    }

    /** Returns the cell that names a row, -1 without one. */
    private int label(int row) {
        return GridRows.isRow(tree, row) && recordsOf(tree.parent(row)) == CellShapes.Records.NAMED_COLUMNS
                ? GridRows.cell(tree, tree.firstChild(row))
                : GridRows.label(tree, row);
    }

    /** Number of children of a row that show something, without the name of the row. */
    private int filledCells(int row) {
        if (filled[row] == 0) {
            filled[row] = 1;
            int label = label(row);
            for (int child = tree.firstChild(row); child >= 0; child = tree.nextSibling(child)) {
                filled[row] += child != label && shows(child) ? 1 : 0;
            }
        }
        return filled[row] - 1;
    }

    private boolean shows(int cell) {
        return tree.textLength(cell, tree.end(cell)) > 0
                || IntStream.range(cell, tree.end(cell)).anyMatch(tree::isImage);
    }

    /** Returns the order of siblings, which is made for the first list that needs it. */
    private SiblingOrder order() {
        SiblingOrder made = order == null ? new SiblingOrder(tree) : order;
        order = made;
        return made;
    }
}
