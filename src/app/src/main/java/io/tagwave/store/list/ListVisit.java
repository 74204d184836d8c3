package io.tagwave.store.list;

/**
 * The rows that one crawl gave a list's table.
 *
 * @param rule the rule of the rows' keys
 */
record ListVisit(long crawl, long firstRow, long lastRow, KeyRule rule) {}
