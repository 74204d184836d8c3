package io.tagwave.papers.template;

import io.tagwave.template.IntList;
import io.tagwave.template.LabeledTree;
import io.tagwave.template.SequenceAlgorithm;

/** Writes a tree as its extended Prüfer sequence (thesis, "DOM to Sequence", Figure 4.1). */
final class PruferSequence {

    private PruferSequence() {}

    /** Creates PS-TD, the sequence algorithm on extended sequences. */
    static SequenceAlgorithm algorithm() {
        return new SequenceAlgorithm("PS-TD", PruferSequence::extended);
    }

    /**
     * Lists a leaf once, and an inner node once after each of its children, so that the sequence holds the nodes and the
     * edges of the tree. The root is last.
     *
     * @return pre-order numbers
     */
    static int[] extended(LabeledTree tree) {
        IntList sequence = new IntList();
        for (int node : tree.postOrder()) {
            if (tree.isLeaf(node)) {
                sequence.add(node);
            }
            if (tree.parent(node) >= 0) {
                sequence.add(tree.parent(node));
            }
        }
        return sequence.toArray();
    }
}
