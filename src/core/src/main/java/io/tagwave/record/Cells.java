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
        for (int child = tree.firstChild(row); child >= 0 && cells < MANY; child = tree.nextSibling(child)) {
            cells++;
        }
        return cells;
    }
}
