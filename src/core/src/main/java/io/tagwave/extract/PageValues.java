package io.tagwave.extract;

import io.tagwave.column.ColumnKind;
import io.tagwave.value.ColumnReader;
import io.tagwave.value.Meaning;
import io.tagwave.value.PageHints;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Reads the cells of a page's regions as values. What one column leaves open the others tell. */
final class PageValues {

    private final PageHints hints;
    private final List<ColumnReader> readers = new ArrayList<>();

    PageValues(PageHints hints) {
        this.hints = hints;
    }

    /** The regions with the values of their cells. */
    List<ExtractedRegion> read(List<ExtractedRegion> regions) {
        List<ColumnReader[]> columns = new ArrayList<>();
        for (ExtractedRegion region : regions) {
            columns.add(readers(region));
        }
        ColumnReader.agree(readers);
        List<ExtractedRegion> read = new ArrayList<>();
        for (int i = 0; i < columns.size(); i++) {
            read.add(with(regions.get(i), columns.get(i)));
        }
        return read;
    }

    private ColumnReader[] readers(ExtractedRegion region) {
        ColumnReader[] columns = new ColumnReader[region.columns().size()];
        for (int column = 0; column < columns.length; column++) {
            ColumnKind kind = ColumnKind.of(region.columns().get(column).kind());
            if (kind != ColumnKind.LINK && kind != ColumnKind.IMAGE) {
                columns[column] = new ColumnReader(cells(region, column), hints);
                readers.add(columns[column]);
            }
        }
        return columns;
    }

    private static List<String> cells(ExtractedRegion region, int column) {
        String[] cells = new String[region.records().size()];
        for (int row = 0; row < cells.length; row++) {
            cells[row] = region.records().get(row).cells().get(column);
        }
        return Arrays.asList(cells);
    }

    private static ExtractedRegion with(ExtractedRegion region, ColumnReader[] columns) {
        Meaning[][] values = new Meaning[region.records().size()][columns.length];
        for (int column = 0; column < columns.length; column++) {
            if (columns[column] != null) {
                fill(values, region, column, columns[column]);
            }
        }
        List<DataRecord> records = new ArrayList<>();
        for (int row = 0; row < values.length; row++) {
            records.add(region.records().get(row).with(Arrays.asList(values[row])));
        }
        return region.with(records);
    }

    private static void fill(Meaning[][] values, ExtractedRegion region, int column, ColumnReader reader) {
        Meaning[] read = reader.read();
        boolean price = region.columns().get(column).kind().equals(ColumnKind.PRICE.code());
        for (int row = 0; row < read.length; row++) {
            Meaning value = read[row];
            if (price && column > 0 && value != null && value.number() != null && value.currency() == null) {
                String before = region.records().get(row).cells().get(column - 1);
                value = before == null ? value : value.in(reader.currency(before.strip()));
            }
            values[row][column] = value;
        }
    }
}
