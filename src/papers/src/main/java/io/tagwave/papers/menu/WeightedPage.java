package io.tagwave.papers.menu;

import io.tagwave.tree.PageTree;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * A page whose nodes have been given their weights: candidates, Algorithm 1 and Algorithm 2 for any thresholds. Training
 * asks one weighed page for all of them.
 */
public final class WeightedPage {

    private final NodeProperties properties;
    private final PageTree tree;
    private final double[] weight;
    private final int[] candidates;
    private final MenuRootSelection selection;

    /**
     * Weighs a page.
     *
     * @param candidate a node with two links is a candidate when it is at least this heavy
     */
    public WeightedPage(NodeProperties properties, PropertyWeights weights, double candidate) {
        this.properties = properties;
        tree = properties.tree();
        weight = properties.weighted(weights);
        candidates = IntStream.range(0, weight.length)
                .filter(n -> weight[n] >= candidate && properties.linksBelow(n) > 1)
                .toArray();
        selection = new MenuRootSelection(tree, weight);
    }

    /** The candidates in document order. */
    public int[] candidates() {
        return candidates.clone();
    }

    double weight(int node) {
        return weight[node];
    }

    /**
     * The menu, or -1 when no node holds two links. Without a candidate, or when no root has a heavy child, the heaviest
     * node stands in: the paper leaves both cases open, and most real pages are one of them.
     *
     * @param root threshold of Algorithm 1
     * @param menu threshold of Algorithm 2
     */
    public int menu(double root, double menu) {
        int[] roots = Arrays.stream(candidates)
                .map(n -> selection.rootOf(n, root))
                .distinct()
                .toArray();
        int chosen = withHeaviestChildren(roots, menu);
        return chosen < 0 ? heaviest() : chosen;
    }

    /** Algorithm 2; -1 when no node has a child above the threshold. */
    private int withHeaviestChildren(int[] roots, double threshold) {
        int menu = -1;
        double best = 0;
        for (int n : roots) {
            double sum = 0;
            int count = 0;
            for (int child = tree.firstChild(n); child >= 0; child = tree.nextSibling(child)) {
                sum += weight[child] > threshold ? weight[child] : 0;
                count += weight[child] > threshold ? 1 : 0;
            }
            if (count > 0 && sum / count > best) {
                menu = n;
                best = sum / count;
            }
        }
        return menu;
    }

    private int heaviest() {
        int heaviest = -1;
        for (int n = 0; n < weight.length; n++) {
            if (properties.linksBelow(n) > 1 && (heaviest < 0 || weight[n] > weight[heaviest])) {
                heaviest = n;
            }
        }
        return heaviest;
    }
}
