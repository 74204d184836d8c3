package io.tagwave.record;

import io.tagwave.proposal.Proposal;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.ArrayList;
import java.util.List;

/**
 * Suggests records that a page sets apart from the rest of their list: the first, the dearest, what is paid for stands
 * alone right before or behind what holds the others, in a place of its own.
 */
record FeaturedRecords(PageTree tree, TagPathSequence sequence) {

    /** Holds what holds a list, and what holds that. */
    private static final int AROUND = 2;
    /** Share of the text of such a place that the record has. */
    private static final double NEARLY_ALL = 0.9;

    /** The elements of the records' step that stand alone beside what holds them; with links where these have some. */
    List<Span> of(Proposal cut) {
        List<Span> found = new ArrayList<>();
        int container = tree.commonAncestor(cut.start(0), cut.start(cut.count() - 1));
        for (int level = 0; level < AROUND && container > 0; level++) {
            for (int place : new int[] {Children.filledBefore(tree, container), behind(container)}) {
                int record = place < 0 ? -1 : alone(place, sequence.step(cut.start(0)));
                if (record >= 0 && isLinkedLike(record, cut)) {
                    found.add(new Span(record, tree.end(record)));
                }
            }
            container = tree.parent(container);
        }
        return found;
    }

    /** The nearest sibling behind a node that shows text, -1 without any. */
    private int behind(int node) {
        int child = tree.nextSibling(node);
        while (child >= 0 && !Children.isFilled(tree, child)) {
            child = tree.nextSibling(child);
        }
        return child;
    }

    /** The only element of a step in a subtree, if it holds nearly all text of this; else -1. */
    private int alone(int subtree, int step) {
        int found = -1;
        for (int node = subtree; node < tree.end(subtree); node++) {
            if (sequence.step(node) == step) {
                if (found >= 0) {
                    return -1;
                }
                found = node;
            }
        }
        int text = tree.textLength(subtree, tree.end(subtree));
        return found >= 0 && tree.textLength(found, tree.end(found)) >= NEARLY_ALL * text ? found : -1;
    }

    /** Results are told by their links from the line that counts them. */
    private boolean isLinkedLike(int node, Proposal cut) {
        return cut.linkTextLength(tree, 0) == 0 || tree.linkTextLength(node, tree.end(node)) > 0;
    }
}
