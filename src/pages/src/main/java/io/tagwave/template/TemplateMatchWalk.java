package io.tagwave.template;

/**
 * Picks template matches out of dominant matches, from the roots back to the first leaves (thesis, Algorithms 3 and 4;
 * how the slips in them are read stands in interpretation.md).
 */
record TemplateMatchWalk(MatchedSequence rows, MatchedSequence columns) {

    /** The second tree's node for each node of the first, or -1: a common rooted ordered subtree. */
    int[] identify(DominantMatches matches) {
        for (int k = matches.classes(); k > 0; k--) {
            if (!takeDominant(matches, k)) {
                takeAlternative(matches, k);
            }
        }
        return rows.mates();
    }

    private boolean takeDominant(DominantMatches matches, int k) {
        for (int match = matches.first(k); match >= 0; match = matches.next(match)) {
            if (take(matches.row(match), matches.column(match))) {
                return true;
            }
        }
        return false;
    }

    private void takeAlternative(DominantMatches matches, int k) {
        for (int match = matches.first(k); match >= 0; match = matches.next(match)) {
            if (takeInstead(matches.row(match), matches.column(match))) {
                return;
            }
        }
    }

    /** Takes a match if it is a template match: both nodes free, or each other's already, and so their parents. */
    private boolean take(int row, int column) {
        if (!rows.isOpen(row) || !columns.isOpen(column)) {
            return false;
        }
        int a = rows.node(row);
        int b = columns.node(column);
        // An inner node stands in the extended sequence more than once.
        boolean known = rows.mate(a) == b;
        boolean free = rows.mate(a) < 0 && columns.mate(b) < 0;
        if (!known && !(free && parentsMatch(a, b))) {
            return false;
        }
        rows.settle(row, b);
        columns.settle(column, a);
        return true;
    }

    private boolean parentsMatch(int a, int b) {
        int above = columns.parent(b);
        return above < 0 ? rows.parent(a) < 0 : rows.parentsMate(a) == above;
    }

    /** Keeps one side of a match and looks for another node on the other side, below the mate of the parent. */
    private boolean takeInstead(int row, int column) {
        if (!rows.isOpen(row) || !columns.isOpen(column)) {
            return false;
        }
        int label = rows.labels()[row];
        int rowParent = columns.parentsMate(columns.node(column));
        int otherRow = rowParent < 0 ? -1 : rows.alternative(label, rowParent);
        if (otherRow >= 0 && take(otherRow, column)) {
            return true;
        }
        int columnParent = rows.parentsMate(rows.node(row));
        int otherColumn = columnParent < 0 ? -1 : columns.alternative(label, columnParent);
        return otherColumn >= 0 && take(row, otherColumn);
    }
}
