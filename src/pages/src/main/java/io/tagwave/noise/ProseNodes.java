package io.tagwave.noise;

import io.tagwave.tree.PageTree;
import java.util.Arrays;
import java.util.BitSet;

/**
 * Tells prose from blocks of links. A block of links is a subtree with more linked text than other text and more than a
 * few links; all texts that hang in none are prose, headlines that are links among them, and so are images outside
 * links. Linear in the nodes.
 */
record ProseNodes(PageTree tree) {

    /** A headline and a link to read on make no block of links. */
    private static final int FEW_LINKS = 2;

    private static final int NONE = -1;

    /** The texts and images. */
    BitSet nodes() {
        BitSet nodes = new BitSet(tree.size());
        int[] dense = dense();
        int[] links = links();
        int linkEnd = 0;
        for (int node = 1; node < tree.size(); node++) {
            linkEnd = tree.isLink(node) ? Math.max(linkEnd, tree.end(node)) : linkEnd;
            if (tree.isText(node)) {
                int block = dense[tree.parent(node)];
                nodes.set(node, block == NONE || links[tree.end(block)] - links[block] <= FEW_LINKS);
            } else if (tree.isImage(node)) {
                nodes.set(node, node >= linkEnd);
            }
        }
        return nodes;
    }

    /** For each node the highest of its ancestors, up to the first that is not, with more linked text than other text. */
    private int[] dense() {
        int[] dense = new int[tree.size()];
        Arrays.fill(dense, NONE);
        for (int node = 0; node < dense.length; node++) {
            int text = tree.textLength(node, tree.end(node));
            if (2L * tree.linkTextLength(node, tree.end(node)) > text) {
                int parent = tree.parent(node);
                dense[node] = parent < 0 || dense[parent] == NONE ? node : dense[parent];
            }
        }
        return dense;
    }

    /** Numbers of links before each position. */
    private int[] links() {
        int[] links = new int[tree.size() + 1];
        for (int node = 0; node < tree.size(); node++) {
            links[node + 1] = links[node] + (tree.isLink(node) ? 1 : 0);
        }
        return links;
    }
}
