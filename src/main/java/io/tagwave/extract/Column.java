package io.tagwave.extract;

/**
 * A column of a region.
 *
 * @param name unique in the region
 * @param kind what its cells hold: text, link or image
 */
public record Column(String name, String kind) {}
