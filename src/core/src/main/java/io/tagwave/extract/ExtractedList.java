package io.tagwave.extract;

import io.tagwave.column.Column;
import io.tagwave.column.ColumnKind;
import io.tagwave.column.VisibleColumns;
import io.tagwave.content.Verdict;
import io.tagwave.value.ColumnReader;
import io.tagwave.value.PageHints;
import io.tagwave.value.PageValueReader;
import io.tagwave.value.TypedValue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * A region as rows and columns.
 *
 * @param start first position in the sequence
 * @param end one past the last position
 * @param xpath the deepest element that holds the whole region
 * @param verdict content or noise
 * @param features numbers by name that the verdict was founded on; empty where the extractor does not tell
 * @param columns one for each cell of a record
 * @param records in document order
 * @param template where its records stand, in words that are the same on every page of a template
 */
public record ExtractedList(
        int start,
        int end,
        String xpath,
        Verdict verdict,
        Map<String, Double> features,
        List<Column> columns,
        List<DataRecord> records,
        String template) {

    public ExtractedList {
        features = Map.copyOf(features);
        columns = List.copyOf(columns);
        records = List.copyOf(records);
    }

    /** Returns the numbers of the columns that a person wants to see, in the order in which to show them. */
    public List<Integer> visibleColumns() {
        return VisibleColumns.of(
                columns, records.stream().map(DataRecord::cells).toList());
    }

    /** Returns the cells of a column, null where a record lacks it. */
    public List<String> cells(int column) {
        return Arrays.asList(
                records.stream().map(record -> record.cells().get(column)).toArray(String[]::new));
    }

    /** The same with the meaning of its cells, for regions that no extractor made. */
    public ExtractedList read(PageHints hints) {
        return PageValues.read(this, new PageValueReader(hints));
    }

    /** Reads columns that only other pages show to be numbers: here all texts are the same, or there is one alone. */
    public ExtractedList withKnownNumbers(PageHints hints) {
        List<DataRecord> read = new ArrayList<>(records);
        for (int i = 0; i < columns.size(); i++) {
            int column = i;
            boolean isNumber = columns.get(i).kind().equals(ColumnKind.NUMBER.code());
            if (isNumber && read.stream().allMatch(record -> record.values().get(column) == null)) {
                TypedValue[] numbers = ColumnReader.read(cells(i), hints, true);
                for (int row = 0; row < numbers.length; row++) {
                    TypedValue[] values = read.get(row).values().toArray(TypedValue[]::new);
                    values[i] = numbers[row];
                    read.set(row, read.get(row).with(Arrays.asList(values)));
                }
            }
        }
        return with(read);
    }

    /** The same with another verdict. */
    public ExtractedList with(Verdict other) {
        return new ExtractedList(start, end, xpath, other, features, columns, records, template);
    }

    /** The same records in other columns, under another place. */
    public ExtractedList as(String place, List<Column> others, List<DataRecord> rows) {
        return new ExtractedList(start, end, xpath, verdict, features, others, rows, place);
    }

    /** The same with other records. */
    ExtractedList with(List<DataRecord> others) {
        return new ExtractedList(start, end, xpath, verdict, features, columns, others, template);
    }
}
