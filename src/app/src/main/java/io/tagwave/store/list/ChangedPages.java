package io.tagwave.store.list;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The pages of a list that changed since its latest visit where most did not: only their rows are written. The rows of the
 * others stay as they are, and so does their order, for the new rows get numbers between them.
 *
 * @param replaced the rows of pages as they were before, by the numbers of these pages
 * @param firstRows numbers of the first rows of the parts that the crawl read
 * @param first the first row of the visit
 * @param last the last row of the visit
 * @param anyGone whether an item that the pages had is on none of them
 */
record ChangedPages(
        Map<Long, ListTable.PageRows> replaced, Map<Object, Long> firstRows, long first, long last, boolean anyGone) {

    /** Greatest share of changed rows: to replace more costs as much as to write all, and {@link ListGate} has to look. */
    private static final double MAX_SHARE = 0.5;

    /**
     * Returns the changed pages of a list; null if all rows have to be written: because it was not read to its end, has other
     * columns, is in another order, most of it changed, or because an item is on several pages of which not all changed.
     *
     * @param read gets the items of the parts that the crawl read
     */
    static @Nullable ChangedPages of(
            PlannedList list,
            ListHistory history,
            ListTable table,
            RegionItemReader reader,
            KeyRule rule,
            Map<CrawledList.Part, List<ListItem>> read)
            throws SQLException {
        Map<Long, ListTable.PageRows> replaced = new HashMap<>(list.latest());
        list.carried().forEach(page -> replaced.remove(page.page()));
        boolean isUnchanged = list.found() == null && replaced.isEmpty();
        boolean areFew = Math.max(records(list.regions()), rows(replaced)) <= MAX_SHARE * rows(list.latest());
        if (!areFew
                || !isLikeBefore(list, history)
                || !isUnchanged && !list.coverage().complete()) {
            return null;
        }
        Set<String> keys = new HashSet<>();
        for (CrawledList.Part region : list.regions()) {
            List<ListItem> items = read.containsKey(region) ? read.get(region) : reader.read(region);
            read.put(region, items);
            items.forEach(item -> keys.add(rule.key(item, table.fields())));
        }
        int size = keys.size();
        for (Map.Entry<Long, ListTable.PageRows> page : replaced.entrySet()) {
            keys.addAll(table.keys(history.latest(), page.getKey(), page.getValue()));
        }
        if (isAnyElsewhere(keys, table, history.latest(), replaced.keySet())) {
            return null;
        }
        return placed(list, history, table, replaced, keys.size() > size);
    }

    private static boolean isLikeBefore(PlannedList list, ListHistory history) {
        return !list.carried().isEmpty()
                && list.carried().stream().allMatch(page -> page.gap() == null)
                && list.repair() == null
                && list.details().columns().isEmpty()
                && list.table().fields().equals(history.fields());
    }

    private static long records(List<CrawledList.Part> parts) {
        return parts.stream().mapToLong(CrawledList.Part::records).sum();
    }

    private static long rows(Map<Long, ListTable.PageRows> pages) {
        return pages.values().stream().mapToLong(ListTable.PageRows::rows).sum();
    }

    /** Returns whether a page that stays has an item with one of the keys, with a number behind it or without. */
    private static boolean isAnyElsewhere(Set<String> keys, ListTable table, ListVisit before, Collection<Long> pages)
            throws SQLException {
        Set<String> all = new HashSet<>(keys);
        for (String key : keys) {
            if (key.lastIndexOf(" #") > 0) {
                return true;
            }
            all.add(key + " #2");
        }
        return table.hasElsewhere(before, all, pages);
    }

    /** Places the new rows in the middle of the widest gap, in which there was never one, between the pages around them. */
    private static @Nullable ChangedPages placed(
            PlannedList list,
            ListHistory history,
            ListTable table,
            Map<Long, ListTable.PageRows> replaced,
            boolean anyGone)
            throws SQLException {
        Map<Object, Long> rows = new HashMap<>();
        List<CrawledList.Part> waiting = new ArrayList<>();
        long first = Long.MAX_VALUE;
        long before = history.latest().firstRow();
        long last = table.end(before - ListTable.ROOM, before) - 1;
        for (List<Object> parts : ordered(list.regions(), list.carried())) {
            for (Object part : parts) {
                if (part instanceof CrawledList.Part region) {
                    waiting.add(region);
                    continue;
                }
                ListTable.PageRows page = list.latest().get(((CarriedOverPages.Page) part).page());
                if (page == null || page.first() <= last) {
                    return null;
                }
                first = Math.min(first, page.first());
                if (!waiting.isEmpty()) {
                    ListTable.Gap gap = table.widestGap(last, page.first());
                    long between = (gap.rows() - records(waiting)) / (waiting.size() + 1);
                    if (gap.rows() < records(waiting)) {
                        return null;
                    }
                    first = Math.min(first, gap.first() + between);
                    place(waiting, gap.first() + between, between, rows);
                    waiting.clear();
                }
                last = page.last();
            }
        }
        if (!waiting.isEmpty()) {
            last = place(waiting, start(table.end(last, Long.MAX_VALUE)), ListTable.ROOM, rows) - 1;
        }
        return new ChangedPages(replaced, rows, first, last, anyGone);
    }

    /** Gives parts of pages numbers of rows from one on, with room for later ones between them; returns the one behind all. */
    private static long place(List<CrawledList.Part> parts, long from, long between, Map<Object, Long> rows) {
        long next = from - between;
        for (CrawledList.Part part : parts) {
            next += between;
            rows.put(part, next);
            next += part.records();
        }
        return next;
    }

    /** Returns the first row from one on with which a page may start. */
    static long start(long row) {
        return (row + ListTable.ROOM - 1) / ListTable.ROOM * ListTable.ROOM;
    }

    /** Returns the parts of pages that were read, and pages that were not, in the order in which the crawl reached the pages. */
    static Collection<List<Object>> ordered(List<CrawledList.Part> regions, List<CarriedOverPages.Page> carried) {
        TreeMap<Long, List<Object>> ordered = new TreeMap<>();
        for (CrawledList.Part region : regions) {
            ordered.computeIfAbsent(region.page(), p -> new ArrayList<>()).add(region);
        }
        for (CarriedOverPages.Page page : carried) {
            ordered.computeIfAbsent(page.place(), p -> new ArrayList<>()).add(page);
        }
        return ordered.values();
    }

    /** Marks the rows of the changed pages as those of the latest visit and no later one. */
    void replace(ListTable table, ListVisit latest, long crawlId) throws SQLException {
        for (Map.Entry<Long, ListTable.PageRows> page : replaced.entrySet()) {
            table.replace(latest, page.getKey(), page.getValue(), crawlId);
        }
    }
}
