package io.tagwave.lab.bench;

import io.tagwave.eval.MedianTimes;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One measurement of table {@code benchmark}.
 *
 * @param run name shared by all rows of one comparison
 * @param url the page
 * @param mode the thing that was compared
 * @param stage the part that was timed
 * @param millis time in milliseconds
 * @param nodes size of the page, or null if unknown
 * @param regions number of regions found, or null
 * @param records number of records found, or null
 */
record BenchmarkRow(
        String run,
        String url,
        String mode,
        String stage,
        double millis,
        @Nullable Integer nodes,
        @Nullable Integer regions,
        @Nullable Integer records) {

    /**
     * A page that was measured.
     *
     * @param regions number of regions found, or null
     * @param records number of records found, or null
     */
    record Page(
            String url,
            int nodes,
            @Nullable Integer regions,
            @Nullable Integer records) {}

    /** Returns the times of a task, whose pages are in the same order. */
    static List<BenchmarkRow> of(String run, MedianTimes times, List<Page> pages) {
        List<BenchmarkRow> rows = new ArrayList<>();
        for (int i = 0; i < pages.size(); i++) {
            Page page = pages.get(i);
            times.pages()
                    .get(i)
                    .forEach((stage, millis) -> rows.add(new BenchmarkRow(
                            run, page.url, times.mode(), stage, millis, page.nodes, page.regions, page.records)));
        }
        return rows;
    }
}
