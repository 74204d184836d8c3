package io.tagwave.thesis;

/**
 * Settings of {@link SpectralLocator}.
 *
 * @param minOccurrences least number of records. The thesis names none; the sample deviation that its example of
 *     Definition 3.4 takes needs two distances, which are 3 occurrences, and its program asks for 3
 * @param maxVariation greatest coefficient of variation of the distances between records (thesis, Definition 3.4). The
 *     thesis names no value; its author's program has 0.35, his example 0.30
 * @param minDistance mean distance between records that must be passed, in positions; not in the thesis, 2 in its
 *     author's program
 * @param minCoverage share of the region, from the first record on, that must be passed; not in the thesis, 0.65 in its
 *     author's program
 * @param neighbours how many bins to either side of the number of records may hold the peak (thesis, Algorithm 3: 2)
 * @param windowed whether the signal is weighted by a Hann window; not in the thesis, but in its author's program
 * @param wholeRegion whether signal, features and last record take in the whole region, as in the thesis (Algorithm 3);
 *     otherwise only its records count, from the first to the last
 */
public record SpectralSettings(
        int minOccurrences,
        double maxVariation,
        double minDistance,
        double minCoverage,
        int neighbours,
        boolean windowed,
        boolean wholeRegion) {

    /** As the thesis has it; the variation, which it does not name, is that of its author's program. */
    public static final SpectralSettings PUBLISHED = new SpectralSettings(3, 0.35, 0, 0, 2, false, true);

    /** Returns these settings with another greatest variation. */
    public SpectralSettings withVariation(double greatest) {
        return new SpectralSettings(
                minOccurrences, greatest, minDistance, minCoverage, neighbours, windowed, wholeRegion);
    }

    /** With the additions of the author's program. */
    public static final SpectralSettings WITH_ADDITIONS = new SpectralSettings(3, 0.30, 2, 0.65, 2, true, false);
}
