package io.tagwave.template;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TemplateAlgorithmTest {

    private static final Map<String, TemplateAlgorithm> OPTIMAL = Map.of("hashed", new HashedAlgorithm());

    private static final Map<String, TemplateAlgorithm> VALID =
            Map.of("cps", SequenceAlgorithm.consolidated(), "hashed in pieces", new HashedAlgorithm(1));

    @Test
    void hashedMeetsTheOptimumOfRandomTrees() {
        RandomTrees.forRandomPairs((first, second) -> {
            int optimum = Oracle.largestCommonSubtree(first, second);
            OPTIMAL.forEach((name, algorithm) -> {
                NodeMapping mapping = RandomTrees.map(algorithm, first, second);
                assertTrue(mapping.isCommonSubtree(first, second), name);
                assertEquals(optimum, mapping.size(), name);
            });
        });
    }

    @Test
    void sequencesGiveCommonSubtreesNoLargerThanTheOptimum() {
        TemplateLaws.areCommonSubtreesNoLargerThanTheOptimum(VALID);
    }

    @Test
    void aMappingThatBreaksOrderOrParentsIsSeen() {
        PathLabels labels = new PathLabels();
        LabeledTree tree = labels.read(new int[] {-1, 0, 0, 2}, new int[] {0, 1, 1, 1});
        assertTrue(new NodeMapping(new int[] {0, 1, 2, 3}).isCommonSubtree(tree, tree));
        assertFalse(new NodeMapping(new int[] {0, 2, 1, -1}).isCommonSubtree(tree, tree), "order");
        assertFalse(new NodeMapping(new int[] {0, 1, -1, 3}).isCommonSubtree(tree, tree), "parent not mapped");
        assertFalse(new NodeMapping(new int[] {0, 1, 1, -1}).isCommonSubtree(tree, tree), "two to one");
        assertFalse(new NodeMapping(new int[] {-1, 1, -1, -1}).isCommonSubtree(tree, tree), "root not mapped");
    }

    @Test
    void equalPagesAreWhollyTemplate() {
        TemplateLaws.takeEqualPagesWhole(all());
    }

    @Test
    void pagesWithDifferentRootsHaveNothingInCommon() {
        TemplateLaws.mapNothingBelowDifferentRoots(all());
    }

    @Test
    void anEmptyPageSharesTheRootAlone() {
        TemplateLaws.mapTheRootOfAnEmptyPage(all());
    }

    /** Figures 4.7 to 4.9: the sequence that promises most leads away from the optimum. */
    @Test
    void hashedMeetsTheOptimumWhereTheSequencesAreLedAstray() {
        PathLabels labels = new PathLabels();
        // Two rows against one: the surplus row tempts the sequence to take cells from both.
        LabeledTree first = labels.read(new int[] {-1, 0, 1, 1, 1, 0, 5, 5, 5}, new int[] {0, 1, 2, 3, 4, 1, 5, 6, 7});
        LabeledTree second = labels.read(new int[] {-1, 0, 1, 1, 1, 1}, new int[] {0, 1, 2, 3, 6, 7});
        NodeMapping optimal = new HashedAlgorithm().map(first, second);
        assertEquals(Oracle.largestCommonSubtree(first, second), optimal.size());
        assertTrue(optimal.isCommonSubtree(first, second));
    }

    private static List<TemplateAlgorithm> all() {
        List<TemplateAlgorithm> all = new ArrayList<>(OPTIMAL.values());
        all.addAll(VALID.values());
        return all;
    }
}
