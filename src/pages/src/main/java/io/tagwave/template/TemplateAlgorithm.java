package io.tagwave.template;

/** Finds what two pages have in common. */
public interface TemplateAlgorithm {

    /**
     * Maps nodes of the first tree to nodes of the second. Both must have been read by one {@link PathLabels}.
     *
     * @throws AlgorithmLimitException when the pages would take more time or memory than the algorithm allows itself
     */
    NodeMapping map(LabeledTree first, LabeledTree second) throws AlgorithmLimitException;
}
