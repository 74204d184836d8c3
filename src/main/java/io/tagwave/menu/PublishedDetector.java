package io.tagwave.menu;

import io.tagwave.tree.PageTree;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * "Webpage Menu Detection Based on DOM" (Alarte, Insa, Silva): weigh the nodes, take the heavy ones as candidates, climb
 * to their roots (Algorithm 1), keep the root with the heaviest children (Algorithm 2).
 */
final class PublishedDetector implements MenuDetector {

    private final PublishedSettings settings;

    PublishedDetector(PublishedSettings settings) {
        this.settings = settings;
    }

    @Override
    public MenuFinding detect(PageTree tree) {
        NodeProperties properties = NodeProperties.of(tree);
        double[] weight = properties.weighted(settings.weights());
        int[] heavy = heavy(properties, weight, settings.candidate());
        int menu = menu(properties, weight, heavy, settings);
        List<MenuCandidate> candidates = Arrays.stream(heavy)
                .mapToObj(n -> new MenuCandidate(n, weight[n]))
                .sorted(Comparator.comparingDouble(MenuCandidate::weight).reversed())
                .toList();
        return new MenuFinding(menu < 0 ? null : new MenuCandidate(menu, weight[menu]), candidates);
    }

    /** Nodes at least as heavy as the candidate threshold. */
    static int[] heavy(NodeProperties properties, double[] weight, double threshold) {
        return IntStream.range(0, weight.length)
                .filter(n -> weight[n] >= threshold && properties.linksBelow(n) > 1)
                .toArray();
    }

    /**
     * The menu, or -1 when no node holds two links. Without a candidate, or when no root has a heavy child, the heaviest
     * node stands in: the paper leaves both cases open, and most real pages are one of them.
     */
    static int menu(NodeProperties properties, double[] weight, int[] candidates, PublishedSettings settings) {
        int menu = -1;
        if (candidates.length > 0) {
            RootSelection selection = new RootSelection(properties.tree(), weight);
            int[] roots = Arrays.stream(candidates)
                    .map(n -> selection.rootOf(n, settings.root()))
                    .distinct()
                    .toArray();
            menu = heaviestChildren(properties.tree(), roots, weight, settings.menu());
        }
        return menu < 0 ? heaviest(properties, weight) : menu;
    }

    /** Algorithm 2; -1 when no node has a child above the threshold. */
    private static int heaviestChildren(PageTree tree, int[] nodes, double[] weight, double threshold) {
        int menu = -1;
        double best = 0;
        for (int n : nodes) {
            double sum = 0;
            int count = 0;
            for (int child = n + 1; child < tree.end(n); child = tree.end(child)) {
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

    private static int heaviest(NodeProperties properties, double[] weight) {
        int heaviest = -1;
        for (int n = 0; n < weight.length; n++) {
            if (properties.linksBelow(n) > 1 && (heaviest < 0 || weight[n] > weight[heaviest])) {
                heaviest = n;
            }
        }
        return heaviest;
    }
}
