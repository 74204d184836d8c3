package io.tagwave.answer;

import io.tagwave.template.AlgorithmLimitException;
import io.tagwave.template.LabeledTree;
import io.tagwave.template.PageTemplate;
import io.tagwave.template.PathLabels;
import io.tagwave.template.TemplateAlgorithm;
import io.tagwave.tree.PageTree;
import java.util.List;

/**
 * A template with the minimum time of several runs, because the first ones mostly measure how the JVM loads and compiles the
 * algorithm. Labeling is not part of the algorithms and not timed.
 *
 * @param millis time of the algorithm alone
 */
public record TimedTemplate(PageTemplate template, double millis) {

    private static final int MAX_RUNS = 30;
    /** Pages that take longer are mapped once. */
    private static final double BUDGET_MILLIS = 150;

    /**
     * Finds the template of pages.
     *
     * @throws AlgorithmLimitException when the pages are too large for the algorithm
     */
    public static TimedTemplate of(List<PageTree> pages, TemplateAlgorithm algorithm) throws AlgorithmLimitException {
        PathLabels labels = new PathLabels();
        List<LabeledTree> trees = pages.stream().map(labels::read).toList();
        long[] prints = pages.stream().mapToLong(PathLabels::fingerprint).toArray();
        double min = Double.POSITIVE_INFINITY;
        double total = 0;
        for (int run = 1; ; run++) {
            long start = System.nanoTime();
            PageTemplate template = PageTemplate.of(trees, prints, algorithm);
            double millis = (System.nanoTime() - start) / 1e6;
            min = Math.min(min, millis);
            total += millis;
            if (run == MAX_RUNS || total >= BUDGET_MILLIS) {
                return new TimedTemplate(template, min);
            }
        }
    }
}
