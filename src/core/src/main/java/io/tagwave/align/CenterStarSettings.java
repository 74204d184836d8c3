package io.tagwave.align;

/**
 * Settings of {@link CenterStarAligner}.
 *
 * @param maxCenters how many different records, the commonest first, are tried as center. With more of them than that
 *     the least sum of distances is no longer certain
 * @param maxCells greatest number of cells of the alignment matrices of one region. Beyond it, fields are matched by
 *     their symbol and its number in the record alone, in linear time
 * @param rejoins whether a field that stands out of order may join a column of its tag path, so that no path has more
 *     columns than one record has fields of it. Records then no longer keep their order from left to right
 */
public record CenterStarSettings(int maxCenters, int maxCells, boolean rejoins) {

    /** As published. Keeps the alignment of any region within some ten milliseconds. */
    public static final CenterStarSettings DEFAULT = new CenterStarSettings(16, 1 << 21, false);

    /** For records that are known to be alike: the center is one of the commonest few. */
    public static final CenterStarSettings QUICK = new CenterStarSettings(4, 1 << 18, true);
}
