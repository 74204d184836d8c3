package io.tagwave.template;

/**
 * A page as the template algorithms see it: an ordered tree in pre-order whose labels stand for whole top-down paths
 * (thesis, "DOM to Sequence"). Two nodes of trees that one {@link PathLabels} read have the same label exactly when
 * the paths from their roots spell the same steps. Never changes after it was built.
 */
public final class LabeledTree {

    final int[] parent;
    final int[] end;
    final int[] label;
    private final int greatestLabel;

    LabeledTree(int[] parent, int[] end, int[] label) {
        this(parent, end, label, greatest(label));
    }

    /** @param greatestLabel no label is greater */
    LabeledTree(int[] parent, int[] end, int[] label, int greatestLabel) {
        this.parent = parent;
        this.end = end;
        this.label = label;
        this.greatestLabel = greatestLabel;
    }

    private static int greatest(int[] label) {
        int greatest = 0;
        for (int path : label) {
            greatest = Math.max(greatest, path);
        }
        return greatest;
    }

    /** No label is greater. */
    int greatestLabel() {
        return greatestLabel;
    }

    /** Entries of an array by the labels of two trees. */
    public static int labels(LabeledTree first, LabeledTree second) {
        return 1 + Math.max(first.greatestLabel, second.greatestLabel);
    }

    /** Number of nodes, at least 1. */
    public int size() {
        return parent.length;
    }

    /** The parent's pre-order number, -1 for the root. */
    public int parent(int node) {
        return parent[node];
    }

    /** One past the last node of the subtree. */
    public int end(int node) {
        return end[node];
    }

    /** The number of the node's top-down path, 1 or more. */
    public int label(int node) {
        return label[node];
    }

    /** Tells whether the node has no children. */
    public boolean isLeaf(int node) {
        return end[node] == node + 1;
    }

    /** One past the last node of each subtree. */
    static int[] ends(int[] parent) {
        int[] end = new int[parent.length];
        for (int node = end.length - 1; node >= 0; node--) {
            end[node] = Math.max(end[node], node + 1);
            if (node > 0) {
                end[parent[node]] = Math.max(end[parent[node]], end[node]);
            }
        }
        return end;
    }

    /** The first child, -1 of a leaf. */
    public int firstChild(int node) {
        return isLeaf(node) ? -1 : node + 1;
    }

    /** The next child of the same parent, -1 after the last. */
    public int nextSibling(int node) {
        return node > 0 && end[node] < end[parent[node]] ? end[node] : -1;
    }

    public int subtreeSize(int node) {
        return end[node] - node;
    }

    int childCount(int node) {
        int children = 0;
        for (int child = firstChild(node); child >= 0; child = nextSibling(child)) {
            children++;
        }
        return children;
    }

    public int[] children(int node) {
        int[] children = new int[childCount(node)];
        int number = 0;
        for (int child = firstChild(node); child >= 0; child = nextSibling(child)) {
            children[number++] = child;
        }
        return children;
    }

    /** The pre-order number of each post-order position: the order in which both sequences list the nodes. */
    public int[] postOrder() {
        int[] order = new int[size()];
        int[] depth = new int[size()];
        for (int node = 0; node < order.length; node++) {
            depth[node] = parent[node] < 0 ? 0 : depth[parent[node]] + 1;
            // Before a node in post-order come all that come before it in pre-order but its ancestors, and its subtree.
            order[end[node] - 1 - depth[node]] = node;
        }
        return order;
    }
}
