package io.tagwave.bench;

import io.tagwave.eval.LinearFit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What a contender took.
 *
 * @param mode its name
 * @param pages median milliseconds by stage, one map a page
 */
public record MedianTimes(String mode, List<Map<String, Double>> pages) {

    /** The stage over all pages. */
    public double total(String stage) {
        double total = 0;
        for (double millis : millis(stage)) {
            total += millis;
        }
        return total;
    }

    /** The stage page by page. */
    public double[] millis(String stage) {
        return pages.stream().mapToDouble(page -> page.get(stage)).toArray();
    }

    /** How the stage's time follows the size of pages. */
    public LinearFit fit(String stage, double[] sizes) {
        return LinearFit.of(sizes, millis(stage));
    }

    /**
     * The measurements as rows of the database.
     *
     * @param urls one a page
     * @param nodes one a page
     */
    public List<BenchmarkRow> rows(String run, List<String> urls, double[] nodes) {
        List<BenchmarkRow> rows = new ArrayList<>();
        for (int page = 0; page < pages.size(); page++) {
            int number = page;
            pages.get(page)
                    .forEach((stage, millis) -> rows.add(new BenchmarkRow(
                            run, urls.get(number), mode, stage, millis, (int) nodes[number], null, null)));
        }
        return rows;
    }
}
