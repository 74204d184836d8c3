package io.tagwave.eval;

import io.tagwave.template.LabeledTree;
import io.tagwave.template.NodeMapping;
import io.tagwave.template.TemplateAlgorithms;

/**
 * How one algorithm did on one pair of pages, held against top-down mapping (template thesis, "Effectiveness
 * Evaluation"): the order of nodes does not count, only which nodes of the first page are template.
 *
 * @param set the group of pages
 * @param pair names of the two pages
 * @param precision share of the found nodes that top-down finds too
 * @param recall share of top-down's nodes that were found
 * @param valid whether the answer is a common rooted ordered subtree
 * @param millis time of the algorithm on labelled trees
 * @param shape what the pages are like
 */
public record TemplateScore(
        String set,
        String pair,
        TemplateAlgorithms algorithm,
        double precision,
        double recall,
        boolean valid,
        double millis,
        PagePairShape shape) {

    static TemplateScore of(
            String set,
            String pair,
            TemplateAlgorithms algorithm,
            LabeledTree first,
            LabeledTree second,
            NodeMapping found,
            NodeMapping reference,
            double millis,
            PagePairShape shape) {
        int both = 0;
        for (int node = 0; node < first.size(); node++) {
            both += found.contains(node) && reference.contains(node) ? 1 : 0;
        }
        return new TemplateScore(
                set,
                pair,
                algorithm,
                share(both, found.size()),
                share(both, reference.size()),
                found.isCommonSubtree(first, second),
                millis,
                shape);
    }

    /** Harmonic mean of precision and recall. */
    public double f1() {
        return precision + recall == 0 ? 0 : 2 * precision * recall / (precision + recall);
    }

    /** F1, or 0 for an answer that is no common subtree (Figure 5.2). */
    public double penalisedF1() {
        return valid ? f1() : 0;
    }

    private static double share(int part, int whole) {
        return whole == 0 ? 0 : (double) part / whole;
    }
}
