package io.tagwave.record;

import io.tagwave.tree.PageTree;

/** Looks at the children of nodes, for all who regroup a list. */
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

    /** Returns the nearest sibling before a node that shows text, -1 without any. */
    static int filledBefore(PageTree tree, int node) {
        int nearest = -1;
        for (int child = tree.firstChild(tree.parent(node)); child < node; child = tree.nextSibling(child)) {
            nearest = isFilled(tree, child) ? child : nearest;
        }
        return nearest;
    }

    /** Returns whether a node shows text. */
    static boolean isFilled(PageTree tree, int node) {
        return tree.textLength(node, tree.end(node)) > 0;
    }
}
