package io.tagwave.eval;

import java.util.List;
import java.util.OptionalDouble;

/**
 * The table of the TPS filter papers: for each page the effect of a filter on its size and on the records that MDR finds.
 *
 * @param rows one a page, at least one
 */
public record FilterTable(List<Row> rows) {

    /** The share of the true records' titles that the pruned page must contain for its content to count as present. */
    public static final double PRESENT = 0.95;

    public FilterTable {
        rows = List.copyOf(rows);
        if (rows.isEmpty()) {
            throw new IllegalArgumentException("expected at least one row, found none");
        }
    }

    /**
     * A page before and after filtering.
     *
     * @param page name of the page or site
     * @param present whether the main content is among the nodes that are left
     */
    public record Row(String page, int nodesRaw, int nodesPruned, boolean present, Mined raw, Mined pruned) {

        /** Returns the share of the nodes that the filter removes. */
        public double reduction() {
            return nodesRaw == 0 ? 0 : 1 - (double) nodesPruned / nodesRaw;
        }

        /** Returns the share of noise records removed (equation 4); empty where the content went too or there was no noise. */
        public OptionalDouble noiseRemoved() {
            return present && raw.noise() > 0
                    ? OptionalDouble.of(1 - (double) pruned.noise() / raw.noise())
                    : OptionalDouble.empty();
        }

        /** Returns the distance from another row in the share of nodes left, in percentage points. */
        public double pointsFrom(Row other) {
            return 100 * Math.abs(reduction() - other.reduction());
        }
    }

    /**
     * The number of records that MDR finds.
     *
     * @param total all records, content and noise
     * @param target records of the content
     */
    public record Mined(int total, int target) {

        /** Returns the number of records that are not content. */
        public int noise() {
            return total - target;
        }
    }

    /** Returns the share of pages that keep their content. */
    public double present() {
        return rows.stream().mapToInt(row -> row.present() ? 1 : 0).average().orElseThrow();
    }

    /** Returns the mean share of nodes removed. */
    public double reduction() {
        return rows.stream().mapToDouble(Row::reduction).average().orElseThrow();
    }

    /** Returns the mean share of noise records removed over the pages that keep their content; 0 without such a page. */
    public double noiseRemoved() {
        return rows.stream()
                .flatMapToDouble(row -> row.noiseRemoved().stream())
                .average()
                .orElse(0);
    }
}
