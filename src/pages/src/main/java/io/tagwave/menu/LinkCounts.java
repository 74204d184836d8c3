package io.tagwave.menu;

import io.tagwave.tree.PageTree;
import java.util.stream.IntStream;

/** Counts how many links stand before each position, so that the links of any run of nodes are one difference. */
public final class LinkCounts {

    private final PageTree tree;
    private final int[] before;

    private LinkCounts(PageTree tree, int[] before) {
        this.tree = tree;
        this.before = before;
    }

    public static LinkCounts of(PageTree tree) {
        int[] before = new int[tree.size() + 1];
        for (int n = 0; n < tree.size(); n++) {
            before[n + 1] = before[n] + (tree.isLink(n) ? 1 : 0);
        }
        return new LinkCounts(tree, before);
    }

    /** Links of the whole page. */
    int all() {
        return before[before.length - 1];
    }

    /** Links before a position. */
    int before(int position) {
        return before[position];
    }

    /** Links of a node's subtree, itself counted. */
    int own(int node) {
        return before[tree.end(node)] - before[node];
    }

    /** The nodes whose subtree has two links or more, in document order: with a node come all its ancestors. */
    int[] holders() {
        return IntStream.range(0, tree.size()).filter(n -> own(n) > 1).toArray();
    }

    /** Links below a node, itself not counted. */
    public int below(int node) {
        return before[tree.end(node)] - before[node + 1];
    }
}
