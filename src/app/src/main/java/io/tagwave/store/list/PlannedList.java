package io.tagwave.store.list;

import io.tagwave.site.SiteList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A list that a crawl found or carries over, as it is to be written.
 *
 * @param found null for a list of which the crawl read no page
 * @param before null for a list that no earlier crawl saw
 * @param latest all pages of the visit before by their numbers
 * @param wanted the list in its site's file, or null
 * @param repair how its fields were found again after a redesign, or null
 */
record PlannedList(
        @Nullable CrawledList found,
        @Nullable ListHistory before,
        List<CarriedOverPages.Page> carried,
        Map<Long, ListTable.PageRows> latest,
        VisitCoverage coverage,
        ListTable table,
        @Nullable SiteList wanted,
        ItemDetails details,
        @Nullable ColumnRepair repair) {

    long number() {
        return before != null ? before.number() : Objects.requireNonNull(found).number();
    }

    /** Returns the regions that the crawl itself read, in the order of their pages. */
    List<CrawledList.Part> regions() {
        return found == null ? List.of() : found.byPage();
    }

    /** Returns the number of records for sorting: known lists come before new ones. */
    long records() {
        return (found == null ? 0 : found.records()) + (before == null ? 0 : Long.MAX_VALUE / 2);
    }
}
