package io.tagwave.record;

import io.tagwave.tree.PageTree;

/** Counts the cells of a row: the children of a node, whatever they are. A row that heads others has one. */
final class Cells {

    /** Counted up to so many. */
    static final int MANY = 3;

    private Cells() {}

    /** The number of cells, at most {@link #MANY}. */
    static int of(PageTree tree, int row) {
        int cells = 0;
        for (int child = row + 1; child < tree.end(row) && cells < MANY; child = tree.end(child)) {
            cells++;
        }
        return cells;
    }
}
