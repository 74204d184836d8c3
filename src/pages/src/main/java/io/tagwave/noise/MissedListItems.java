package io.tagwave.noise;

import io.tagwave.tps.StepSchemes;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Finds the items that an extractor missed at the ends of a list: the neighbours of a region, below the node that holds
 * it, for as long as they are made like it. A neighbour is like it when it looks like two of the region's own items, or
 * when half of its nodes take tag paths of the region: the alphabets of what stays and what goes shall not meet.
 */
final class MissedListItems {

    private static final double SHARED_PATHS = 0.5;

    private final PageTree tree;
    private final TagPathSequence looks;
    private final TagPathSequence tags;
    /** For each code of a path by tags alone, the last region whose alphabet it belongs to. */
    private final int[] alphabetOf;

    private int region;

    MissedListItems(PageTree tree, TagPathSequence looks) {
        this.tree = tree;
        this.looks = looks;
        tags = TagPathSequence.of(tree, StepSchemes.tagOnly());
        alphabetOf = new int[tags.alphabetSize() + 1];
    }

    /** The subtrees beside the region that belong to it. */
    List<Span> beside(Span span) {
        region++;
        for (int position = span.start(); position < span.end(); position++) {
            alphabetOf[tags.code(position)] = region;
        }
        int container = tree.commonAncestor(span.start(), span.end() - 1);
        if (container == span.start()) {
            // The region is a whole subtree: its neighbours are no items of it.
            return List.of();
        }
        List<Integer> before = new ArrayList<>();
        BitSet items = new BitSet();
        BitSet once = new BitSet();
        int child = tree.firstChild(container);
        for (; child >= 0 && child < span.end(); child = tree.nextSibling(child)) {
            if (tree.end(child) <= span.start()) {
                before.add(child);
            } else if (!tree.isText(child)) {
                (once.get(looks.code(child)) ? items : once).set(looks.code(child));
            }
        }
        List<Span> beside = new ArrayList<>();
        for (int i = before.size() - 1; i >= 0 && belongs(before.get(i), items); i--) {
            beside.add(new Span(before.get(i), tree.end(before.get(i))));
        }
        for (; child >= 0 && belongs(child, items); child = tree.nextSibling(child)) {
            beside.add(new Span(child, tree.end(child)));
        }
        return beside;
    }

    private boolean belongs(int node, BitSet items) {
        if (items.get(looks.code(node))) {
            return true;
        }
        int shared = 0;
        for (int n = node; n < tree.end(node); n++) {
            shared += alphabetOf[tags.code(n)] == region ? 1 : 0;
        }
        return shared >= SHARED_PATHS * (tree.end(node) - node);
    }
}
