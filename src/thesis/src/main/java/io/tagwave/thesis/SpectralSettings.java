package io.tagwave.thesis;

/**
 * Settings of {@link SpectralLocator}.
 *
 * @param minOccurrences least number of records; the thesis' program asks for 3
 * @param maxVariation greatest coefficient of variation of the distances between records (thesis, Definition 3.4). The
 *     author's test bed takes 0.35, his example 0.30
 * @param minDistance mean distance between records that must be passed, in positions; not in the thesis, 2 in its
 *     author's program
 * @param minCoverage share of the region, from the first record on, that must be passed; not in the thesis, 0.65 in its
 *     author's program
 * @param neighbours how many bins to either side of the number of records may hold the peak (thesis, Algorithm 3: 2)
 * @param windowed whether the signal is weighted by a Hann window; not in the thesis, but in its author's program
 */
public record SpectralSettings(
        int minOccurrences,
        double maxVariation,
        double minDistance,
        double minCoverage,
        int neighbours,
        boolean windowed) {

    /** With the additions of the author's program. */
    public static final SpectralSettings WITH_ADDITIONS = new SpectralSettings(3, 0.30, 2, 0.65, 2, true);
}
