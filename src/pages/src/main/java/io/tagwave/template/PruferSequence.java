package io.tagwave.template;

/**
 * A tree written as a sequence of its nodes in post-order (thesis, "DOM to Sequence", Figure 4.1). Together with the
 * nodes' parents, which the numbered half of the sequence gives, the tree can be read back from it.
 */
final class PruferSequence {

    private PruferSequence() {}

    /**
     * The consolidated sequence: every node once, the root last.
     *
     * @return pre-order numbers
     */
    static int[] consolidated(LabeledTree tree) {
        return tree.postOrder();
    }

    /**
     * The extended sequence: a leaf once, an inner node once after each of its children, so that it holds the nodes and
     * the edges of the tree. The root is last.
     *
     * @return pre-order numbers
     */
    static int[] extended(LabeledTree tree) {
        IntList sequence = new IntList();
        for (int node : tree.postOrder()) {
            if (tree.isLeaf(node)) {
                sequence.add(node);
            }
            if (tree.parent[node] >= 0) {
                sequence.add(tree.parent[node]);
            }
        }
        return sequence.toArray();
    }
}
