package io.tagwave.align;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

class NodeTableTest {

    private final int[] first = {3, NodeTable.GAP, 5};
    private final NodeTable table = new NodeTable(List.of(first, new int[] {7, 8, NodeTable.GAP}));

    @Test
    void cellsAreNodesOrGaps() {
        assertEquals(2, table.height());
        assertEquals(3, table.width());
        assertEquals(5, table.node(0, 2));
        assertEquals(NodeTable.GAP, table.node(0, 1));
        assertArrayEquals(new int[] {7, 8, NodeTable.GAP}, table.row(1));
    }

    @Test
    void aCellIsItsNodeAloneUnlessTextsWereJoined() {
        assertEquals(4, table.end(3));
        assertEquals(9, new NodeTable(new int[][] {{3}}, node -> 9).end(3));
    }

    @Test
    void filledIsWhatIsNoGap() {
        assertEquals(2, table.filled(0));
        assertEquals(1, table.filled(1));
        assertEquals(0, new NodeTable(List.of(new int[] {NodeTable.GAP})).filled(0));
    }

    @Test
    void nobodyChangesItFromOutside() {
        first[0] = 9;
        table.row(0)[0] = 9;
        assertEquals(3, table.node(0, 0));
    }

    @Test
    void withoutRowsThereAreNoColumns() {
        NodeTable empty = new NodeTable(List.of());
        assertEquals(0, empty.height());
        assertEquals(0, empty.width());
    }

    @Test
    void rowsAreOfOneLength() {
        List<int[]> uneven = List.of(new int[2], new int[3]);
        assertThrows(IllegalArgumentException.class, () -> new NodeTable(uneven));
    }
}
