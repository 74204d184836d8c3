package io.tagwave.store.list;

import io.tagwave.store.Sql;
import io.tagwave.store.SqlStatements;
import io.tagwave.web.Outcome;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The pages of earlier crawls that stand for what a crawl did not read itself: pages that had not changed, that failed for a
 * reason that may pass, and that were not reached because the crawl was stopped or limited.
 */
final class CarriedOverPages {

    private static final SqlStatements SQL = SqlStatements.of(CarriedOverPages.class);

    private static final int NOT_FOUND = 404;
    private static final int GONE = 410;

    /**
     * A page whose items are carried over.
     *
     * @param page number of the earlier page, whose items are in the table
     * @param place sort key of its items
     * @param gap why it is not known what the page says now; null if it has not changed
     */
    record Page(long page, String url, long place, NextPages.@Nullable Gap gap) {}

    private final Connection connection;
    private final long crawlId;
    private final boolean finished;
    private final LinkCheck linked;
    /** Pages that lists name behind their ends; null until they are needed. */
    private @Nullable Set<String> unread;

    private final Map<Long, List<Page>> byList = new HashMap<>();
    private final Map<Long, Map<Long, ListTable.PageRows>> latest = new HashMap<>();

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
            Map<Long, ListTable.PageRows> pages = list.table(connection).pages(list.latest());
            carried.latest.put(list.number(), pages);
            for (Map.Entry<String, Long> page : newest(pages).entrySet()) {
                carried.check(list, page.getValue(), page.getKey());
            }
        }
        return carried;
    }

    List<Page> pages(long list) {
        return byList.getOrDefault(list, List.of()).stream()
                .sorted(Comparator.comparingLong(Page::place).thenComparingLong(Page::page))
                .toList();
    }

    Map<Long, ListTable.PageRows> latest(long list) {
        return latest.getOrDefault(list, Map.of());
    }

    /** Returns the page that was read last for each URL; older ones are those of items that an incomplete visit did not see. */
    private static Map<String, Long> newest(Map<Long, ListTable.PageRows> pages) {
        Map<String, Long> newest = new HashMap<>();
        pages.forEach((page, rows) -> newest.merge(rows.url(), page, Math::max));
        return newest;
    }

    private void check(ListHistory list, long page, String url) throws SQLException {
        record PageVisit(long id, boolean unknown, boolean failed) {}
        // A page that is the same as when it was last read has the items of then: none if they are older.
        Optional<PageVisit> visit = Sql.query(connection, SQL.get("visitOfPage"), url, crawlId)
                .first(row -> new PageVisit(
                        row.getLong(1),
                        isUnknown(row.getString(2), row.getInt(3)) && row.getLong(4) <= page,
                        isFailed(row.getString(2), row.getInt(3))));
        if (visit.isPresent() ? visit.get().unknown() : !finished || linked.isLinked(page) || isUnread(url)) {
            long place = visit.map(PageVisit::id).orElse(Long.MAX_VALUE);
            NextPages.Gap gap =
                    visit.isEmpty() ? NextPages.Gap.NOT_FETCHED : visit.get().failed() ? NextPages.Gap.FAILED : null;
            byList.computeIfAbsent(list.number(), n -> new ArrayList<>()).add(new Page(page, url, place, gap));
        }
    }

    private boolean isUnread(String url) throws SQLException {
        if (unread == null) {
            unread = UnreadPages.of(connection, crawlId).values().stream()
                    .flatMap(List::stream)
                    .collect(Collectors.toSet());
        }
        return unread.contains(url);
    }

    /** Returns whether the outcome of a visit leaves open what the page says now. */
    static boolean isUnknown(String outcome, int status) {
        return switch (Outcome.valueOf(outcome.toUpperCase(Locale.ROOT))) {
            case DONE, DUPLICATE -> false;
            case HTTP_ERROR -> status != NOT_FOUND && status != GONE;
            default -> true;
        };
    }

    /** Returns whether a page was to be read and could not be. */
    static boolean isFailed(String outcome, int status) {
        return isUnknown(outcome, status) && !outcome.equals(Outcome.NOT_MODIFIED.code());
    }
}
