package io.tagwave.store;

import io.tagwave.column.ColumnKind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A column of texts that was not read with its page. */
public final class TypedColumn {

    private TypedColumn() {}

    /** The values of a column of numbers, prices or dates, null where a text is none. */
    public static Object[] values(ColumnKind kind, List<String> texts) {
        List<List<String>> rows = new ArrayList<>();
        texts.forEach(text -> rows.add(Collections.singletonList(text)));
        TypedCells typed = TypedCells.of(List.of(kind), rows);
        Object[] values = new Object[rows.size()];
        for (int row = 0; row < values.length; row++) {
            Object[] own = kind == ColumnKind.DATE ? typed.dates(row) : typed.numbers(row);
            values[row] = own == null ? null : own[0];
        }
        return values;
    }
}
