package io.tagwave.thesis;

/**
 * A code that was tried as the start of records (thesis, Algorithm 3), with what was found. Measures that were not
 * reached are not a number.
 *
 * @param code the tag path code
 * @param positions where it occurs, from the region's start
 * @param distance mean distance of neighbouring occurrences
 * @param variation coefficient of variation of these distances
 * @param coverage share of the region from the first occurrence on
 * @param peak greatest standardised power at its frequency, in the spectrum's unit
 * @param outcome why it was refused, or that it was not
 */
public record CodeTrial(
        int code, int[] positions, double distance, double variation, double coverage, double peak, Outcome outcome) {

    /** Says how a trial ends, in the order of the tests. */
    public enum Outcome {
        /** Fewer occurrences than records are needed. */
        TOO_RARE,
        /** Occurrences too near to each other. */
        TOO_CLOSE,
        /** Distances that vary too much. */
        UNEVEN,
        /** Too large a part of the region before the first or after the last occurrence. */
        COVERS_TOO_LITTLE,
        /** No significant peak at its frequency. */
        NO_PEAK,
        /** Records begin at its occurrences. */
        ACCEPTED
    }

    static CodeTrial rare(int code, int[] positions) {
        return new CodeTrial(code, positions, Double.NaN, Double.NaN, Double.NaN, Double.NaN, Outcome.TOO_RARE);
    }
}
