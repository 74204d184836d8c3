package io.tagwave.papers.filter;

/**
 * Settings of the {@link TpsFilter}.
 *
 * @param rule which of the published versions
 * @param margin how much larger one part of a split has to be, as a share of the whole, from 0 to less than 1; the
 *     papers use 0.20 (Section 5.3)
 */
public record TpsFilterSettings(SplitRule rule, double margin) {

    /** The margin of the papers (JIDM 2013, Section 5.3). */
    public static final double PUBLISHED_MARGIN = 0.20;

    public TpsFilterSettings {
        if (!(margin >= 0 && margin < 1)) {
            throw new IllegalArgumentException("expected a margin from 0 to less than 1, found " + margin);
        }
    }
}
