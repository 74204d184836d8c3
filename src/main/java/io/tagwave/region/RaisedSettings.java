package io.tagwave.region;

/**
 * Settings of {@link RaisedRegions}.
 *
 * @param leastCoverage share of the page's text that a region's records hold at least
 * @param countCap beyond the exponential of this, more records are no more support
 * @param mostRegions how many hypotheses are kept at most; pages have some hundreds
 */
public record RaisedSettings(double leastCoverage, double countCap, int mostRegions) {

    /** As in src/docs/experiments.md. */
    public static final RaisedSettings DEFAULT = new RaisedSettings(0.03, 3, 100);

    /** A model learns from cuts that are too small to be looked at, too. */
    public static final RaisedSettings TRAINING = new RaisedSettings(0.01, 3, 600);
}
