package io.tagwave.menu;

import io.tagwave.tree.PageTree;
import java.util.ArrayList;
import java.util.List;

/** Finds the candidates: one for each distinct run of two or more links that is all of some node's links. */
final class LinkBlocks {

    private LinkBlocks() {}

    /** The blocks in document order. Linear: the wrappers of different blocks are different nodes. */
    static List<LinkBlock> of(PageTree tree, LinkCount links) {
        int[] greatest = new int[tree.size()];
        for (int n = tree.size() - 1; n > 0; n--) {
            int own = links.before(tree.end(n)) - links.before(n);
            greatest[tree.parent(n)] = Math.max(greatest[tree.parent(n)], own);
        }
        List<LinkBlock> blocks = new ArrayList<>();
        for (int n = 0; n < tree.size(); n++) {
            if (links.below(n) > 1 && greatest[n] < links.below(n)) {
                blocks.add(new LinkBlock(n, top(tree, links, n), links.before(n + 1), links.before(tree.end(n))));
            }
        }
        return blocks;
    }

    private static int top(PageTree tree, LinkCount links, int node) {
        int top = node;
        while (tree.parent(top) >= 0 && links.below(tree.parent(top)) == links.below(node)) {
            top = tree.parent(top);
        }
        return top;
    }
}
