package io.tagwave.template;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Tells what two or more pages have in common (thesis, Definition 6): a tree, and for each of its nodes the node that answers
 * to it on each page. Nodes stand in pre-order.
 *
 * <p>More than two pages are folded: the template so far is mapped onto the next page. The pages are taken by the size
 * of the part whose paths all pages know, the smallest first, and by fingerprint among equals, so the answer does not
 * depend on the order in which they are given. Two pages are mapped from the first to the second.
 */
public final class PageTemplate {

    private final LabeledTree tree;
    private final int[][] nodes;

    private PageTemplate(LabeledTree tree, int[][] nodes) {
        this.tree = tree;
        this.nodes = nodes;
    }

    /**
     * Finds the template.
     *
     * @param pages two pages or more, read by one {@link PathLabels}
     * @param fingerprints one number a page that says what stands in it, see {@link PathLabels#fingerprint}
     * @throws AlgorithmLimitException when the algorithm refuses
     */
    public static PageTemplate of(List<LabeledTree> pages, long[] fingerprints, TemplateAlgorithm algorithm)
            throws AlgorithmLimitException {
        List<Integer> order = order(pages, fingerprints);
        int first = order.get(0);
        LabeledTree tree = pages.get(first);
        int[][] nodes = new int[pages.size()][];
        nodes[first] = IntStream.range(0, tree.size()).toArray();
        for (int page : order.subList(1, order.size())) {
            NodeMapping mapping = algorithm.map(tree, pages.get(page));
            nodes[page] = IntStream.range(0, tree.size()).map(mapping::partner).toArray();
            PrunedTree kept = PrunedTree.of(tree, mapping::contains);
            for (int p = 0; p < nodes.length; p++) {
                nodes[p] = nodes[p] == null ? null : picked(nodes[p], kept.original());
            }
            tree = kept.tree();
        }
        return new PageTemplate(tree, nodes);
    }

    private static int[] picked(int[] numbers, int[] positions) {
        return Arrays.stream(positions).map(position -> numbers[position]).toArray();
    }

    private static List<Integer> order(List<LabeledTree> pages, long[] fingerprints) {
        List<Integer> order =
                new ArrayList<>(IntStream.range(0, pages.size()).boxed().toList());
        if (pages.size() > 2) {
            int[] known = knownToAll(pages);
            order.sort(Comparator.<Integer>comparingInt(p -> known[p])
                    .thenComparingInt(p -> pages.get(p).size())
                    .thenComparingLong(p -> fingerprints[p]));
        }
        return order;
    }

    /** For each page how many of its nodes have a path that every page has. */
    private static int[] knownToAll(List<LabeledTree> pages) {
        int labels = pages.stream().mapToInt(LabeledTree::greatestLabel).max().orElse(0) + 1;
        int[] pagesWith = new int[labels];
        for (int page = 0; page < pages.size(); page++) {
            for (int label : pages.get(page).label) {
                pagesWith[label] += pagesWith[label] == page ? 1 : 0;
            }
        }
        return pages.stream()
                .mapToInt(page -> (int) Arrays.stream(page.label)
                        .filter(label -> pagesWith[label] == pages.size())
                        .count())
                .toArray();
    }

    /** Number of nodes of the template; 0 when the pages' roots differ. */
    public int size() {
        return tree.size();
    }

    public int pages() {
        return nodes.length;
    }

    /** The template's own tree. */
    public LabeledTree tree() {
        return tree;
    }

    /** The node of a page that answers to a node of the template. */
    public int node(int templateNode, int page) {
        return nodes[page][templateNode];
    }
}
