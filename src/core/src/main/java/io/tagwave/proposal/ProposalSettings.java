package io.tagwave.proposal;

/**
 * Settings of {@link ProposalFinder}.
 *
 * @param leastCoverage share of the page's text that a region's records hold at least
 * @param leastSupport share that a hypothesis' support has at least of the support of the best whose records it meets
 * @param leastStanding share that it has at least of the support of the page's best; from {@code leastSupport} on, the
 *     former asks for nothing more
 * @param countCap beyond the exponential of this, more records are no more support
 * @param mostRegions how many hypotheses are kept at most
 */
public record ProposalSettings(
        double leastCoverage, double leastSupport, double leastStanding, double countCap, int mostRegions) {

    /** As in src/docs/research/experiments.md. */
    public static final ProposalSettings DEFAULT = new ProposalSettings(0.015, 0.05, 0.05, 3, 100);

    /**
     * A model learns from segmentations that are too small to be looked at, too, but from none that a far better one
     * crosses: what an extraction never weighs against its list teaches nothing about that choice.
     */
    public static final ProposalSettings TRAINING = new ProposalSettings(0.01, 0.05, 0, 3, 600);
}
