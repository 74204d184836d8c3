package io.tagwave.store.list;

import io.tagwave.store.StatementParameters;
import io.tagwave.web.Outcome;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The pages of earlier crawls that stand for what a crawl did not read itself: of addresses that had not changed, of those that
 * could not be had for a reason that may pass, and of those that it did not get to because it was stopped or limited.
 */
final class CarriedOverPages {

    /** What says nothing of a page's items. */
    private static final Set<Outcome> UNKNOWN = EnumSet.of(
            Outcome.NOT_MODIFIED,
            Outcome.TIMEOUT,
            Outcome.UNREACHABLE,
            Outcome.DRIFTED,
            Outcome.RENDER_FAILED,
            Outcome.FAILED);

    private static final int SERVER_ERROR = 500;

    /**
     * A page that is brought along.
     *
     * @param page the number of the earlier page, whose items stand in the table
     * @param place what its items are sorted by
     */
    record Page(long page, long place) {}

    private final Connection connection;
    private final long crawlId;
    private final boolean finished;
    private final LinkCheck linked;
    private final Map<Long, List<Page>> bySeries = new HashMap<>();

    private CarriedOverPages(Connection connection, long crawlId, boolean finished) {
        this.connection = connection;
        this.crawlId = crawlId;
        this.finished = finished;
        linked = new LinkCheck(connection, crawlId);
    }

    /** Those of each of the lists that were seen before. */
    static CarriedOverPages of(Connection connection, long crawlId, boolean finished, List<ListHistory> before)
            throws SQLException {
        CarriedOverPages carried = new CarriedOverPages(connection, crawlId, finished);
        for (ListHistory series : before) {
            ListTable table = new ListTable(connection, series.number(), series.fields());
            for (Map.Entry<Long, String> page : table.pages(series.latest()).entrySet()) {
                carried.look(series, page.getKey(), page.getValue());
            }
        }
        return carried;
    }

    /** Pages of a list in their order. */
    List<Page> pages(long series) {
        List<Page> pages = new ArrayList<>(bySeries.getOrDefault(series, List.of()));
        pages.sort((a, b) ->
                a.place() != b.place() ? Long.compare(a.place(), b.place()) : Long.compare(a.page(), b.page()));
        return pages;
    }

    private void look(ListHistory series, long page, String url) throws SQLException {
        try (PreparedStatement query =
                connection.prepareStatement("SELECT id, outcome, status FROM page WHERE url = ? AND crawl_id = ?")) {
            new StatementParameters(query).add(url).add(crawlId);
            try (ResultSet row = query.executeQuery()) {
                boolean visited = row.next();
                if (visited ? isUnknown(row.getString(2), row.getInt(3)) : !finished || linked.is(page)) {
                    long place = visited ? row.getLong(1) : Long.MAX_VALUE;
                    bySeries.computeIfAbsent(series.number(), n -> new ArrayList<>())
                            .add(new Page(page, place));
                }
            }
        }
    }

    static boolean isUnknown(String outcome, int status) {
        return UNKNOWN.contains(Outcome.valueOf(outcome.toUpperCase(java.util.Locale.ROOT)))
                || status >= SERVER_ERROR
                || status == 429;
    }
}
