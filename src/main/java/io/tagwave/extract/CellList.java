package io.tagwave.extract;

import java.util.AbstractList;
import java.util.Collection;
import java.util.RandomAccess;

/**
 * Cells that never change. List.copyOf refuses the nulls that stand for missing fields, and a view of a view of an array
 * would take twice the room, which counts where a page has a million records.
 */
final class CellList extends AbstractList<String> implements RandomAccess {

    private final String[] cells;

    CellList(Collection<String> cells) {
        this.cells = cells.toArray(String[]::new);
    }

    @Override
    public String get(int column) {
        return cells[column];
    }

    @Override
    public int size() {
        return cells.length;
    }
}
