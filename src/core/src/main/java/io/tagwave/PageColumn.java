package io.tagwave;

/**
 * A column of a list.
 *
 * @param name the page's own word where it gives one, else what the column is: {@code title}, {@code price}, {@code text 2};
 *     unique in the list
 * @param kind what its cells hold: {@code text}, {@code number}, {@code price}, {@code date}, {@code link}, {@code image} or
 *     {@code boolean}
 * @param constant whether all records hold the same: a label or an icon, no data
 */
public record PageColumn(String name, String kind, boolean constant) {}
