package io.tagwave.store;

/**
 * One measurement of table {@code benchmark}.
 *
 * @param run names all rows of one comparison
 * @param url the page
 * @param mode which of the things compared
 * @param stage what was timed
 * @param millis time
 * @param nodes size of the page, or null where it is not known
 * @param regions number of regions found, or null
 * @param records number of records found, or null
 */
public record BenchmarkRow(
        String run,
        String url,
        String mode,
        String stage,
        double millis,
        Integer nodes,
        Integer regions,
        Integer records) {}
