package io.tagwave.menu;

import io.tagwave.number.Numbering;
import io.tagwave.tree.PageTree;

/** Counts how many siblings with two links or more look the same: tag, style and parent are equal. */
final class SimilarSiblings {

    private final PageTree tree;
    private final Numbering kinds;
    /** By kind; 0 is that of nodes that are no holders. */
    private final int[] counts;

    SimilarSiblings(PageTree tree, int[] holders) {
        this.tree = tree;
        kinds = new Numbering(holders.length);
        counts = new int[holders.length + 1];
        for (int n : holders) {
            counts[kinds.number(looks(n), tree.parent(n))]++;
        }
    }

    /** Returns how many they are, a holder itself counted. */
    int of(int holder) {
        return counts[kinds.known(looks(holder), tree.parent(holder))];
    }

    private int looks(int node) {
        return tree.style(node) * tree.tagNames().size() + tree.tag(node);
    }
}
