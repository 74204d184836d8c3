package io.tagwave.papers.menu;

/**
 * Everything the published detector leaves open.
 *
 * @param weights of the six properties
 * @param candidate a node at least this heavy is a candidate; the paper trains it nowhere and gives 0.85 (section 3.2)
 * @param root how heavy, relative to a candidate, more than half of the children of its ancestor must be (Algorithm 1)
 * @param menu how heavy a child must be to count for the menu selection (Algorithm 2)
 */
public record PublishedMenuSettings(PropertyWeights weights, double candidate, double root, double menu) {

    /** The settings of the paper (section 4.1, table). */
    public static final PublishedMenuSettings PAPER =
            new PublishedMenuSettings(PropertyWeights.PUBLISHED, 0.85, 0.70, 0.80);
}
