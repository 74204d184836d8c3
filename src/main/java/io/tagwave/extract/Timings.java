package io.tagwave.extract;

/**
 * Time of each stage in milliseconds.
 *
 * @param sequence tree to tag path sequence
 * @param segment sequence to candidate regions
 * @param locate candidate regions to records
 * @param align records to tables and cells
 * @param classify features and verdicts
 */
public record Timings(double sequence, double segment, double locate, double align, double classify) {

    /** Time of all stages. */
    public double total() {
        return sequence + segment + locate + align + classify;
    }
}
