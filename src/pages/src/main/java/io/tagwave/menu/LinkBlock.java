package io.tagwave.menu;

import io.tagwave.tree.PageTree;
import java.util.ArrayList;
import java.util.List;

/**
 * A candidate: the deepest node that holds a run of two or more links.
 *
 * @param node the deepest node
 * @param top its highest ancestor, or itself, that holds the same links
 * @param first number of the first link on the page
 * @param end one past the number of the last link
 */
public record LinkBlock(int node, int top, int first, int end) {

    public int links() {
        return end - first;
    }

    /** F1 of this block's links against another's. */
    public double overlap(LinkBlock other) {
        int common = Math.min(end, other.end) - Math.max(first, other.first);
        return common <= 0 ? 0 : 2.0 * common / (links() + other.links());
    }

    /**
     * Lists the blocks of a page in document order: one for each distinct run of two or more links that is all of some
     * node's links. Linear, since the wrappers of different blocks are different nodes.
     */
    static List<LinkBlock> of(PageTree tree, LinkCounts links, int[] holders) {
        boolean[] wraps = new boolean[tree.size()];
        for (int n : holders) {
            int parent = tree.parent(n);
            if (parent >= 0 && links.own(n) == links.below(parent)) {
                wraps[parent] = true;
            }
        }
        List<LinkBlock> blocks = new ArrayList<>();
        for (int n : holders) {
            if (!wraps[n] && links.below(n) > 1) {
                blocks.add(new LinkBlock(n, top(tree, links, n), links.before(n + 1), links.before(tree.end(n))));
            }
        }
        return blocks;
    }

    private static int top(PageTree tree, LinkCounts links, int node) {
        int top = node;
        while (tree.parent(top) >= 0 && links.below(tree.parent(top)) == links.below(node)) {
            top = tree.parent(top);
        }
        return top;
    }
}
