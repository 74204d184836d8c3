package io.tagwave.papers.menu;

import io.tagwave.menu.LinkCounts;
import io.tagwave.menu.MenuNameMatcher;
import io.tagwave.tree.PageTree;
import java.util.stream.IntStream;

/**
 * The six properties of Definition 6 for every element with children, by differences of running sums: one pass over the
 * tree whatever its shape.
 */
public final class NodeProperties {

    private final PageTree tree;
    private final LinkCounts links;
    private final int[] nodes;
    private final double[][] values;

    private NodeProperties(PageTree tree, LinkCounts links, int[] nodes) {
        this.tree = tree;
        this.links = links;
        this.nodes = nodes;
        this.values = new double[nodes.length][];
    }

    public static NodeProperties of(PageTree tree) {
        int[] children = children(tree);
        NodeProperties properties = new NodeProperties(
                tree,
                LinkCounts.of(tree),
                IntStream.range(0, children.length).filter(n -> children[n] > 0).toArray());
        MenuNameMatcher names = new MenuNameMatcher(tree);
        double plain = Math.max(1, plainText(tree, 0));
        for (int i = 0; i < properties.nodes.length; i++) {
            int n = properties.nodes[i];
            properties.values[i] = new double[] {
                1 - 1.0 / children[n],
                linkRatio(properties.links.below(n), tree.end(n) - n - 1),
                1 - plainText(tree, n) / plain,
                tree.tagName(n).equals("ul") ? 1 : 0,
                (names.at(n) & MenuNameMatcher.IS) != 0 ? 1 : 0,
                1 - (double) n / tree.size()
            };
        }
        return properties;
    }

    PageTree tree() {
        return tree;
    }

    /** Links below a node, itself not counted. */
    int linksBelow(int node) {
        return links.below(node);
    }

    /** The weighted sum for every node; 0 for leaves, which the paper does not rate. */
    double[] weighted(PropertyWeights w) {
        double[] weight = new double[tree.size()];
        for (int i = 0; i < nodes.length; i++) {
            double[] v = values[i];
            weight[nodes[i]] = w.amplitude() * v[0]
                    + w.links() * v[1]
                    + w.text() * v[2]
                    + w.list() * v[3]
                    + w.representative() * v[4]
                    + w.position() * v[5];
        }
        return weight;
    }

    /** Children of every node, text nodes counted. */
    static int[] children(PageTree tree) {
        int[] children = new int[tree.size()];
        for (int n = 1; n < children.length; n++) {
            children[tree.parent(n)]++;
        }
        return children;
    }

    /** The printed formula lacks its brackets; this reading lies in 0.5..1, as a share of a whole must. */
    private static double linkRatio(int links, int descendants) {
        return links < 2 ? 0 : (links + descendants) / (2.0 * descendants);
    }

    private static double plainText(PageTree tree, int n) {
        return tree.textLength(n, tree.end(n)) - tree.linkTextLength(n, tree.end(n));
    }
}
