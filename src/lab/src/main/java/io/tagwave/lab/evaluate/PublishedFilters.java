package io.tagwave.lab.evaluate;

import io.tagwave.eval.FilterRow;
import io.tagwave.eval.FilterRow.Mined;
import io.tagwave.eval.FilterTable;
import io.tagwave.visit.FilterVersion;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The tables of the TPS filter papers as printed.
 *
 * @param table all rows, the page column is the site's name
 * @param byFile the rows whose very page was saved and is known by its file's name
 */
record PublishedFilters(FilterTable table, Map<String, FilterRow> byFile) {

    private static final String RESOURCE = "/io/tagwave/eval/tps-filter-tables.csv";
    private static final int COLUMNS = 10;

    /** The table of a version; null for the version that is not a paper's. */
    static PublishedFilters of(FilterVersion version) {
        List<FilterRow> rows = new ArrayList<>();
        Map<String, FilterRow> byFile = new HashMap<>();
        for (String line : lines()) {
            String[] cell = line.split(",");
            if (cell.length == COLUMNS && cell[0].equals(version.toString())) {
                FilterRow row = row(cell);
                rows.add(row);
                byFile.put(cell[2], row);
            }
        }
        byFile.remove("");
        return rows.isEmpty() ? null : new PublishedFilters(new FilterTable(rows), Map.copyOf(byFile));
    }

    private static FilterRow row(String[] cell) {
        return new FilterRow(
                cell[1],
                Integer.parseInt(cell[3]),
                Integer.parseInt(cell[4]),
                cell[5].equals("yes"),
                new Mined(Integer.parseInt(cell[6]), Integer.parseInt(cell[7])),
                new Mined(Integer.parseInt(cell[8]), Integer.parseInt(cell[9])));
    }

    private static List<String> lines() {
        try (InputStream in = PublishedFilters.class.getResourceAsStream(RESOURCE)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(RESOURCE, e);
        }
    }
}
