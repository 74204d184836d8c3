package io.tagwave.menu;

/**
 * A node that may be the menu.
 *
 * @param node position in the tree
 * @param weight how much speaks for it; comparable within one detector only
 */
public record MenuCandidate(int node, double weight) {}
