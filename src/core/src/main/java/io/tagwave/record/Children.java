package io.tagwave.record;

import io.tagwave.tree.PageTree;

/** Counts how many children nodes have. */
final class Children {

    private Children() {}

    /** Number of children of a node, counted up to so many. */
    static int count(PageTree tree, int node, int most) {
        int count = 0;
        for (int child = tree.firstChild(node); child >= 0 && count < most; child = tree.nextSibling(child)) {
            count++;
        }
        return count;
    }
}
