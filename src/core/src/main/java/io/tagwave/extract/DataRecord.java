package io.tagwave.extract;

import io.tagwave.value.TypedValue;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One record of a region.
 *
 * @param start first position in the sequence
 * @param end one past the last position; of the first part, where a record has several
 * @param xpath the record's first node
 * @param text visible text
 * @param cells one a column; null where the record lacks the field
 * @param values what the cells mean, one for each; null where a cell is missing or its text is no value
 * @param href address of the record's first link, or null
 * @param image address of the record's first image, or null
 */
public record DataRecord(
        int start,
        int end,
        String xpath,
        String text,
        List<String> cells,
        List<TypedValue> values,
        @Nullable String href,
        @Nullable String image) {

    public DataRecord {
        cells = CellList.copyOf(cells);
        values = ValueList.copyOf(values);
    }

    /** A record whose cells were not read as values. */
    public DataRecord(
            int start,
            int end,
            String xpath,
            String text,
            List<String> cells,
            @Nullable String href,
            @Nullable String image) {
        this(start, end, xpath, text, cells, ValueList.none(cells.size()), href, image);
    }

    /** The same with some of its cells, in their order; one below 0 stands for a field that the record lacks. */
    public DataRecord inColumns(List<Integer> columns) {
        List<String> some = new ArrayList<>(columns.size());
        List<TypedValue> read = new ArrayList<>(columns.size());
        for (int column : columns) {
            some.add(column < 0 ? null : cells.get(column));
            read.add(column < 0 ? null : values.get(column));
        }
        return new DataRecord(start, end, xpath, text, some, read, href, image);
    }

    /** The same with other cells, whose meaning nobody has read. */
    DataRecord withCells(List<String> others) {
        return new DataRecord(start, end, xpath, text, others, href, image);
    }

    /** The same with the meaning of its cells, in a list that nobody writes to any more. */
    DataRecord with(List<TypedValue> read) {
        return new DataRecord(start, end, xpath, text, cells, read, href, image);
    }
}
