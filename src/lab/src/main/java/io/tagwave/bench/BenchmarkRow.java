package io.tagwave.bench;

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
public record BenchmarkRow(
        String run,
        String url,
        String mode,
        String stage,
        double millis,
        @Nullable Integer nodes,
        @Nullable Integer regions,
        @Nullable Integer records) {}
