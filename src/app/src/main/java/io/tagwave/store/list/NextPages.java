package io.tagwave.store.list;

import io.tagwave.pager.MoreItems;
import io.tagwave.store.Sql;
import io.tagwave.store.SqlStatements;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The pages of a crawl on which their main lists continue on another page, and what became of that. */
final class NextPages {

    private static final SqlStatements SQL = SqlStatements.of(NextPages.class);

    /** A reason why items of a list were not seen. */
    enum Gap {
        /** A page could not be read. */
        FAILED,
        /** A page was not fetched, because of a limit or because no address leads to it. */
        NOT_FETCHED
    }

    /**
     * A page that follows another one.
     *
     * @param url empty if it was not fetched
     * @param gap null if it was read
     */
    record Target(String url, @Nullable Gap gap) {}

    private final Map<Long, Target> next = new HashMap<>();
    private final List<String> failedSeeds;

    NextPages(Connection connection, long crawlId) throws SQLException {
        Sql.query(connection, SQL.get("nextPages"), crawlId)
                .each(row -> next.put(
                        row.getLong(1),
                        target(row.getObject(2) != null, row.getString(3), row.getString(4), row.getInt(5))));
        Sql.query(connection, SQL.get("continuedOtherwise"), crawlId, "%" + MoreItems.OPENING + "%")
                .each(row -> next.put(row.getLong(1), new Target("", Gap.NOT_FETCHED)));
        List<String> failed = new ArrayList<>();
        Sql.query(connection, SQL.get("failedSeeds"), crawlId).each(row -> {
            if (CarriedOverPages.isFailed(row.getString(2), row.getInt(3))) {
                failed.add(row.getString(1));
            }
        });
        failedSeeds = failed;
    }

    private static Target target(boolean isFetched, @Nullable String url, @Nullable String outcome, int status) {
        if (!isFetched) {
            return new Target("", Gap.NOT_FETCHED);
        }
        boolean failed = CarriedOverPages.isFailed(Objects.requireNonNull(outcome), status);
        return new Target(Objects.requireNonNull(url), failed ? Gap.FAILED : null);
    }

    /** Returns the page on which the list of a page continues; null if it ends there. */
    @Nullable
    Target after(long page) {
        return next.get(page);
    }

    /** Returns the seeds of a server that could not be read: each may be a part of each of its lists. */
    List<String> failedSeeds(String server) {
        return failedSeeds.stream()
                .filter(url -> ListGrouping.server(url).equals(server))
                .toList();
    }
}
