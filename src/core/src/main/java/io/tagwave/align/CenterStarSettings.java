package io.tagwave.align;

/**
 * Sets the limits of {@link CenterStarAligner}.
 *
 * @param maxCenters maximum number of different records, the commonest first, that are tried as center. If there are more, the
 *     least sum of distances is not guaranteed
 * @param maxCells maximum number of cells of the alignment matrices of one list. Above it, fields are matched by their symbol and
 *     its number in the record alone, in linear time
 * @param rejoins whether a field out of order may join a column of its tag path, so that no path has more columns than one record
 *     has fields of it. The order of columns is then not that of each record
 */
public record CenterStarSettings(int maxCenters, int maxCells, boolean rejoins) {

    /** Limits of the publication, which keep the alignment of any list within some ten milliseconds. */
    public static final CenterStarSettings DEFAULT = new CenterStarSettings(16, 1 << 21, false);

    /** Limits for records that are known to be alike, so that the center is among the commonest few. */
    public static final CenterStarSettings QUICK = new CenterStarSettings(4, 1 << 18, true);
}
