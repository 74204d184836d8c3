package io.tagwave.template;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LabeledTreeTest {

    /** The first tree of Figure 4.4: a root over two rows, of one cell and of two. */
    private final LabeledTree rows = new PathLabels().read(new int[] {-1, 0, 1, 0, 3, 3}, new int[] {0, 1, 2, 1, 2, 3});

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
