package io.tagwave.visit;

import io.tagwave.extract.DataRecord;
import io.tagwave.extract.ExtractedList;
import io.tagwave.extract.Extraction;
import io.tagwave.value.TypedValue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Limits the tables of a page. If each record has a field that no other has, a table of mostly missing values grows
 * with the square of the page; its emptiest columns are then dropped. The text of the records keeps everything.
 *
 * @param extraction the page with the remaining columns
 * @param note what was dropped, in words; usually an empty string
 */
public record ColumnLimit(Extraction extraction, String note) {

    /** Number of cells that a list may have in any case, and in addition for each node of its page. */
    private static final long FREE = 200_000;

    private static final long FOR_EACH_NODE = 8;

    /** Limits the tables of a page. */
    public static ColumnLimit of(Extraction extraction) {
        long most = FREE + FOR_EACH_NODE * extraction.nodes();
        List<ExtractedList> regions = new ArrayList<>();
        int left = 0;
        for (ExtractedList region : extraction.regions()) {
            int records = Math.max(1, region.records().size());
            int columns = region.columns().size();
            int kept = (int) Math.min(columns, Math.max(1, most / records));
            regions.add(kept == columns ? region : fullest(region, kept));
            left += columns - kept;
        }
        return left == 0
                ? new ColumnLimit(extraction, "")
                : new ColumnLimit(extraction.with(regions), left + " columns that few records have were left out");
    }

    private static ExtractedList fullest(ExtractedList region, int kept) {
        int[] filled = new int[region.columns().size()];
        for (DataRecord record : region.records()) {
            for (int column = 0; column < filled.length; column++) {
                filled[column] += record.cells().get(column) == null ? 0 : 1;
            }
        }
        int[] columns = IntStream.range(0, filled.length)
                .boxed()
                .sorted(Comparator.comparingInt(column -> -filled[column]))
                .limit(kept)
                .mapToInt(column -> column)
                .sorted()
                .toArray();
        return region.as(
                region.template(),
                Arrays.stream(columns).mapToObj(region.columns()::get).toList(),
                region.records().stream().map(record -> of(record, columns)).toList());
    }

    private static DataRecord of(DataRecord record, int[] columns) {
        List<String> cells = Arrays.asList(
                Arrays.stream(columns).mapToObj(record.cells()::get).toArray(String[]::new));
        List<TypedValue> values = Arrays.asList(
                Arrays.stream(columns).mapToObj(record.values()::get).toArray(TypedValue[]::new));
        return new DataRecord(
                record.start(),
                record.end(),
                record.xpath(),
                record.text(),
                cells,
                values,
                record.href(),
                record.image());
    }
}
