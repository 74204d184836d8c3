package io.tagwave.eval;

import io.tagwave.papers.template.TemplateAlgorithms;

/**
 * The result of one algorithm on one pair of pages, compared with top-down mapping (template thesis, "Effectiveness
 * Evaluation"): the order of nodes does not count, only which nodes of the first page are template.
 *
 * @param nodes the found nodes of the first page against top-down's
 * @param valid whether the answer is a common rooted ordered subtree
 * @param millis time of the algorithm on labeled trees
 * @param shape sizes and changes of the pages
 */
public record TemplateScore(
        TemplateEvaluation.Pair pair,
        TemplateAlgorithms algorithm,
        RecordScore nodes,
        boolean valid,
        double millis,
        PagePairShape shape) {

    /** Returns the name of the group of pages. */
    public String set() {
        return pair.set();
    }

    /** Returns the share of the found nodes that top-down finds too. */
    public double precision() {
        return nodes.precision();
    }

    /** Returns the share of top-down's nodes that were found. */
    public double recall() {
        return nodes.recall();
    }

    /** Returns the harmonic mean of precision and recall. */
    public double f1() {
        return nodes.f1();
    }

    /** Returns F1, or 0 for an answer that is no common subtree (Figure 5.2). */
    public double penalizedF1() {
        return valid ? f1() : 0;
    }
}
