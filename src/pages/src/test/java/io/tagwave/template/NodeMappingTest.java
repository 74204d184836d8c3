package io.tagwave.template;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class NodeMappingTest {

    private static final int ROOT = 0;
    private static final int ROW = 1;
    private static final int OTHER = 2;

    private final PathLabels labels = new PathLabels();
    private final LabeledTree tree = labels.read(new int[] {-1, 0, 0}, new int[] {ROOT, ROW, ROW});

    @Test
    void rootsOfOneLabelAreATemplateAndOfTwoAreNone() {
        NodeMapping roots = new NodeMapping(new int[] {0, -1, -1});
        assertTrue(roots.isCommonSubtree(tree, labels.read(new int[] {-1, 0}, new int[] {ROOT, ROW})));
        assertFalse(roots.isCommonSubtree(tree, labels.read(new int[] {-1, 0}, new int[] {OTHER, ROW})));
    }

    @Test
    void aRowIsNotMappedToARoot() {
        LabeledTree second = labels.read(new int[] {-1, 0}, new int[] {ROOT, ROW});
        assertFalse(new NodeMapping(new int[] {-1, 0, -1}).isCommonSubtree(tree, second));
        assertFalse(new NodeMapping(new int[] {0, 0, -1}).isCommonSubtree(tree, second), "two of one");
    }

    @Test
    void aRowWithoutItsRootIsNone() {
        LabeledTree second = labels.read(new int[] {-1, 0}, new int[] {ROOT, ROW});
        assertFalse(new NodeMapping(new int[] {-1, 1, -1}).isCommonSubtree(tree, second));
        assertTrue(new NodeMapping(new int[] {0, 1, -1}).isCommonSubtree(tree, second));
        assertFalse(new NodeMapping(new int[] {0, 1, 1}).isCommonSubtree(tree, second), "one to one");
    }
}
