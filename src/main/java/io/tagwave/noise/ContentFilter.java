package io.tagwave.noise;

import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;

/**
 * Keeps the content that the record extractor found, be it one region or several, large or small, together with what is
 * made of the same tag paths beside it: the alphabets of what stays and what goes shall not meet. Linear in the nodes.
 */
public final class ContentFilter {

    /** A branch beside the content belongs to it when at least this share of its nodes takes paths of the content. */
    private static final double SHARED_PATHS = 0.5;

    /**
     * The page without what is not content.
     *
     * @param sequence codes of the tree; two nodes of like code count as made alike
     * @param content where the content was found, at least one span
     */
    public Filtering filter(PageTree tree, TagPathSequence sequence, TagPathSequence looks, List<Span> content) {
        BitSet items = items(tree, looks, content);
        int[] alike = positionsInAlphabet(sequence, content);
        BitSet spine = spine(tree, content);
        List<Span> regions = new ArrayList<>(content);
        for (int node = 0; node < tree.size(); ) {
            if (spine.get(node)) {
                node++;
                continue;
            }
            int end = tree.end(node);
            if (alike[end] - alike[node] >= SHARED_PATHS * (end - node) || items.get(looks.code(node))) {
                regions.add(new Span(node, end));
            }
            node = end;
        }
        List<Span> united = united(regions);
        return new Filtering(united, KeptNodes.of(tree, united), "");
    }

    private static int[] positionsInAlphabet(TagPathSequence sequence, List<Span> content) {
        BitSet alphabet = new BitSet(sequence.alphabetSize() + 1);
        for (Span span : content) {
            for (int position = span.start(); position < span.end(); position++) {
                alphabet.set(sequence.code(position));
            }
        }
        int[] before = new int[sequence.length() + 1];
        for (int position = 0; position < sequence.length(); position++) {
            before[position + 1] = before[position] + (alphabet.get(sequence.code(position)) ? 1 : 0);
        }
        return before;
    }

    private static BitSet items(PageTree tree, TagPathSequence looks, List<Span> content) {
        BitSet once = new BitSet();
        BitSet items = new BitSet();
        for (Span span : content) {
            int container = span.length() == 0 ? 0 : tree.commonAncestor(span.start(), span.end() - 1);
            int child = container >= span.start() ? container + 1 : span.start();
            for (; child < span.end(); child = tree.end(child)) {
                int code = looks.code(child);
                if (tree.parent(child) == container && !tree.isText(child)) {
                    (once.get(code) ? items : once).set(code);
                }
            }
        }
        return items;
    }

    /** The ancestors of the content. */
    private static BitSet spine(PageTree tree, List<Span> content) {
        BitSet spine = new BitSet(tree.size());
        spine.set(0);
        for (Span span : content) {
            int node = span.length() == 0 ? -1 : tree.commonAncestor(span.start(), span.end() - 1);
            for (; node > 0 && !spine.get(node); node = tree.parent(node)) {
                spine.set(node);
            }
        }
        return spine;
    }

    private static List<Span> united(List<Span> spans) {
        List<Span> sorted = new ArrayList<>(spans);
        sorted.sort(Comparator.comparingInt(Span::start));
        List<Span> united = new ArrayList<>();
        for (Span span : sorted) {
            Span last = united.isEmpty() ? null : united.get(united.size() - 1);
            if (last != null && span.start() <= last.end()) {
                united.set(united.size() - 1, new Span(last.start(), Math.max(last.end(), span.end())));
            } else {
                united.add(span);
            }
        }
        return united;
    }
}
