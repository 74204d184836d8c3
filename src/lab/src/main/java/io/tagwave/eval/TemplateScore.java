package io.tagwave.eval;

import io.tagwave.papers.template.TemplateAlgorithms;

/**
 * The result of one algorithm on one pair of pages, compared with top-down mapping (template thesis, "Effectiveness
 * Evaluation"): the order of nodes does not count, only which nodes of the first page are template.
 *
 * @param nodes the found nodes of the first page against top-down's
 * @param valid whether the answer is a common rooted ordered subtree
 * @param shape sizes and changes of the pages
 */
public record TemplateScore(
        TemplateEvaluation.Pair pair,
        TemplateAlgorithms algorithm,
        RecordScore nodes,
        boolean valid,
        PagePairShape shape) {

    /** Returns the name of the group of pages. */
    public String set() {
        return pair.set();
    }

    /** Returns F1, or 0 for an answer that is no common subtree (Figure 5.2). */
    public double penalizedF1() {
        return valid ? nodes.f1() : 0;
    }
}
