package io.tagwave.eval;

import io.tagwave.template.LabeledTree;
import io.tagwave.template.NodeMapping;

/**
 * The size of a pair of pages and how much of it is not template, over both pages together.
 *
 * @param treeSize nodes
 * @param totalChanges nodes that are not template
 */
public record PagePairShape(int treeSize, int totalChanges) {

    static PagePairShape of(LabeledTree first, LabeledTree second, NodeMapping template) {
        int size = first.size() + second.size();
        return new PagePairShape(size, size - 2 * template.size());
    }

    /** Returns total changes by tree size. */
    public double totalChangeRatio() {
        return (double) totalChanges / treeSize;
    }
}
