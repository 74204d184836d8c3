package io.tagwave.template;

/** Finds what two pages have in common. */
public interface TemplateAlgorithm {

    /**
     * Maps nodes of the first tree to nodes of the second. Both must have been read by one {@link PathLabels}.
     *
     * @return a {@link Mapping}, or a {@link Refusal} when the pages would take more time or memory than the algorithm
     *     allows itself
     */
    Answer map(LabelledTree first, LabelledTree second);

    /** What came of it. */
    sealed interface Answer permits Mapping, Refusal {}

    /**
     * No answer within bounds.
     *
     * @param reason one sentence with the bound and what was found
     */
    record Refusal(String reason) implements Answer {}
}
