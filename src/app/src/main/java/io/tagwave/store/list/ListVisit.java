package io.tagwave.store.list;

/**
 * The rows of a list's table that one crawl wrote, or found unchanged.
 *
 * @param rule the rule of the rows' keys
 */
record ListVisit(long crawl, long firstRow, long lastRow, KeyRule rule) {

    /** Returns the same rows as those of a crawl that found no page changed. */
    ListVisit again(long later) {
        return new ListVisit(later, firstRow, lastRow, rule);
    }
}
