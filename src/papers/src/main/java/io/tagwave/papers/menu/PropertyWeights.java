package io.tagwave.papers.menu;

/**
 * Says how much each property of Definition 6 counts. The weights of a paper's setting sum to one, so that a node's weight
 * lies in 0..1.
 *
 * @param amplitude many children
 * @param links many links among the descendants
 * @param text little text outside links
 * @param list the node is a {@code ul}
 * @param representative the node is a {@code nav}, or called menu or nav
 * @param position early in the page
 */
public record PropertyWeights(
        double amplitude, double links, double text, double list, double representative, double position) {

    /** Holds what the paper's training chose (section 4.1, table). */
    public static final PropertyWeights PUBLISHED = new PropertyWeights(0.20, 0.10, 0.30, 0.20, 0.10, 0.10);
}
