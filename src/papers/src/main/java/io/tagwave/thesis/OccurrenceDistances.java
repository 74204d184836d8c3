package io.tagwave.thesis;

/**
 * Distances between neighbouring occurrences of a code (thesis, 4.1.3).
 *
 * @param mean mean distance in positions
 * @param variation sample standard deviation relative to the mean (thesis, Definition 3.4)
 */
public record OccurrenceDistances(double mean, double variation) {

    /**
     * The distances between ascending positions.
     *
     * @param positions at least two
     */
    public static OccurrenceDistances between(int[] positions) {
        int gaps = positions.length - 1;
        double mean = (double) (positions[gaps] - positions[0]) / gaps;
        double squares = 0;
        for (int i = 0; i < gaps; i++) {
            double off = positions[i + 1] - positions[i] - mean;
            squares += off * off;
        }
        return new OccurrenceDistances(mean, Math.sqrt(squares / Math.max(1, gaps - 1)) / mean);
    }
}
