package io.tagwave.region;

import io.tagwave.tree.PageTree;

/** Where each node of a page stands among its siblings, and how many there are. */
final class SiblingOrder {

    private final int[] ordinal;
    private final int[] previous;
    private final int[] children;

    SiblingOrder(PageTree tree) {
        int size = tree.size();
        ordinal = new int[size];
        previous = new int[size];
        children = new int[size];
        int[] last = new int[size];
        previous[0] = -1;
        for (int node = 1; node < size; node++) {
            int parent = tree.parent(node);
            previous[node] = children[parent] == 0 ? -1 : last[parent];
            ordinal[node] = children[parent]++;
            last[parent] = node;
        }
    }

    /** Number of siblings before the node. */
    int ordinal(int node) {
        return ordinal[node];
    }

    /** The sibling before the node, -1 without one. */
    int previous(int node) {
        return previous[node];
    }

    /** Number of children of the node. */
    int children(int node) {
        return children[node];
    }
}
