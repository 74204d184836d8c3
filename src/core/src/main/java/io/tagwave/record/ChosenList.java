package io.tagwave.record;

/**
 * A region that was chosen.
 *
 * @param region its records
 * @param choice why it was chosen
 */
public record ChosenList(LocatedRegion region, Choice choice) {}
