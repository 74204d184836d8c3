package io.tagwave.template;

/** Finds what two pages have in common. */
public interface TemplateAlgorithm {

    /**
     * Maps nodes of the first tree to nodes of the second. Both must have been read by one {@link PathLabels}.
     *
     * @throws RefusedException when the pages would take more time or memory than the algorithm allows itself
     */
    Mapping map(LabelledTree first, LabelledTree second) throws RefusedException;
}
