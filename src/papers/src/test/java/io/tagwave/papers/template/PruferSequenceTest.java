package io.tagwave.papers.template;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import io.tagwave.template.AlgorithmLimitException;
import io.tagwave.template.LabeledTree;
import io.tagwave.template.NodeMapping;
import io.tagwave.template.PathLabels;
import io.tagwave.template.SequenceAlgorithm;
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
        assertArrayEquals(new int[] {2, 1, 4, 5, 3, 0}, rows.postOrder());
        assertArrayEquals(new int[] {2, 3, 1, 0}, row.postOrder());
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
                new SequenceAlgorithm[] {PruferSequence.algorithm(), SequenceAlgorithm.consolidated()}) {
            NodeMapping mapping = matcher.map(row, rows);
            assertArrayEquals(
                    new int[] {0, 3, 4, 5},
                    IntStream.range(0, 4).map(mapping::partner).toArray());
            NodeMapping back = matcher.map(rows, row);
            assertArrayEquals(
                    new int[] {0, -1, -1, 1, 2, 3},
                    IntStream.range(0, 6).map(back::partner).toArray());
        }
    }
}
