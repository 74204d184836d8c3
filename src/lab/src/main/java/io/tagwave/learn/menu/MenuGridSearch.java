package io.tagwave.learn.menu;

import io.tagwave.eval.GroundTruthMenu;
import io.tagwave.papers.menu.NodeProperties;
import io.tagwave.papers.menu.PropertyWeights;
import io.tagwave.papers.menu.PublishedMenuSettings;
import io.tagwave.papers.menu.WeightedPage;
import io.tagwave.tree.PageTree;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;

/**
 * The paper's training: every setting of {@link MenuGrid} on every page. The properties of a page are measured once, a
 * weighting is applied once for its nine thresholds, and a node is scored against the truth once.
 */
public final class MenuGridSearch {

    private final List<Page> pages;
    private final List<PropertyWeights> weightings = MenuGrid.weightings();

    private static final class Page {
        private final NodeProperties properties;
        private final GroundTruthMenu menu;
        private final ConcurrentHashMap<Integer, Double> f1 = new ConcurrentHashMap<>();

        Page(PageTree tree, GroundTruthMenu menu) {
            properties = NodeProperties.of(tree);
            this.menu = menu;
        }

        double f1(int node) {
            return node < 0 ? 0 : f1.computeIfAbsent(node, n -> menu.links(n).f1());
        }
    }

    /**
     * The scores of the settings of one weighting.
     *
     * @param weighting its number
     * @param f1 for each threshold setting and page the F1 over links
     * @param candidates number of candidates over all pages: the cost of a setting
     */
    public record Row(int weighting, double[][] f1, int candidates) {}

    /** Prepares a search over pages that have a menu; both lists are parallel. */
    public MenuGridSearch(List<PageTree> trees, List<GroundTruthMenu> menus) {
        pages = IntStream.range(0, trees.size())
                .mapToObj(i -> new Page(trees.get(i), menus.get(i)))
                .toList();
    }

    /** Returns the number of weightings. */
    public int weightings() {
        return weightings.size();
    }

    /** Tries the settings of one weighting. Safe to call from several threads. */
    public Row row(int weighting) {
        double[][] f1 = new double[MenuGrid.thresholds()][pages.size()];
        int candidates = 0;
        for (int p = 0; p < pages.size(); p++) {
            Page page = pages.get(p);
            PublishedMenuSettings first = MenuGrid.settings(weightings.get(weighting), 0);
            WeightedPage weighed = new WeightedPage(page.properties, first.weights(), first.candidate());
            candidates += weighed.candidates().length;
            for (int t = 0; t < f1.length; t++) {
                PublishedMenuSettings s = MenuGrid.settings(first.weights(), t);
                f1[t][p] = page.f1(weighed.menu(s.root(), s.menu()));
            }
        }
        return new Row(weighting, f1, candidates);
    }

    /**
     * Returns the setting with the best mean F1; among equals the cheapest, as in the paper.
     *
     * @param rows all rows
     * @param on numbers of the pages that count
     */
    public Best best(List<Row> rows, int[] on) {
        Best best = null;
        int cost = 0;
        for (Row row : rows) {
            for (int t = 0; t < row.f1().length; t++) {
                double sum = 0;
                for (int p : on) {
                    sum += row.f1()[t][p];
                }
                double mean = sum / on.length;
                boolean better =
                        best == null || mean > best.f1() + 1e-12 || mean > best.f1() - 1e-12 && row.candidates() < cost;
                if (better) {
                    best = new Best(MenuGrid.settings(weightings.get(row.weighting()), t), mean, row.f1()[t]);
                    cost = row.candidates();
                }
            }
        }
        return Objects.requireNonNull(best, "a row of the grid");
    }

    /**
     * A chosen setting.
     *
     * @param f1 its mean F1 on the pages that it was chosen on
     * @param pages its F1 on every page
     */
    public record Best(PublishedMenuSettings settings, double f1, double[] pages) {}

    /** Returns the mean F1 of pages that had no part in choosing the setting, over shuffled folds. */
    public double crossValidated(List<Row> rows, int folds, long seed) {
        List<Integer> order =
                new ArrayList<>(IntStream.range(0, pages.size()).boxed().toList());
        Collections.shuffle(order, new Random(seed));
        double sum = 0;
        for (int f = 0; f < folds; f++) {
            int fold = f;
            int[] training = part(order, i -> i % folds != fold);
            Best best = best(rows, training);
            for (int p : part(order, i -> i % folds == fold)) {
                sum += best.pages()[p];
            }
        }
        return sum / pages.size();
    }

    private static int[] part(List<Integer> order, java.util.function.IntPredicate in) {
        return IntStream.range(0, order.size()).filter(in).map(order::get).toArray();
    }
}
