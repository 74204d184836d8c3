package io.tagwave.template;

import org.jspecify.annotations.Nullable;

/** One tree written as a sequence, with what the walk over the matches has settled about it so far. */
final class MatchedSequence {

    private static final int NONE = -1;

    private final LabeledTree tree;
    private final int[] nodes;
    private final int[] labels;
    private final int symbols;
    /** The position before each one that has the same label, or -1. */
    private final int[] previous;

    private final int[] mate;
    private final int[] boundary;
    private int corner;
    /** Null until the walk asks. */
    private @Nullable SymbolOccurrences occurrences;

    /**
     * @param nodes the tree's nodes in the order of the sequence, some of them more than once
     * @param symbols one more than the greatest label
     */
    MatchedSequence(LabeledTree tree, int[] nodes, int symbols) {
        this.tree = tree;
        this.nodes = nodes;
        this.symbols = symbols;
        labels = new int[nodes.length];
        previous = new int[nodes.length];
        int[] last = NodeMapping.empty(symbols);
        for (int i = 0; i < labels.length; i++) {
            labels[i] = tree.label[nodes[i]];
            previous[i] = last[labels[i]];
            last[labels[i]] = i;
        }
        mate = NodeMapping.empty(tree.size());
        boundary = new int[tree.size()];
        corner = nodes.length;
    }

    /** The label at each position. */
    int[] labels() {
        return labels;
    }

    /** The node at a position. */
    int node(int position) {
        return nodes[position];
    }

    /** The other tree's node for each node, or -1. */
    int[] mates() {
        return mate;
    }

    int mate(int node) {
        return mate[node];
    }

    int parent(int node) {
        return tree.parent[node];
    }

    /** The other tree's node for the parent of a node, or -1. */
    int parentsMate(int node) {
        return tree.parent[node] < 0 ? NONE : mate[tree.parent[node]];
    }

    /** Tells whether the position still lies before all that is settled. */
    boolean isOpen(int position) {
        return position < corner;
    }

    /**
     * Settles a position: what comes next must stand before it. The boundary of its branch lies after the previous
     * position with the same label, and not before the boundary of its parent (Algorithm 2).
     */
    void settle(int position, int other) {
        int node = nodes[position];
        int above = tree.parent[node] < 0 ? 0 : boundary[tree.parent[node]];
        boundary[node] = Math.max(above, previous[position] + 1);
        mate[node] = other;
        corner = position;
    }

    /** The first open position in a parent's branch that holds a child of it with that label, or -1. */
    int alternative(int label, int parent) {
        SymbolOccurrences occurrences = this.occurrences;
        if (occurrences == null) {
            occurrences = new SymbolOccurrences(labels, symbols);
            this.occurrences = occurrences;
        }
        int position = occurrences.closest(label, boundary[parent]);
        while (position < corner && tree.parent[nodes[position]] != parent) {
            position = occurrences.closest(label, position + 1);
        }
        return position < corner ? position : NONE;
    }
}
