package io.tagwave.store.list;

import io.tagwave.store.Sql;
import io.tagwave.web.Outcome;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The pages of earlier crawls that stand for what a crawl did not read itself: pages that had not changed, that failed for a
 * reason that may pass, and that were not reached because the crawl was stopped or limited.
 */
final class CarriedOverPages {

    /** Outcomes that say nothing about a page's items. */
    private static final Set<Outcome> UNKNOWN = EnumSet.of(
            Outcome.NOT_MODIFIED,
            Outcome.TIMEOUT,
            Outcome.UNREACHABLE,
            Outcome.DRIFTED,
            Outcome.RENDER_FAILED,
            Outcome.FAILED);

    private static final int SERVER_ERROR = 500;
    private static final int TOO_MANY_REQUESTS = 429;

    /**
     * A page whose items are carried over.
     *
     * @param page number of the earlier page, whose items are in the table
     * @param place sort key of its items
     */
    record Page(long page, long place) {}

    private final Connection connection;
    private final long crawlId;
    private final boolean finished;
    private final LinkCheck linked;
    private final Map<Long, List<Page>> byList = new HashMap<>();

    private CarriedOverPages(Connection connection, long crawlId, boolean finished) {
        this.connection = connection;
        this.crawlId = crawlId;
        this.finished = finished;
        linked = new LinkCheck(connection, crawlId);
    }

    /** Finds the pages to carry over for each list that was seen before. */
    static CarriedOverPages of(Connection connection, long crawlId, boolean finished, List<ListHistory> before)
            throws SQLException {
        CarriedOverPages carried = new CarriedOverPages(connection, crawlId, finished);
        for (ListHistory list : before) {
            for (Map.Entry<Long, String> page :
                    list.table(connection).pages(list.latest()).entrySet()) {
                carried.check(list, page.getKey(), page.getValue());
            }
        }
        return carried;
    }

    /** Returns the pages of a list in their order. */
    List<Page> pages(long list) {
        return byList.getOrDefault(list, List.of()).stream()
                .sorted(Comparator.comparingLong(Page::place).thenComparingLong(Page::page))
                .toList();
    }

    private void check(ListHistory list, long page, String url) throws SQLException {
        record PageVisit(long id, boolean unknown) {}
        Optional<PageVisit> visit = Sql.query(
                        connection, "SELECT id, outcome, status FROM page WHERE url = ? AND crawl_id = ?", url, crawlId)
                .first(row -> new PageVisit(row.getLong(1), isUnknown(row.getString(2), row.getInt(3))));
        if (visit.isPresent() ? visit.get().unknown() : !finished || linked.isLinked(page)) {
            long place = visit.map(PageVisit::id).orElse(Long.MAX_VALUE);
            byList.computeIfAbsent(list.number(), n -> new ArrayList<>()).add(new Page(page, place));
        }
    }

    /** Returns whether the outcome of a visit leaves open what the page says now. */
    static boolean isUnknown(String outcome, int status) {
        return UNKNOWN.contains(Outcome.valueOf(outcome.toUpperCase(Locale.ROOT)))
                || status >= SERVER_ERROR
                || status == TOO_MANY_REQUESTS;
    }
}
