package io.tagwave.store.list;

import io.tagwave.store.query.ListRowSource;

/**
 * The rows of a list's table that one crawl wrote, or found unchanged: those of a range that are its own, see
 * {@link #rows}.
 *
 * @param rule the rule of the rows' keys
 */
record ListVisit(long crawl, long firstRow, long lastRow, KeyRule rule) {

    /** Returns the condition of its rows by the alias of the list's table with a dot, or an empty one. */
    String rows(String alias) {
        return ListRowSource.ofVisit(alias, crawl, firstRow, lastRow);
    }
}
