package io.tagwave.store.list;

/**
 * What became of an item of a list since the crawl that saw it before.
 *
 * @param list the number of the list when it was first seen
 * @param crawl the crawl that found it out
 * @param key what tells the item from the others of its list
 * @param change {@code new}, {@code gone} or {@code changed}
 * @param column what changed of it, or null
 * @param old a number, a text or null
 * @param now a number, a text or null
 */
public record ItemChange(long list, long crawl, String key, String change, String column, Object old, Object now) {}
