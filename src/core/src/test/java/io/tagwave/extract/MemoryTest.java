package io.tagwave.extract;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.model.ContentModel;
import io.tagwave.tps.StepSchemes;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Style;
import java.lang.ref.Reference;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What stays on the heap of a page when it is done, without what the parser keeps anyway (the page's own strings are made
 * beforehand): tree, sequence and judgement for who asks for a judgement, tree and rows for who extracts. While rows are
 * written both are alive. Measured as the heap in use after a collection, so it holds whatever we forgot to count.
 */
@Tag("slow")
class MemoryTest {

    private static final double BYTES_A_NODE = 140;
    private static final Style OFFER = new Style(List.of("offer"), "", "");

    private static final String[] TEXTS = new String[1 << 16];

    static {
        for (int i = 0; i < TEXTS.length; i++) {
            TEXTS[i] = "Thing number " + i;
        }
    }

    private static PageTree list(int nodes) {
        PageTree.Builder b = new PageTree.Builder().open("body").open("ul");
        for (int i = 0; b.size() < nodes; i++) {
            b.open("li", OFFER, null);
            b.open("h3").openLink("a", Style.NONE, null, TEXTS[i % 1000]);
            b.text(TEXTS[i % TEXTS.length]).close().close();
            b.open("span").text(TEXTS[(i + 1) % TEXTS.length]).close();
            b.open("p").text(TEXTS[(i + 2) % TEXTS.length]).close();
            b.close();
        }
        return b.close().close().build();
    }

    private static PageTree wide(int nodes) {
        PageTree.Builder b = new PageTree.Builder().open("body");
        while (b.size() < nodes) {
            b.open("p").text(TEXTS[b.size() % TEXTS.length]).close();
        }
        return b.close().build();
    }

    private static PageTree deep(int nodes) {
        PageTree.Builder b = new PageTree.Builder().open("body");
        while (b.size() < nodes) {
            b.open("div").text(TEXTS[b.size() % TEXTS.length]);
        }
        for (int open = nodes / 2; open >= 0; open--) {
            b.close();
        }
        return b.build();
    }

    private static PageTree page(String shape, int nodes) {
        return shape.equals("list") ? list(nodes) : shape.equals("wide") ? wide(nodes) : deep(nodes);
    }

    private static List<Object> judged(RecordExtractor extractor, PageTree tree) {
        return List.of(tree, TagPathSequence.of(tree, StepSchemes.commonestClass()), extractor.judge(tree));
    }

    private static List<Object> extracted(RecordExtractor extractor, PageTree tree) {
        return List.of(tree, extractor.extract(tree, address -> address));
    }

    @ParameterizedTest
    @CsvSource({
        "list, 10000",
        "list, 100000",
        "list, 1000000",
        "wide, 10000",
        "wide, 1000000",
        "deep, 10000",
        "deep, 100000"
    })
    void aNodeCostsNoMoreThan140BytesBesideTheParsersTree(String shape, int nodes) {
        RecordExtractor extractor = new RecordExtractor(ContentModel.shipped(), () -> 0);
        assertBound(shape, nodes, tree -> judged(extractor, tree));
        assertBound(shape, nodes, tree -> extracted(extractor, tree));
    }

    private static void assertBound(String shape, int nodes, Function<PageTree, List<Object>> work) {
        work.apply(page(shape, 1000));
        long before = inUse();
        List<Object> held = work.apply(page(shape, nodes));
        double each = (inUse() - before) / (double) nodes;
        Reference.reachabilityFence(held);
        assertTrue(each <= BYTES_A_NODE, shape + " of " + nodes + ": " + each + " bytes a node");
    }

    private static long inUse() {
        long least = Long.MAX_VALUE;
        for (int i = 0; i < 3; i++) {
            System.gc();
            least = Math.min(
                    least,
                    Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory());
        }
        return least;
    }
}
