package io.tagwave.template;

/** One tree written as a sequence, with what the walk over the matches has settled about it so far. */
final class Line {

    private static final int NONE = -1;

    private final LabelledTree tree;
    private final int[] nodes;
    private final int[] labels;
    private final Occurrences occurrences;
    private final int[] mate;
    private final int[] boundary;
    private int corner;

    private Line(LabelledTree tree, int[] nodes, int[] labels, Occurrences occurrences) {
        this.tree = tree;
        this.nodes = nodes;
        this.labels = labels;
        this.occurrences = occurrences;
        mate = Mapping.empty(tree.size());
        boundary = new int[tree.size()];
        corner = nodes.length;
    }

    static Line of(LabelledTree tree, int[] nodes, int symbols) {
        int[] labels = new int[nodes.length];
        for (int i = 0; i < labels.length; i++) {
            labels[i] = tree.label[nodes[i]];
        }
        return new Line(tree, nodes, labels, new Occurrences(labels, symbols));
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

    /** Whether the position still lies before all that is settled. */
    boolean isOpen(int position) {
        return position < corner;
    }

    /**
     * Settles a position: what comes next must stand before it. The boundary of its branch lies after the previous
     * position with the same label, and not before the boundary of its parent (Algorithm 2).
     */
    void settle(int position, int other) {
        int node = nodes[position];
        int index = occurrences.index(labels[position], position);
        int before = index == occurrences.startIndex(labels[position]) ? NONE : occurrences.position(index - 1);
        int above = tree.parent[node] < 0 ? 0 : boundary[tree.parent[node]];
        boundary[node] = Math.max(above, before + 1);
        mate[node] = other;
        corner = position;
    }

    /** The first open position in a parent's branch that holds a child of it with that label, or -1. */
    int alternative(int label, int parent) {
        int position = occurrences.closest(label, boundary[parent]);
        while (position < corner && tree.parent[nodes[position]] != parent) {
            position = occurrences.closest(label, position + 1);
        }
        return position < corner ? position : NONE;
    }
}
