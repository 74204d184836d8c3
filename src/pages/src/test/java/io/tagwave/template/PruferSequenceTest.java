package io.tagwave.template;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PruferSequenceTest {

    private final PathLabels labels = new PathLabels();

    /** The first tree of Figure 4.4: a root over two rows, of one cell and of two. */
    private final LabeledTree rows = labels.read(new int[] {-1, 0, 1, 0, 3, 3}, new int[] {0, 1, 2, 1, 2, 3});
    /** The second: one row of two cells. */
    private final LabeledTree row = labels.read(new int[] {-1, 0, 1, 1}, new int[] {0, 1, 2, 3});

    @Test
    void theConsolidatedSequenceHasEveryNodeOnceInPostOrder() {
        assertArrayEquals(new int[] {2, 1, 4, 5, 3, 0}, PruferSequence.consolidated(rows));
        assertArrayEquals(new int[] {2, 3, 1, 0}, PruferSequence.consolidated(row));
    }

    @Test
    void theExtendedSequenceHasALeafOnceAndAParentAfterEachChild() {
        assertArrayEquals(new int[] {2, 1, 0, 4, 3, 5, 3, 0}, PruferSequence.extended(rows));
        assertArrayEquals(new int[] {2, 1, 3, 1, 0}, PruferSequence.extended(row));
    }

    /** Figures 4.5 and 4.6: the walk ends at the second row, though the first one has a like cell too. */
    @Test
    void bothWalksFindTheMappingThatTheThesisPrints() throws AlgorithmLimitException {
        for (SequenceAlgorithm matcher :
                new SequenceAlgorithm[] {SequenceAlgorithm.prufer(), SequenceAlgorithm.consolidated()}) {
            NodeMapping mapping = matcher.asPrinted().map(row, rows);
            assertArrayEquals(
                    new int[] {0, 3, 4, 5},
                    IntStream.range(0, 4).map(mapping::partner).toArray());
            NodeMapping back = matcher.asPrinted().map(rows, row);
            assertArrayEquals(
                    new int[] {0, -1, -1, 1, 2, 3},
                    IntStream.range(0, 6).map(back::partner).toArray());
        }
    }

    @Test
    void aTreeKnowsItsShape() {
        assertEquals(6, rows.size());
        assertArrayEquals(
                new int[] {6, 3, 3, 6, 5, 6},
                IntStream.range(0, 6).map(rows::end).toArray());
        assertArrayEquals(new int[] {1, 3}, rows.children(0));
        assertArrayEquals(new int[] {}, rows.children(2));
        assertEquals(3, rows.subtreeSize(3));
        assertTrue(rows.isLeaf(2) && !rows.isLeaf(1));
        assertEquals(rows.label(1), rows.label(3), "one path");
        assertEquals(Arrays.stream(rows.label).max().orElseThrow(), rows.greatestLabel());
    }
}
