package io.tagwave.bench;

import io.tagwave.eval.LinearFit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The median times of a task.
 *
 * @param mode its name
 * @param pages median milliseconds by stage, one map a page
 */
public record MedianTimes(String mode, List<Map<String, Double>> pages) {

    /** Returns the time of a stage over all pages. */
    public double total(String stage) {
        return Arrays.stream(millis(stage)).sum();
    }

    /** Returns the time of a stage, page by page. */
    public double[] millis(String stage) {
        return pages.stream()
                .mapToDouble(page -> Objects.requireNonNull(page.get(stage), stage))
                .toArray();
    }

    /** Fits a line to the time of a stage by the size of pages. */
    public LinearFit fit(String stage, double[] sizes) {
        return LinearFit.of(sizes, millis(stage));
    }

    /** Returns the times as rows of table benchmark; each page has a URL and a number of nodes. */
    public List<BenchmarkRow> rows(String run, List<String> urls, double[] nodes) {
        List<BenchmarkRow> rows = new ArrayList<>();
        for (int i = 0; i < pages.size(); i++) {
            String url = urls.get(i);
            int size = (int) nodes[i];
            pages.get(i)
                    .forEach((stage, millis) ->
                            rows.add(new BenchmarkRow(run, url, mode, stage, millis, size, null, null)));
        }
        return rows;
    }
}
