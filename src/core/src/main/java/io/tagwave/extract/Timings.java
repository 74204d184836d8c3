package io.tagwave.extract;

/**
 * Time of each stage in milliseconds.
 *
 * @param sequence tree to tag path sequence
 * @param segment sequence to candidate regions
 * @param locate candidate regions to records
 * @param align records to tables of nodes
 * @param classify features and verdicts
 * @param rows tables to rows of text with named columns; 0 for a page that was judged alone
 */
public record Timings(double sequence, double segment, double locate, double align, double classify, double rows) {

    /** With the time that it took to write the tables out. */
    Timings withRows(double millis) {
        return new Timings(sequence, segment, locate, align, classify, millis);
    }
}
