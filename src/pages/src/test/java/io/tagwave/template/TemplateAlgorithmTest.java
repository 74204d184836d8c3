package io.tagwave.template;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TemplateAlgorithmTest {

    private static final int TRIALS = 4000;

    private static final Map<String, TemplateAlgorithm> OPTIMAL =
            Map.of("top-down", new TopDown(), "hashed", new HashedTopDown());

    private static final Map<String, TemplateAlgorithm> VALID = Map.of(
            "ps", SequenceMatcher.prufer(),
            "cps", SequenceMatcher.consolidated(),
            "ps as printed", SequenceMatcher.prufer().asPrinted(),
            "cps as printed", SequenceMatcher.consolidated().asPrinted(),
            "hashed in pieces", new HashedTopDown(1));

    @Test
    void topDownAndHashedMeetTheOptimumOfRandomTrees() {
        forRandomPairs((first, second) -> {
            int optimum = Oracle.largestCommonSubtree(first, second);
            OPTIMAL.forEach((name, algorithm) -> {
                Mapping mapping = map(algorithm, first, second);
                assertTrue(mapping.isCommonSubtree(first, second), name);
                assertEquals(optimum, mapping.size(), name);
            });
        });
    }

    @Test
    void sequencesGiveCommonSubtreesNoLargerThanTheOptimum() {
        forRandomPairs((first, second) -> {
            int optimum = Oracle.largestCommonSubtree(first, second);
            VALID.forEach((name, algorithm) -> {
                Mapping mapping = map(algorithm, first, second);
                assertTrue(mapping.isCommonSubtree(first, second), name);
                assertTrue(mapping.size() <= optimum && mapping.contains(0), name);
            });
        });
    }

    @Test
    void bottomUpMapsEqualPathsOnlyAndIsNotAlwaysACommonSubtree() {
        int[] broken = new int[1];
        forRandomPairs((first, second) -> {
            Mapping mapping = new BottomUp().map(first, second);
            for (int node = 0; node < first.size(); node++) {
                assertTrue(!mapping.contains(node) || first.label(node) == second.label(mapping.partner(node)));
            }
            broken[0] += mapping.isCommonSubtree(first, second) ? 0 : 1;
        });
        assertTrue(broken[0] > 0, "the thesis shows its false mappings in Figure 3.5");
    }

    @Test
    void aMappingThatBreaksOrderOrParentsIsSeen() {
        PathLabels labels = new PathLabels();
        LabelledTree tree = labels.read(new int[] {-1, 0, 0, 2}, new int[] {0, 1, 1, 1});
        assertTrue(new Mapping(new int[] {0, 1, 2, 3}).isCommonSubtree(tree, tree));
        assertFalse(new Mapping(new int[] {0, 2, 1, -1}).isCommonSubtree(tree, tree), "order");
        assertFalse(new Mapping(new int[] {0, 1, -1, 3}).isCommonSubtree(tree, tree), "parent not mapped");
        assertFalse(new Mapping(new int[] {0, 1, 1, -1}).isCommonSubtree(tree, tree), "two to one");
        assertFalse(new Mapping(new int[] {-1, 1, -1, -1}).isCommonSubtree(tree, tree), "root not mapped");
    }

    @Test
    void equalPagesAreWhollyTemplate() {
        PathLabels labels = new PathLabels();
        RandomTrees trees = new RandomTrees(7);
        LabelledTree tree = trees.next(labels, 400, 3);
        for (TemplateAlgorithm algorithm : all()) {
            assertEquals(tree.size(), map(algorithm, tree, tree).size());
        }
    }

    @Test
    void pagesWithDifferentRootsHaveNothingInCommon() {
        PathLabels labels = new PathLabels();
        LabelledTree first = labels.read(new int[] {-1, 0}, new int[] {0, 1});
        LabelledTree second = labels.read(new int[] {-1, 0}, new int[] {1, 1});
        for (TemplateAlgorithm algorithm : all()) {
            assertEquals(0, map(algorithm, first, second).size());
        }
    }

    @Test
    void anEmptyPageSharesTheRootAlone() {
        PathLabels labels = new PathLabels();
        LabelledTree empty = labels.read(new int[] {-1}, new int[] {0});
        LabelledTree page = labels.read(new int[] {-1, 0, 1, 0}, new int[] {0, 1, 2, 3});
        for (TemplateAlgorithm algorithm : List.of(new TopDown(), new HashedTopDown(), SequenceMatcher.prufer())) {
            assertEquals(1, map(algorithm, empty, page).size());
            assertEquals(1, map(algorithm, page, empty).size());
        }
    }

    /** Figures 4.7 to 4.9: the sequence that promises most leads away from the optimum. */
    @Test
    void hashedMeetsTheOptimumWhereTheSequencesAreLedAstray() {
        PathLabels labels = new PathLabels();
        // Two rows against one: the surplus row tempts the sequence to take cells from both.
        LabelledTree first = labels.read(new int[] {-1, 0, 1, 1, 1, 0, 5, 5, 5}, new int[] {0, 1, 2, 3, 4, 1, 5, 6, 7});
        LabelledTree second = labels.read(new int[] {-1, 0, 1, 1, 1, 1}, new int[] {0, 1, 2, 3, 6, 7});
        Mapping optimal = new HashedTopDown().map(first, second);
        assertEquals(Oracle.largestCommonSubtree(first, second), optimal.size());
        assertTrue(optimal.isCommonSubtree(first, second));
    }

    private static Mapping map(TemplateAlgorithm algorithm, LabelledTree first, LabelledTree second) {
        try {
            return algorithm.map(first, second);
        } catch (RefusedException e) {
            throw new AssertionError(e);
        }
    }

    private static List<TemplateAlgorithm> all() {
        List<TemplateAlgorithm> all = new ArrayList<>(OPTIMAL.values());
        all.addAll(VALID.values());
        all.add(new BottomUp());
        return all;
    }

    private interface PairTest {
        void check(LabelledTree first, LabelledTree second);
    }

    private static void forRandomPairs(PairTest test) {
        RandomTrees trees = new RandomTrees(20110401);
        for (int trial = 0; trial < TRIALS; trial++) {
            PathLabels labels = new PathLabels();
            LabelledTree first = trees.next(labels, 10, 1 + trial % 4);
            if (trial % 2 == 0) {
                test.check(first, trees.next(labels, 10, 1 + trial % 4));
            } else {
                PathLabels common = new PathLabels();
                LabelledTree base = trees.next(labels, 9, 1 + trial % 4);
                test.check(trees.variant(common, base, 2), trees.variant(common, base, 2));
            }
        }
    }
}
