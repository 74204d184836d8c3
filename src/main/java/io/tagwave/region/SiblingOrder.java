package io.tagwave.region;

import io.tagwave.tree.PageTree;

/** Where nodes of a page stand among their siblings. Counts the children of a parent when they are asked for. */
final class SiblingOrder {

    private final PageTree tree;
    private final int[] ordinal;
    private final int[] previous;
    /** By parent; 0 before they were counted. */
    private final int[] children;

    SiblingOrder(PageTree tree) {
        this.tree = tree;
        ordinal = new int[tree.size()];
        previous = new int[ordinal.length];
        children = new int[ordinal.length];
    }

    /** Number of children of a node; goes before any question about these. */
    int children(int parent) {
        if (children[parent] == 0) {
            int end = tree.end(parent);
            int last = -1;
            for (int child = parent + 1; child < end; child = tree.end(child)) {
                previous[child] = last;
                ordinal[child] = children[parent]++;
                last = child;
            }
        }
        return children[parent];
    }

    /** Number of siblings before a node. */
    int ordinal(int node) {
        return ordinal[node];
    }

    /** The sibling before a node, -1 without one. */
    int previous(int node) {
        return previous[node];
    }
}
