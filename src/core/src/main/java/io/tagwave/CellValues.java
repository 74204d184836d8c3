package io.tagwave;

import io.tagwave.column.ColumnKind;
import io.tagwave.column.TypedValues;
import io.tagwave.extract.DataRecord;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/** The values of a list's columns, each column read when it is first asked for: its other rows tell how a row is meant. */
final class CellValues {

    private final List<ColumnKind> kinds;
    private final List<DataRecord> records;
    private final AtomicReferenceArray<@Nullable Value[]> columns;

    CellValues(List<ColumnKind> kinds, List<DataRecord> records) {
        this.kinds = kinds;
        this.records = records;
        columns = new AtomicReferenceArray<>(kinds.size());
    }

    @Nullable
    Value value(int row, int column) {
        @Nullable Value[] values = columns.get(column);
        if (values == null) {
            values = read(column);
            // Threads that read a column at the same time read the same.
            columns.set(column, values);
        }
        return values[row];
    }

    private @Nullable Value[] read(int column) {
        @Nullable Value[] values = new Value[records.size()];
        ColumnKind kind = kinds.get(column);
        if (kind == ColumnKind.NUMBER || kind == ColumnKind.PRICE) {
            Double[] numbers = typed(column).numbers();
            for (int row = 0; row < values.length; row++) {
                values[row] = numbers[row] == null ? null : new Value(numbers[row], null);
            }
        } else if (kind == ColumnKind.DATE) {
            String[] days = typed(column).dates();
            for (int row = 0; row < values.length; row++) {
                values[row] = days[row] == null ? null : new Value(null, LocalDate.parse(days[row]));
            }
        }
        return values;
    }

    private TypedValues typed(int column) {
        List<@Nullable String> cells = new ArrayList<>();
        for (DataRecord record : records) {
            cells.add(record.cells().get(column));
        }
        return new TypedValues(cells);
    }
}
