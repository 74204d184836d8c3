package io.tagwave.proposal;

import io.tagwave.tree.PageTree;

/** Where nodes of a page stand among their siblings. Looks at the children of a parent when they are asked for. */
final class SiblingOrder {

    private final PageTree tree;
    private final int[] ordinal;
    /** The sibling before; of a first one the last, 0 before a parent was looked at. */
    private final int[] previous;

    SiblingOrder(PageTree tree) {
        this.tree = tree;
        ordinal = new int[tree.size()];
        previous = new int[ordinal.length];
    }

    /** Number of children of a node; goes before any question about these. */
    int children(int parent) {
        int first = tree.firstChild(parent);
        if (first < 0) {
            return 0;
        }
        if (previous[first] == 0) {
            int last = first;
            for (int child = tree.nextSibling(first); child >= 0; child = tree.nextSibling(child)) {
                previous[child] = last;
                ordinal[child] = ordinal[last] + 1;
                last = child;
            }
            previous[first] = last;
        }
        return ordinal[previous[first]] + 1;
    }

    /** Number of siblings before a node. */
    int ordinal(int node) {
        return ordinal[node];
    }

    /** The sibling before a node, -1 without one. */
    int previous(int node) {
        return ordinal[node] == 0 ? -1 : previous[node];
    }
}
