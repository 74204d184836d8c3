package io.tagwave.papers.template;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.template.AlgorithmLimitException;
import io.tagwave.template.LabeledTree;
import io.tagwave.template.NodeMapping;
import io.tagwave.template.Oracle;
import io.tagwave.template.PageTemplate;
import io.tagwave.template.PathLabels;
import io.tagwave.template.RandomTrees;
import io.tagwave.template.TemplateAlgorithm;
import io.tagwave.template.TemplateLaws;
import io.tagwave.tree.PageTree;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class PublishedAlgorithmsTest {

    private static final int LARGE = 100_000;

    private static final Map<String, TemplateAlgorithm> VALID = Map.of("ps", PruferSequence.algorithm());

    private static final List<TemplateAlgorithm> ALL = Stream.of(TemplateAlgorithms.values())
            .map(TemplateAlgorithms::algorithm)
            .toList();

    @Test
    void topDownMeetsTheOptimumOfRandomTrees() {
        RandomTrees.forRandomPairs((first, second) -> {
            NodeMapping mapping = RandomTrees.map(new TopDownAlgorithm(), first, second);
            assertTrue(mapping.isCommonSubtree(first, second));
            assertEquals(Oracle.largestCommonSubtree(first, second), mapping.size());
        });
    }

    @Test
    void sequencesGiveCommonSubtreesNoLargerThanTheOptimum() {
        TemplateLaws.areCommonSubtreesNoLargerThanTheOptimum(VALID);
    }

    @Test
    void bottomUpMapsEqualPathsOnlyAndIsNotAlwaysACommonSubtree() {
        int[] broken = new int[1];
        RandomTrees.forRandomPairs((first, second) -> {
            NodeMapping mapping = new BottomUpAlgorithm().map(first, second);
            for (int node = 0; node < first.size(); node++) {
                assertTrue(!mapping.contains(node) || first.label(node) == second.label(mapping.partner(node)));
            }
            broken[0] += mapping.isCommonSubtree(first, second) ? 0 : 1;
        });
        assertTrue(broken[0] > 0, "the thesis shows its false mappings in Figure 3.5");
    }

    @Test
    void equalPagesAreWhollyTemplate() {
        TemplateLaws.takeEqualPagesWhole(ALL);
    }

    @Test
    void pagesWithDifferentRootsHaveNothingInCommon() {
        TemplateLaws.mapNothingBelowDifferentRoots(ALL);
    }

    @Test
    void anEmptyPageSharesTheRootAlone() {
        TemplateLaws.mapTheRootOfAnEmptyPage(List.of(new TopDownAlgorithm(), PruferSequence.algorithm()));
    }

    @Test
    void aTemplateOfManyPagesIsACommonSubtreeOfEach() throws AlgorithmLimitException {
        PathLabels labels = new PathLabels();
        RandomTrees trees = new RandomTrees(60);
        LabeledTree base = trees.next(labels, 40, 3);
        List<LabeledTree> pages = IntStream.range(0, 20)
                .mapToObj(page -> trees.variant(labels, base, 2))
                .toList();
        long[] fingerprints = IntStream.range(0, 20).asLongStream().toArray();
        for (TemplateAlgorithms algorithm : TemplateAlgorithms.values()) {
            PageTemplate template = PageTemplate.of(pages, fingerprints, algorithm.algorithm());
            assertEquals(20, template.pages());
            for (int page = 0; page < pages.size() && algorithm != TemplateAlgorithms.BOTTOM_UP; page++) {
                int number = page;
                int[] nodes = IntStream.range(0, template.size())
                        .map(node -> template.node(node, number))
                        .toArray();
                assertTrue(new NodeMapping(nodes).isCommonSubtree(template.tree(), pages.get(page)), algorithm.code());
            }
        }
    }

    @Test
    void aPageMayNestAHundredThousandDeep() throws AlgorithmLimitException {
        PathLabels labels = new PathLabels();
        LabeledTree first = labels.read(chain(LARGE));
        LabeledTree second = labels.read(chain(LARGE - 10));
        for (TemplateAlgorithm algorithm : List.of(new TopDownAlgorithm(), PruferSequence.algorithm())) {
            NodeMapping mapping = algorithm.map(first, second);
            assertTrue(mapping.isCommonSubtree(first, second));
            assertEquals(LARGE - 10 + 1, mapping.size());
        }
    }

    @Test
    void topDownRefusesAndNamesItsBound() {
        PathLabels labels = new PathLabels();
        LabeledTree first = labels.read(items(1));
        LabeledTree second = labels.read(items(2));
        String message = assertThrows(AlgorithmLimitException.class, () -> new TopDownAlgorithm().map(first, second))
                .getMessage();
        assertTrue(message.contains("at most") && message.contains("" + first.size()), message);
    }

    private static PageTree chain(int depth) {
        PageTree.Builder page = new PageTree.Builder().open("body");
        IntStream.range(0, depth).forEach(level -> page.open("div"));
        IntStream.rangeClosed(0, depth).forEach(level -> page.close());
        return page.build();
    }

    private static PageTree items(int version) {
        PageTree.Builder page = new PageTree.Builder().open("body");
        for (int i = 0; i < LARGE / 2; i++) {
            page.open("p").text("text " + i * version % 1000).close();
        }
        return page.close().build();
    }
}
