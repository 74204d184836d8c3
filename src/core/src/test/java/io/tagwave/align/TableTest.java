package io.tagwave.align;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

class TableTest {

    private final int[] first = {3, Table.GAP, 5};
    private final Table table = new Table(List.of(first, new int[] {7, 8, Table.GAP}));

    @Test
    void cellsAreNodesOrGaps() {
        assertEquals(2, table.height());
        assertEquals(3, table.width());
        assertEquals(5, table.node(0, 2));
        assertEquals(Table.GAP, table.node(0, 1));
        assertArrayEquals(new int[] {7, 8, Table.GAP}, table.row(1));
    }

    @Test
    void aCellIsItsNodeAloneUnlessTextsWereJoined() {
        assertEquals(4, table.end(3));
        assertEquals(9, new Table(new int[][] {{3}}, node -> 9).end(3));
    }

    @Test
    void filledIsWhatIsNoGap() {
        assertEquals(2, table.filled(0));
        assertEquals(1, table.filled(1));
        assertEquals(0, new Table(List.of(new int[] {Table.GAP})).filled(0));
    }

    @Test
    void nobodyChangesItFromOutside() {
        first[0] = 9;
        table.row(0)[0] = 9;
        assertEquals(3, table.node(0, 0));
    }

    @Test
    void withoutRowsThereAreNoColumns() {
        Table empty = new Table(List.of());
        assertEquals(0, empty.height());
        assertEquals(0, empty.width());
    }

    @Test
    void rowsAreOfOneLength() {
        List<int[]> uneven = List.of(new int[2], new int[3]);
        assertThrows(IllegalArgumentException.class, () -> new Table(uneven));
    }
}
