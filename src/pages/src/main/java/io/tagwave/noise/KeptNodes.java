package io.tagwave.noise;

import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.BitSet;
import java.util.List;

/**
 * The nodes that stay when a page is pruned: some spans of it and all their ancestors, so that what stays hangs where it
 * hung before (JIDM 2013, Section 5.5). Never changes after it was built.
 */
public final class KeptNodes {

    private final PageTree tree;
    private final BitSet kept;

    private KeptNodes(PageTree tree, BitSet kept) {
        this.tree = tree;
        this.kept = kept;
    }

    /** The spans' nodes and their ancestors; the body always stays. */
    public static KeptNodes of(PageTree tree, List<Span> spans) {
        BitSet kept = new BitSet(tree.size());
        kept.set(0);
        for (Span span : spans) {
            // A node of the span has no other ancestors before the span than the first node has.
            int node = span.length() == 0 ? 0 : tree.parent(span.start());
            for (; node > 0 && !kept.get(node); node = tree.parent(node)) {
                kept.set(node);
            }
        }
        for (Span span : spans) {
            kept.set(span.start(), span.end());
        }
        return new KeptNodes(tree, kept);
    }

    /** Every node of the page. */
    public static KeptNodes all(PageTree tree) {
        return of(tree, List.of(new Span(0, tree.size())));
    }

    public boolean contains(int node) {
        return kept.get(node);
    }

    /** Number of nodes that stay, at least 1. */
    public int count() {
        return kept.cardinality();
    }

    /** The visible text of what stays. */
    public String text() {
        StringBuilder text = new StringBuilder();
        for (int start = kept.nextSetBit(0); start >= 0; ) {
            int end = kept.nextClearBit(start);
            String run = tree.text(start, end);
            text.append(text.length() == 0 || run.isEmpty() ? "" : " ").append(run);
            start = kept.nextSetBit(end);
        }
        return text.toString();
    }
}
