package io.tagwave.menu;

/**
 * A candidate: the deepest node that holds a run of two or more links.
 *
 * @param node the deepest node
 * @param top its highest ancestor, or itself, that holds the same links
 * @param first number of the first link on the page
 * @param end one past the number of the last link
 */
public record LinkBlock(int node, int top, int first, int end) {

    /** Number of links. */
    public int links() {
        return end - first;
    }

    /** F1 of this block's links against another's. */
    public double overlap(LinkBlock other) {
        int common = Math.min(end, other.end) - Math.max(first, other.first);
        return common <= 0 ? 0 : 2.0 * common / (links() + other.links());
    }
}
