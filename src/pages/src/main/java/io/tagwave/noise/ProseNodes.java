package io.tagwave.noise;

import io.tagwave.tree.PageTree;
import java.util.Arrays;
import java.util.BitSet;

/**
 * Tells prose from blocks of links. A block of links is a subtree with more linked text than other text and more than a
 * few links; all texts that hang in none are prose, headlines that are links among them, and so are images outside
 * links; and so is a block between two texts without links, such as a list in an article. Linear in the nodes.
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
        int[] before = siblingsBefore();
        for (int node = 0; node < dense.length; node++) {
            int parent = tree.parent(node);
            boolean isInner = parent >= 0 && dense[parent] != NONE;
            if (isDense(node) && (isInner || !isBetweenProse(node, before))) {
                dense[node] = isInner ? dense[parent] : node;
            }
        }
        return dense;
    }

    private boolean isDense(int node) {
        return 2L * tree.linkTextLength(node, tree.end(node)) > tree.textLength(node, tree.end(node));
    }

    /** Returns whether texts without links stand right before and behind a block: it is a list in prose. */
    private boolean isBetweenProse(int block, int[] before) {
        int behind = tree.nextSibling(block);
        while (behind >= 0 && tree.textLength(behind, tree.end(behind)) == 0) {
            behind = tree.nextSibling(behind);
        }
        return before[block] >= 0 && behind >= 0 && isUnlinked(before[block]) && isUnlinked(behind);
    }

    private boolean isUnlinked(int node) {
        return tree.linkTextLength(node, tree.end(node)) == 0;
    }

    /** For each node the nearest sibling before it that shows text, or none. */
    private int[] siblingsBefore() {
        int[] before = new int[tree.size()];
        before[0] = NONE;
        for (int node = 0; node < before.length; node++) {
            int last = NONE;
            for (int child = tree.firstChild(node); child >= 0; child = tree.nextSibling(child)) {
                before[child] = last;
                last = tree.textLength(child, tree.end(child)) > 0 ? child : last;
            }
        }
        return before;
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
