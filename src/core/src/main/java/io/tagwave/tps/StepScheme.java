package io.tagwave.tps;

import io.tagwave.tree.PageTree;

/** Decides which nodes take the same step of a tag path: by the tag name with more or less of its style. */
public interface StepScheme {

    /**
     * Returns the step of every node of the tree.
     *
     * @return a number from 0 for each node, equal for nodes of the same step
     */
    int[] steps(PageTree tree);
}
