package io.tagwave.papers.menu;

import io.tagwave.tree.PageTree;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** The published detector by the letter of its paper, without any running sums. */
final class NaivePublished {

    private final PageTree tree;
    private final PublishedMenuSettings settings;
    private final double[] weight;

    NaivePublished(PageTree tree, PublishedMenuSettings settings) {
        this.tree = tree;
        this.settings = settings;
        weight = IntStream.range(0, tree.size()).mapToDouble(this::weigh).toArray();
    }

    double weight(int node) {
        return weight[node];
    }

    /** Heaviest first; of equal ones the first on the page. */
    List<Integer> candidates() {
        return inOrder().stream()
                .sorted(Comparator.comparingDouble(this::weight).reversed())
                .toList();
    }

    private List<Integer> inOrder() {
        return withTwoLinks()
                .filter(n -> weight[n] >= settings.candidate())
                .boxed()
                .toList();
    }

    private IntStream withTwoLinks() {
        return IntStream.range(0, tree.size()).filter(n -> below(n, tree::isLink) > 1);
    }

    /** Algorithm 2 over the roots of the candidates; the heaviest node where it chooses none. */
    int menu() {
        int menu = -1;
        double best = 0;
        for (int candidate : inOrder()) {
            int root = PublishedMenuDetectorTest.naiveRoot(tree, weight, candidate, settings.root());
            double mean = children(root)
                    .mapToDouble(this::weight)
                    .filter(w -> w > settings.menu())
                    .average()
                    .orElse(0);
            if (mean > best) {
                menu = root;
                best = mean;
            }
        }
        return menu >= 0 ? menu : heaviest();
    }

    private int heaviest() {
        int heaviest = -1;
        for (int node : withTwoLinks().toArray()) {
            heaviest = heaviest < 0 || weight[node] > weight[heaviest] ? node : heaviest;
        }
        return heaviest;
    }

    private double weigh(int node) {
        double children = children(node).count();
        if (children == 0) {
            return 0;
        }
        double links = below(node, tree::isLink);
        double descendants = below(node, any -> true);
        PropertyWeights w = settings.weights();
        return w.amplitude() * (1 - 1 / children)
                + w.links() * (links < 2 ? 0 : (links + descendants) / (2 * descendants))
                + w.text() * (1 - plain(node) / Math.max(1, plain(0)))
                + w.list() * (tree.tagName(node).equals("ul") ? 1 : 0)
                + w.representative() * (isRepresentative(node) ? 1 : 0)
                + w.position() * (1 - node / (double) tree.size());
    }

    private IntStream children(int node) {
        return IntStream.range(0, tree.size()).filter(n -> tree.parent(n) == node);
    }

    private long below(int node, IntPredicate counts) {
        return IntStream.range(node + 1, tree.end(node)).filter(counts).count();
    }

    /** Characters outside links; a text may stand in an element of a link. */
    private double plain(int node) {
        return IntStream.range(node, tree.end(node))
                .filter(n -> tree.isText(n) && !isInLink(n))
                .map(n -> tree.ownText(n).length())
                .sum();
    }

    private boolean isInLink(int node) {
        return IntStream.iterate(node, n -> n >= 0, tree::parent).anyMatch(tree::isLink);
    }

    private boolean isRepresentative(int node) {
        List<String> names = List.of("menu", "nav");
        return tree.tagName(node).equals("nav")
                || names.contains(String.valueOf(tree.id(node)))
                || tree.styles().get(tree.style(node)).classes().stream().anyMatch(names::contains);
    }
}
