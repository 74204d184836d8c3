package io.tagwave.store.list;

/**
 * A list as a crawl saw it, in the list's table.
 *
 * @param firstRow the first of its rows
 * @param lastRow the last of its rows
 */
record ListVisit(long crawl, long firstRow, long lastRow, KeyRule rule) {}
