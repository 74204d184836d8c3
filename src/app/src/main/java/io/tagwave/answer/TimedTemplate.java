package io.tagwave.answer;

import io.tagwave.template.AlgorithmLimitException;
import io.tagwave.template.LabeledTree;
import io.tagwave.template.PageTemplate;
import io.tagwave.template.PathLabels;
import io.tagwave.template.TemplateAlgorithm;
import io.tagwave.tree.PageTree;
import java.util.List;

/**
 * A template with the time it took: the least of several runs, since the first ones mostly show how the JVM loads and
 * compiles the algorithm. Labelling is part of no algorithm and is not timed.
 *
 * @param millis time of the algorithm alone
 */
public record TimedTemplate(PageTemplate template, double millis) {

    private static final int MOST_RUNS = 30;
    /** Pages that take longer than this are mapped once. */
    private static final double BUDGET_MILLIS = 150;

    /**
     * Finds it.
     *
     * @throws AlgorithmLimitException when the pages are too large for the algorithm
     */
    public static TimedTemplate of(List<PageTree> pages, TemplateAlgorithm algorithm) throws AlgorithmLimitException {
        PathLabels labels = new PathLabels();
        List<LabeledTree> trees = pages.stream().map(labels::read).toList();
        long[] prints = pages.stream().mapToLong(PathLabels::fingerprint).toArray();
        PageTemplate template = null;
        double least = Double.POSITIVE_INFINITY;
        double total = 0;
        for (int run = 0; run < MOST_RUNS && total < BUDGET_MILLIS; run++) {
            long start = System.nanoTime();
            template = PageTemplate.of(trees, prints, algorithm);
            double millis = (System.nanoTime() - start) / 1e6;
            least = Math.min(least, millis);
            total += millis;
        }
        return new TimedTemplate(template, least);
    }
}
