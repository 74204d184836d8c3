package io.tagwave.noise;

import io.tagwave.record.Landmarks;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.BitSet;
import java.util.Optional;

/**
 * Holds the prose that a page was made for: what stands together in one place, outside of menus, navigation, side columns, heads
 * and feet.
 *
 * @param nodes its texts and images
 * @param place the innermost element with most of its paragraphs
 * @param length characters of its paragraphs
 */
record MainProse(BitSet nodes, Span place, long length) {

    /** Characters of the shortest paragraph. Shorter ones are captions, labels and buttons. */
    private static final int MIN_PARAGRAPH = 80;

    /** An element with this share of the paragraphs holds the article; what stands outside is teasers and notices. */
    private static final double MOST = 0.7;

    /**
     * Finds the prose.
     *
     * @param lists nodes whose texts do not count as paragraphs
     */
    static MainProse of(PageTree tree, Landmarks landmarks, Optional<Span> menu, BitSet lists) {
        BitSet nodes = new ProseNodes(tree).nodes();
        menu.ifPresent(span -> nodes.clear(span.start(), span.end()));
        nodes.stream().filter(node -> landmarks.of(node) < 0).forEach(nodes::clear);
        long[] before = new long[tree.size() + 1];
        for (int node = 0; node < tree.size(); node++) {
            boolean counts = nodes.get(node) && !lists.get(node) && isParagraph(tree, tree.parent(node));
            before[node + 1] = before[node] + (counts ? ownLength(tree, node) : 0);
        }
        Span place = place(tree, before);
        nodes.clear(0, place.start());
        nodes.clear(place.end(), tree.size());
        return new MainProse(nodes, place, before[tree.size()]);
    }

    /** Returns the characters of a text, 0 of an element. */
    static int ownLength(PageTree tree, int node) {
        return tree.isText(node) ? tree.textLength(node, node + 1) : 0;
    }

    private static boolean isParagraph(PageTree tree, int parent) {
        int text = tree.textLength(parent, tree.end(parent));
        return text >= MIN_PARAGRAPH && 2 * tree.linkTextLength(parent, tree.end(parent)) < text;
    }

    private static Span place(PageTree tree, long[] before) {
        double most = MOST * before[tree.size()];
        int place = 0;
        int child = before[tree.size()] == 0 ? -1 : tree.firstChild(place);
        while (child >= 0) {
            if (!tree.isText(child) && before[tree.end(child)] - before[child] > most) {
                place = child;
                child = tree.firstChild(place);
            } else {
                child = tree.nextSibling(child);
            }
        }
        return new Span(place, tree.end(place));
    }
}
