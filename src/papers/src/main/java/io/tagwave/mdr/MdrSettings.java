package io.tagwave.mdr;

/**
 * Settings of {@link Mdr}.
 *
 * @param generalisedNodes the most neighbouring tag nodes that make up one generalised node (K); published: 10
 * @param threshold the greatest edit distance, divided by the mean length of both tag strings, at which two generalised
 *     nodes are similar; published: 0.3
 * @param levels the least levels of a subtree in which records are looked for, its root included; published: 3
 * @param longest generalised nodes with more tags than that are similar only when they are equal: a bound of ours, which
 *     keeps the comparison of two halves of a huge page from costing their product
 */
public record MdrSettings(int generalisedNodes, double threshold, int levels, int longest) {

    /** As published. */
    public static final MdrSettings PUBLISHED = new MdrSettings(10, 0.3, 3, 20_000);

    public MdrSettings {
        if (generalisedNodes < 1 || levels < 1 || longest < 1 || !(threshold >= 0)) {
            throw new IllegalArgumentException("expected settings of 1 or more and a threshold of 0 or more, found K "
                    + generalisedNodes + ", threshold " + threshold + ", levels " + levels + ", longest " + longest);
        }
    }
}
