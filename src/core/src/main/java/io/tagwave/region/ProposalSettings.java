package io.tagwave.region;

/**
 * Settings of {@link Proposals}.
 *
 * @param leastCoverage share of the page's text that a region's records hold at least
 * @param leastSupport share of the best supported hypothesis' support that another has at least
 * @param countCap beyond the exponential of this, more records are no more support
 * @param mostRegions how many hypotheses are kept at most
 */
public record ProposalSettings(double leastCoverage, double leastSupport, double countCap, int mostRegions) {

    /** As in src/docs/experiments.md. */
    public static final ProposalSettings DEFAULT = new ProposalSettings(0.015, 0.05, 3, 100);

    /** A model learns from segmentations that are too small to be looked at, too. */
    public static final ProposalSettings TRAINING = new ProposalSettings(0.01, 0, 3, 600);
}
