package io.tagwave.tps;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.tagwave.tree.PageTree;
import io.tagwave.tree.Style;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class TagPathSequenceTest {

    private static PageTree rows(String... classes) {
        PageTree.Builder b = new PageTree.Builder().open("body");
        for (String token : classes) {
            b.open("li", new Style(List.of(token.split(" ")), "", ""), null)
                    .text("x")
                    .close();
        }
        return b.close().build();
    }

    private static int[] codes(PageTree tree, Function<PageTree, int[]> scheme) {
        return TagPathSequence.of(tree, scheme).codes(0, tree.size());
    }

    @Test
    void equalPathsHaveEqualCodesInOrderOfFirstAppearance() {
        assertArrayEquals(new int[] {1, 2, 3, 2, 3, 4, 5}, codes(rows("a", "a", "b"), StepSchemes.classAndStyle()));
    }

    @Test
    void aTagHasItsCodeOnlyBelowTheSameParentPath() {
        PageTree tree = new PageTree.Builder()
                .open("body")
                .open("p")
                .text("x")
                .close()
                .open("div")
                .open("p")
                .text("x")
                .close()
                .close()
                .close()
                .build();
        assertArrayEquals(new int[] {1, 2, 3, 4, 5, 6}, codes(tree, StepSchemes.tagOnly()));
    }

    @Test
    void digitsInClassesAndRareTokensDoNotSplitTheCommonestClass() {
        assertArrayEquals(
                new int[] {1, 2, 3, 2, 3, 2, 3},
                codes(rows("row1", "row2 seen", "row3"), StepSchemes.commonestClass()));
    }

    @Test
    void codesBelowOneAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> TagPathSequence.ofCodes(1, 0));
        assertEquals(3, TagPathSequence.ofCodes(1, 3, 2).alphabetSize());
    }

    @Test
    void renumberingChangesTheCodesAndNothingElse() {
        PageTree tree = rows("a", "a", "b");
        TagPathSequence sequence = TagPathSequence.of(tree, StepSchemes.classAndStyle());
        TagPathSequence other = sequence.renumbered(new int[] {0, 5, 4, 3, 2, 1});
        assertEquals(tree.size(), other.length());
        assertEquals(sequence.alphabetSize(), other.alphabetSize());
        for (int node = 0; node < tree.size(); node++) {
            assertEquals(6 - sequence.code(node), other.code(node));
            assertEquals(sequence.step(node), other.step(node));
        }
    }

    @Test
    void nodesOfLikeStepNeedNotHaveLikePaths() {
        TagPathSequence sequence = TagPathSequence.of(rows("a", "a", "b"), StepSchemes.classAndStyle());
        assertEquals(List.of(2, 2, 4), List.of(sequence.code(1), sequence.code(3), sequence.code(5)));
        assertEquals(sequence.step(1), sequence.step(3));
        assertNotEquals(sequence.step(1), sequence.step(5));
        assertEquals(sequence.step(4), sequence.step(6), "texts below either");
        assertNotEquals(sequence.code(4), sequence.code(6));
    }

    @Test
    void aPartOfTheCodesIsACopy() {
        TagPathSequence sequence = TagPathSequence.ofCodes(1, 3, 2, 3);
        assertArrayEquals(new int[] {3, 2}, sequence.codes(1, 3));
        sequence.codes(1, 3)[0] = 9;
        assertEquals(3, sequence.code(1));
    }
}
