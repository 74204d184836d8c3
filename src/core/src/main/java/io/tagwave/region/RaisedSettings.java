package io.tagwave.region;

/**
 * Settings of {@link RaisedRegions}.
 *
 * @param leastCoverage share of the page's text that a region's records hold at least
 * @param leastSupport share of the best supported hypothesis' support that another has at least
 * @param countCap beyond the exponential of this, more records are no more support
 * @param mostRegions how many hypotheses are kept at most
 */
public record RaisedSettings(double leastCoverage, double leastSupport, double countCap, int mostRegions) {

    /** As in src/docs/experiments.md. */
    public static final RaisedSettings DEFAULT = new RaisedSettings(0.03, 0.05, 3, 100);

    /** A model learns from cuts that are too small to be looked at, too. */
    public static final RaisedSettings TRAINING = new RaisedSettings(0.01, 0, 3, 600);
}
