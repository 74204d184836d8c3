package io.tagwave.tps;

import io.tagwave.tree.PageTree;

/** Decides which nodes take the same step of a tag path: the tag name with more or less of its style. */
public interface StepScheme {

    /**
     * The step of every node of the tree.
     *
     * @return one number of 0 or more a node; nodes of like step have the same number
     */
    int[] steps(PageTree tree);
}
