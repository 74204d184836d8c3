package io.tagwave.store.list;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** Finds lists that command {@code list} saved and that are no longer at their places: by the keys of their items. */
final class LostLists {

    private LostLists() {}

    /**
     * Adds the successors of lost lists.
     *
     * @param isAccepted whether a person accepts another list in place of one that cannot be recognized
     */
    static void find(
            Connection connection,
            List<CrawledList> found,
            List<ListHistory> earlier,
            Map<CrawledList, ListHistory> matches,
            boolean isAccepted)
            throws SQLException {
        for (ListHistory before : earlier) {
            if (!before.written() || matches.containsValue(before)) {
                continue;
            }
            CrawledList best = null;
            double likeness = 0;
            for (CrawledList list : found) {
                if (isFree(list, before, matches)) {
                    double now = ColumnRepair.likeness(connection, before, list);
                    best = now > likeness ? list : best;
                    likeness = Math.max(likeness, now);
                }
            }
            if (best == null && isAccepted) {
                best = found.stream()
                        .filter(list -> list.isMain() && isFree(list, before, matches))
                        .max(Comparator.comparingLong(CrawledList::records))
                        .orElse(null);
            }
            if (best != null) {
                matches.put(best, before);
            }
        }
    }

    /** Returns whether a list is none that was saved before. One that was only seen has the history of a saved one, if it is that. */
    private static boolean isFree(CrawledList list, ListHistory before, Map<CrawledList, ListHistory> matches) {
        ListHistory other = matches.get(list);
        return before.isOnServerOf(list) && (other == null || !other.written());
    }

    /** Returns why the visit of a list that was not found is refused; it had a number of items. */
    static String refusal(ListHistory before, long items, List<CrawledList> found) {
        long other = found.stream()
                .filter(CrawledList::isMain)
                .mapToLong(CrawledList::records)
                .max()
                .orElse(0);
        return "none of its " + items + " items was found: "
                + (other == 0
                        ? "its pages have no list now"
                        : "its pages have another list now, of " + other + " items");
    }
}
