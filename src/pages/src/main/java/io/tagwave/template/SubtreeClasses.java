package io.tagwave.template;

import io.tagwave.number.Numbering;

/**
 * Numbers whole subtrees so that two nodes, of one tree or of two, have the same class exactly when their subtrees are
 * equal node for node, paths from the root included (Valiente's integer class labels, restricted as RBM-TD has it).
 * Linear in the nodes.
 */
public final class SubtreeClasses {

    private final Numbering numbers;
    /** The class of a leaf by its label, 0 where none was seen. */
    private final int[] leaf;

    /** For two trees that will be read. */
    public SubtreeClasses(LabeledTree first, LabeledTree second) {
        numbers = new Numbering(first.size() + second.size());
        leaf = new int[LabeledTree.labels(first, second)];
    }

    /** The class of each node's subtree, from 1 on. */
    public int[] of(LabeledTree tree) {
        int[] classes = new int[tree.size()];
        for (int node = tree.size() - 1; node >= 0; node--) {
            // A leaf is (-label, 0); each child extends it to (so far, child). The signs keep the two kinds apart.
            int number = leaf[tree.label[node]];
            if (number == 0) {
                number = numbers.number(-tree.label[node], 0);
                leaf[tree.label[node]] = number;
            }
            for (int child = tree.firstChild(node); child >= 0; child = tree.nextSibling(child)) {
                number = numbers.number(number, classes[child]);
            }
            classes[node] = number;
        }
        return classes;
    }

    /** The greatest class given so far. */
    int greatest() {
        return numbers.size();
    }
}
