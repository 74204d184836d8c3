package io.tagwave.proposal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import io.tagwave.tps.StepSchemes;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class RootLiftingTest {

    @Test
    void fieldsRiseToTheElementThatHoldsOneRecord() {
        // body(0) ul(1) li(2) a(3) text(4) li(5) a(6) text(7)
        PageTree.Builder page = new PageTree.Builder().open("body").open("ul");
        for (String title : new String[] {"one", "two"}) {
            page.open("li").open("a").text(title).close().close();
        }
        PageTree tree = page.close().close().build();
        assertArrayEquals(new int[] {2, 5}, heads(tree, 4));
        assertArrayEquals(new int[] {2, 5}, heads(tree, 3));
    }

    @Test
    void aFieldThatStandsTwiceInOneRecordRisesOnlyToItself() {
        // body(0) li(1) b(2) text(3) b(4) text(5) li(6) b(7) text(8)
        PageTree tree = new PageTree.Builder()
                .open("body")
                .open("li")
                .open("b")
                .text("x")
                .close()
                .open("b")
                .text("y")
                .close()
                .close()
                .open("li")
                .open("b")
                .text("z")
                .close()
                .close()
                .close()
                .build();
        assertArrayEquals(new int[] {2, 4, 6}, heads(tree, 2));
    }

    @Test
    void aLonePathHasNoHead() {
        PageTree tree = new PageTree.Builder()
                .open("body")
                .open("p")
                .text("once")
                .close()
                .close()
                .build();
        TagPathSequence sequence = TagPathSequence.of(tree, StepSchemes.tagOnly());
        RootLifting raising = new RootLifting(tree);
        raising.raise(codes(sequence), sequence.alphabetSize());
        assertEquals(0, raising.count(sequence.code(2)));
    }

    @Test
    void twoDeepBranchesAreRaisedInTime() {
        PageTree.Builder page = new PageTree.Builder().open("body");
        for (int branch = 0; branch < 2; branch++) {
            for (int depth = 0; depth < 100_000; depth++) {
                page.open("i");
            }
            for (int depth = 0; depth < 100_000; depth++) {
                page.close();
            }
        }
        PageTree tree = page.close().build();
        assertTimeout(Duration.ofSeconds(5), () -> assertArrayEquals(new int[] {1, 100_001}, heads(tree, 100_000)));
    }

    private static int[] heads(PageTree tree, int node) {
        TagPathSequence sequence = TagPathSequence.of(tree, StepSchemes.tagOnly());
        RootLifting raising = new RootLifting(tree);
        raising.raise(codes(sequence), sequence.alphabetSize());
        return raising.heads(sequence.code(node));
    }

    private static int[] codes(TagPathSequence sequence) {
        return sequence.codes(0, sequence.length());
    }
}
