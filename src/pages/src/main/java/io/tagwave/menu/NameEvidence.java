package io.tagwave.menu;

import io.tagwave.tree.PageTree;
import java.util.List;

/** Tells what the classes and ids in and around a block say. */
final class NameEvidence {

    private final PageTree tree;
    private final byte[] names;
    private final boolean[] namedAbove;
    private final boolean[] namedInside;

    /** Reads the names of the holders only: every block, wrapper and ancestor is one. */
    NameEvidence(PageTree tree, LinkCounts links, int[] holders) {
        this.tree = tree;
        MenuNameMatcher known = new MenuNameMatcher(tree);
        names = new byte[tree.size()];
        namedAbove = new boolean[tree.size()];
        namedInside = new boolean[tree.size()];
        for (int n : holders) {
            names[n] = known.at(n);
            int parent = tree.parent(n);
            // The body's own classes name the page, not a part of it.
            namedAbove[n] = parent > 0 && (namedAbove[parent] || has(parent, MenuNameMatcher.HOLDS));
            if (has(n, MenuNameMatcher.HOLDS) && links.below(n) > 1) {
                markAbove(parent);
            }
        }
    }

    void measure(List<LinkBlock> blocks, double[][] values) {
        for (int b = 0; b < values.length; b++) {
            LinkBlock block = blocks.get(b);
            int degrees = wrapped(block);
            values[b][MenuEvidence.NAMED.ordinal()] = (degrees & MenuNameMatcher.IS) != 0 ? 1 : 0;
            values[b][MenuEvidence.NAME_STARTS.ordinal()] = (degrees & MenuNameMatcher.STARTS) != 0 ? 1 : 0;
            values[b][MenuEvidence.NAME_HOLDS.ordinal()] = (degrees & MenuNameMatcher.HOLDS) != 0 ? 1 : 0;
            values[b][MenuEvidence.NAMED_ABOVE.ordinal()] = namedAbove[block.top()] ? 1 : 0;
            values[b][MenuEvidence.NAMED_INSIDE.ordinal()] = namedInside[block.node()] ? 1 : 0;
        }
    }

    /** Stops where it was before, so that all climbs together are linear. */
    private void markAbove(int parent) {
        for (int n = parent; n >= 0 && !namedInside[n]; n = tree.parent(n)) {
            namedInside[n] = true;
        }
    }

    private boolean has(int node, int degree) {
        return (names[node] & degree) != 0;
    }

    private int wrapped(LinkBlock block) {
        int degrees = names[block.node()];
        for (int n = block.node(); n != block.top(); ) {
            n = tree.parent(n);
            degrees |= names[n];
        }
        return degrees;
    }
}
