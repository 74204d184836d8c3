package io.tagwave.papers.template;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.tagwave.template.AlgorithmLimitException;
import io.tagwave.template.LabeledTree;
import io.tagwave.template.NodeMapping;
import io.tagwave.template.PathLabels;
import io.tagwave.template.RandomTrees;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BottomUpAlgorithmTest {

    private final PathLabels labels = new PathLabels();

    /** Figure 3.4: without one whole equal subtree the common part is missed. */
    @Test
    void aCommonPartWithoutAnEqualSubtreeIsMissed() throws AlgorithmLimitException {
        LabeledTree first = labels.read(new int[] {-1, 0, 1, 0}, new int[] {0, 1, 2, 3});
        LabeledTree second = labels.read(new int[] {-1, 0, 1, 0}, new int[] {0, 1, 4, 5});
        assertEquals(0, new BottomUpAlgorithm().map(first, second).size());
        assertEquals(2, new TopDownAlgorithm().map(first, second).size());
    }

    /** Figure 3.5: siblings that changed places are mapped all the same. */
    @Test
    void theOrderOfSiblingsIsNotKept() {
        LabeledTree first = labels.read(new int[] {-1, 0, 0}, new int[] {0, 1, 2});
        LabeledTree second = labels.read(new int[] {-1, 0, 0}, new int[] {0, 2, 1});
        NodeMapping mapping = new BottomUpAlgorithm().map(first, second);
        assertEquals(List.of(0, 2, 1), partners(mapping, 3));
        assertFalse(mapping.isCommonSubtree(first, second));
    }

    @Test
    void equalSubtreesAreMappedWholeEachToTheFirstThatIsLeft() {
        LabeledTree two = labels.read(new int[] {-1, 0, 1, 0, 3, 0}, new int[] {0, 1, 2, 1, 2, 9});
        LabeledTree three = labels.read(new int[] {-1, 0, 1, 0, 3, 0, 5}, new int[] {0, 1, 2, 1, 2, 1, 2});
        assertEquals(List.of(0, 1, 2, 3, 4, -1), partners(new BottomUpAlgorithm().map(two, three), 6));
        assertEquals(List.of(0, 1, 2, 3, 4, -1, -1), partners(new BottomUpAlgorithm().map(three, two), 7));
    }

    /** What makes a whole subtree equal, told node by node. */
    @Test
    void everyEqualSubtreeThatIsAloneFindsItsPartner() {
        RandomTrees trees = new RandomTrees(5);
        Random random = new Random(5);
        for (int trial = 0; trial < 500; trial++) {
            PathLabels common = new PathLabels();
            LabeledTree first = trees.next(common, 12, 4);
            LabeledTree second = random.nextBoolean() ? first : trees.next(common, 12, 4);
            NodeMapping mapping = new BottomUpAlgorithm().map(first, second);
            for (int node = 0; node < first.size(); node++) {
                int[] twins = twins(first, node, second);
                if (twins.length == 1 && twins(second, twins[0], first).length == 1) {
                    assertEquals(twins[0], mapping.partner(node));
                }
                if (mapping.contains(node) && first.parent(node) >= 0) {
                    assertEquals(true, mapping.contains(first.parent(node)), "ancestors join");
                }
            }
        }
    }

    private static int[] twins(LabeledTree tree, int node, LabeledTree other) {
        return IntStream.range(0, other.size())
                .filter(twin -> written(tree, node).equals(written(other, twin)))
                .toArray();
    }

    private static String written(LabeledTree tree, int root) {
        return IntStream.range(root, tree.end(root))
                .mapToObj(node -> tree.label(node) + "/" + (tree.end(node) - node))
                .toList()
                .toString();
    }

    private static List<Integer> partners(NodeMapping mapping, int nodes) {
        return Arrays.stream(IntStream.range(0, nodes).map(mapping::partner).toArray())
                .boxed()
                .toList();
    }
}
