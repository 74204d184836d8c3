package io.tagwave.eval;

import java.util.List;

/**
 * The table of the TPS filter papers, and its last line.
 *
 * @param rows one a page, at least one
 */
public record FilterTable(List<FilterRow> rows) {

    public FilterTable {
        rows = List.copyOf(rows);
        if (rows.isEmpty()) {
            throw new IllegalArgumentException("expected at least one row, found none");
        }
    }

    /** Share of the pages that keep their content. */
    public double present() {
        return rows.stream().mapToInt(row -> row.present() ? 1 : 0).average().orElseThrow();
    }

    /** Mean share of nodes removed. */
    public double reduction() {
        return rows.stream().mapToDouble(FilterRow::reduction).average().orElseThrow();
    }

    /** Mean share of noise records removed, over the pages that keep their content; 0 without such a page. */
    public double noiseRemoved() {
        return rows.stream()
                .flatMapToDouble(row -> row.noiseRemoved().stream())
                .average()
                .orElse(0);
    }
}
