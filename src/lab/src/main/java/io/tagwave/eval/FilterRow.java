package io.tagwave.eval;

import java.util.OptionalDouble;

/**
 * A row of the TPS filter papers' table: what a filter does to a page, and to what MDR finds on it.
 *
 * @param page the page's or site's name
 * @param nodesRaw nodes of the page
 * @param nodesPruned nodes that the filter leaves
 * @param present whether the main content is among them
 * @param raw what MDR finds on the page
 * @param pruned what MDR finds on what is left
 */
public record FilterRow(String page, int nodesRaw, int nodesPruned, boolean present, Mined raw, Mined pruned) {

    /** The share of the true records' titles that has to be in the pruned page for its content to count as present. */
    public static final double PRESENT = 0.95;

    /**
     * What MDR found.
     *
     * @param total records, content and noise
     * @param target records of the content
     */
    public record Mined(int total, int target) {

        /** Records that are none of the content. */
        public int noise() {
            return total - target;
        }
    }

    /** Share of the nodes that the filter removes. */
    public double reduction() {
        return nodesRaw == 0 ? 0 : 1 - (double) nodesPruned / nodesRaw;
    }

    /** Share of the noise records that go with them (equation 4); none where the content went too or no noise was. */
    public OptionalDouble noiseRemoved() {
        return present && raw.noise() > 0
                ? OptionalDouble.of(1 - (double) pruned.noise() / raw.noise())
                : OptionalDouble.empty();
    }

    /** Distance from another row in the share of nodes that is left, in points of 100. */
    public double pointsFrom(FilterRow other) {
        return 100 * Math.abs(reduction() - other.reduction());
    }
}
