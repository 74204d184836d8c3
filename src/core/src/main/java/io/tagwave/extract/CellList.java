package io.tagwave.extract;

import java.util.AbstractList;
import java.util.Collection;
import java.util.RandomAccess;

/**
 * An immutable list of cells. List.copyOf rejects the nulls of missing fields, and a view of a view of an array would take twice
 * the memory, which matters if a page has a million records.
 */
final class CellList extends AbstractList<String> implements RandomAccess {

    private final String[] cells;

    /** Keeps the given array, which must not be changed. */
    CellList(String[] cells) {
        this.cells = cells;
    }

    static CellList copyOf(Collection<String> cells) {
        return cells instanceof CellList list ? list : new CellList(cells.toArray(new String[0]));
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
