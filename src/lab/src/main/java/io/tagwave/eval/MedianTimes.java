package io.tagwave.eval;

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
}
