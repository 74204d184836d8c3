package io.tagwave.menu;

import io.tagwave.tree.PageTree;
import java.util.ArrayList;
import java.util.List;

/** Finds the candidates: one for each distinct run of two or more links that is all of some node's links. */
final class LinkBlocks {

    private LinkBlocks() {}

    /** The blocks in document order. Linear: the wrappers of different blocks are different nodes. */
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
