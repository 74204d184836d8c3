package io.tagwave.extract;

import io.tagwave.value.TypedValue;
import java.util.AbstractList;
import java.util.Collection;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/**
 * An immutable list of the values of a record, as a row of a table that is stored by columns, because few columns have values and
 * a page may have a million records. Records without values share one list.
 */
final class ValueList extends AbstractList<TypedValue> implements RandomAccess {

    private static final ValueList[] NONE = new ValueList[64];

    static {
        for (int width = 0; width < NONE.length; width++) {
            NONE[width] = new ValueList(new TypedValue[width][], 0);
        }
    }

    private final TypedValue[][] columns;
    private final int row;

    /**
     * Keeps a row of the given table, which must not be changed.
     *
     * @param columns null for columns without values
     */
    ValueList(TypedValue[][] columns, int row) {
        this.columns = columns;
        this.row = row;
    }

    /** Returns a list of cells without values. */
    static ValueList none(int width) {
        return width < NONE.length ? NONE[width] : new ValueList(new TypedValue[width][], 0);
    }

    static ValueList copyOf(Collection<TypedValue> values) {
        return values instanceof ValueList list
                ? list
                : new ValueList(
                        values.stream().map(value -> new TypedValue[] {value}).toArray(TypedValue[][]::new), 0);
    }

    @Override
    public @Nullable TypedValue get(int column) {
        return columns[column] == null ? null : columns[column][row];
    }

    @Override
    public int size() {
        return columns.length;
    }
}
