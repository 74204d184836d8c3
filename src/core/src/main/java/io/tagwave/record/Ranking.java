package io.tagwave.record;

/**
 * Why a segmentation was chosen. A companion of the best segmentation has its choice.
 *
 * @param evidence what was measured of it
 * @param score what the model made of the evidence
 * @param lead score over the best segmentation that does not overlap, at most {@link #GREATEST_LEAD}, which also
 *     stands where there is no other; negative for a region that is not the page's best
 */
public record Ranking(Evidence evidence, double score, double lead) {

    /** A rival that is weaker by this or more is none. */
    public static final double GREATEST_LEAD = 5;
}
