package io.tagwave.thesis;

/**
 * Settings of {@link ContourSegmenter}.
 *
 * @param maxSlope greatest absolute angular coefficient of a region, in codes a position. The thesis (Algorithm 2)
 *     names no value; its author's program takes 4.5 degrees, the profile {@code thesis} 8 (see Thresholds in interpretation.md)
 * @param minShare least share of the page's positions in a region; 0 in the thesis, 0.03 in its author's program
 * @param fromTheRight whether each region is cut again by the contour of its mirror image, and the pieces merged again;
 *     not in the thesis, but in its author's program
 * @param grow whether a region takes in neighbouring positions with codes of its own; not in the thesis, but in its
 *     author's program
 * @param wholePlateaus whether a run is the whole plateau of the contour. As printed (Algorithm 2, line 25) it is the
 *     interval where the difference is zero, half open, which leaves the plateau's last position out
 */
public record ContourSettings(
        double maxSlope, double minShare, boolean fromTheRight, boolean grow, boolean wholePlateaus) {

    /** As the thesis has it; the slope, which it does not name, is that of its author's program. */
    public static final ContourSettings PUBLISHED = new ContourSettings(Math.toRadians(4.5), 0, false, false, false);

    /** Returns these settings with another greatest slope, in codes a position. */
    public ContourSettings withSlope(double greatest) {
        return new ContourSettings(greatest, minShare, fromTheRight, grow, wholePlateaus);
    }

    /** With the additions of the author's program. */
    public static final ContourSettings WITH_ADDITIONS = new ContourSettings(Math.toRadians(8), 0.03, true, true, true);
}
