package io.tagwave.menu;

import io.tagwave.tree.PageTree;
import java.util.List;

/** What the classes and ids in and around a block say. */
final class NameEvidence {

    private final PageTree tree;
    private final MenuNames names;
    private final boolean[] namedAbove;
    private final int[] namedBefore;

    NameEvidence(PageTree tree, LinkCount links) {
        this.tree = tree;
        names = new MenuNames(tree);
        namedAbove = new boolean[tree.size()];
        namedBefore = new int[tree.size() + 1];
        for (int n = 0; n < tree.size(); n++) {
            boolean named = names.has(n, MenuNames.HOLDS);
            int parent = tree.parent(n);
            // The body's own classes name the page, not a part of it.
            namedAbove[n] = parent > 0 && (namedAbove[parent] || names.has(parent, MenuNames.HOLDS));
            namedBefore[n + 1] = namedBefore[n] + (named && links.below(n) > 1 ? 1 : 0);
        }
    }

    void measure(List<LinkBlock> blocks, double[][] values) {
        for (int b = 0; b < values.length; b++) {
            LinkBlock block = blocks.get(b);
            int inside = namedBefore[tree.end(block.node())] - namedBefore[block.node() + 1];
            values[b][Evidence.NAMED.ordinal()] = wrapped(block, MenuNames.IS);
            values[b][Evidence.NAME_STARTS.ordinal()] = wrapped(block, MenuNames.STARTS);
            values[b][Evidence.NAME_HOLDS.ordinal()] = wrapped(block, MenuNames.HOLDS);
            values[b][Evidence.NAMED_ABOVE.ordinal()] = namedAbove[block.top()] ? 1 : 0;
            values[b][Evidence.NAMED_INSIDE.ordinal()] = inside > 0 ? 1 : 0;
        }
    }

    private double wrapped(LinkBlock block, int degree) {
        for (int n = block.node(); ; n = tree.parent(n)) {
            if (names.has(n, degree)) {
                return 1;
            }
            if (n == block.top()) {
                return 0;
            }
        }
    }
}
