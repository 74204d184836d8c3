package io.tagwave.template;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.tree.PageTree;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Pages beyond what is usual: an answer, and a right one, or a refusal that says why. */
class LargePagesTest {

    private static final int LARGE = 100_000;

    @Test
    void aPageMayNestAHundredThousandDeep() throws AlgorithmLimitException {
        PathLabels labels = new PathLabels();
        LabeledTree first = labels.read(chain("div", LARGE));
        LabeledTree second = labels.read(chain("div", LARGE - 10));
        for (TemplateAlgorithm algorithm : List.of(new HashedAlgorithm(), SequenceAlgorithm.consolidated())) {
            NodeMapping mapping = algorithm.map(first, second);
            assertTrue(mapping.isCommonSubtree(first, second));
            assertEquals(LARGE - 10 + 1, mapping.size());
        }
    }

    @Test
    void aPageMayHoldAHundredThousandItems() throws AlgorithmLimitException {
        PathLabels labels = new PathLabels();
        LabeledTree first = labels.read(items(LARGE / 2, 1));
        LabeledTree second = labels.read(items(LARGE / 2, 2));
        for (TemplateAlgorithm algorithm : List.of(new HashedAlgorithm(), SequenceAlgorithm.consolidated())) {
            NodeMapping mapping = algorithm.map(first, second);
            assertTrue(mapping.isCommonSubtree(first, second));
            assertTrue(mapping.size() > LARGE / 2, "every item has its place");
        }
    }

    private static PageTree chain(String tag, int depth) {
        PageTree.Builder page = new PageTree.Builder().open("body");
        for (int i = 0; i < depth; i++) {
            page.open(tag);
        }
        for (int i = 0; i <= depth; i++) {
            page.close();
        }
        return page.build();
    }

    /** Items of which some have a text that the other version has elsewhere. */
    private static PageTree items(int count, int version) {
        PageTree.Builder page = new PageTree.Builder().open("body");
        for (int i = 0; i < count; i++) {
            page.open("p").text("text " + i * version % 1000).close();
        }
        return page.close().build();
    }
}
