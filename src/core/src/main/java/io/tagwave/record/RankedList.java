package io.tagwave.record;

/**
 * A region that was chosen.
 *
 * @param region its records
 * @param choice why it was chosen
 * @param best whether it is the best of the page, or one of its companions
 * @param shared depth of the deepest element that holds the first record of this list and of the best: how much of the
 *     page they share
 * @param below how many levels that element lies above this list's records
 * @param around whether it stands in the head or foot of the page, in navigation or in a dialog
 */
public record RankedList(LocatedRegion region, Ranking choice, boolean best, int shared, int below, boolean around) {}
