package io.tagwave.template;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collection;
import java.util.Map;

/** Laws that template algorithms keep, ours and the published ones. */
public final class TemplateLaws {

    private TemplateLaws() {}

    /** Holds that the mappings of random pairs are common subtrees with the root, no larger than the optimum. */
    public static void areCommonSubtreesNoLargerThanTheOptimum(Map<String, TemplateAlgorithm> algorithms) {
        RandomTrees.forRandomPairs((first, second) -> {
            int optimum = Oracle.largestCommonSubtree(first, second);
            algorithms.forEach((name, algorithm) -> {
                NodeMapping mapping = RandomTrees.map(algorithm, first, second);
                assertTrue(mapping.isCommonSubtree(first, second), name);
                assertTrue(mapping.size() <= optimum && mapping.contains(0), name);
            });
        });
    }

    /** Holds that all of a page is template beside the same page. */
    public static void takeEqualPagesWhole(Collection<TemplateAlgorithm> algorithms) {
        LabeledTree tree = new RandomTrees(7).next(new PathLabels(), 400, 3);
        for (TemplateAlgorithm algorithm : algorithms) {
            assertEquals(tree.size(), RandomTrees.map(algorithm, tree, tree).size());
        }
    }

    /** Holds that pages whose roots differ have nothing in common. */
    public static void mapNothingBelowDifferentRoots(Collection<TemplateAlgorithm> algorithms) {
        PathLabels labels = new PathLabels();
        LabeledTree first = labels.read(new int[] {-1, 0}, new int[] {0, 1});
        LabeledTree second = labels.read(new int[] {-1, 0}, new int[] {1, 1});
        for (TemplateAlgorithm algorithm : algorithms) {
            assertEquals(0, RandomTrees.map(algorithm, first, second).size());
        }
    }

    /** Holds that an empty page shares its root alone. */
    public static void mapTheRootOfAnEmptyPage(Collection<TemplateAlgorithm> algorithms) {
        PathLabels labels = new PathLabels();
        LabeledTree empty = labels.read(new int[] {-1}, new int[] {0});
        LabeledTree page = labels.read(new int[] {-1, 0, 1, 0}, new int[] {0, 1, 2, 3});
        for (TemplateAlgorithm algorithm : algorithms) {
            assertEquals(1, RandomTrees.map(algorithm, empty, page).size());
            assertEquals(1, RandomTrees.map(algorithm, page, empty).size());
        }
    }
}
