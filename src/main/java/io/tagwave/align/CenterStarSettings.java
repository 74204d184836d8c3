package io.tagwave.align;

/**
 * Settings of {@link CenterStarAligner}.
 *
 * @param maxCenters how many different records, the commonest first, are tried as center. With more of them than that
 *     the least sum of distances is no longer certain
 * @param maxCells greatest number of cells of the alignment matrices of one region. Beyond it, fields are matched by
 *     their symbol and its number in the record alone, in linear time
 */
public record CenterStarSettings(int maxCenters, int maxCells) {

    /** Keeps the alignment of any region within some ten milliseconds. */
    public static final CenterStarSettings DEFAULT = new CenterStarSettings(16, 1 << 21);

    /** For records that are known to be alike: the center is one of the commonest few. */
    public static final CenterStarSettings QUICK = new CenterStarSettings(4, 1 << 18);
}
