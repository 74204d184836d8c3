package io.tagwave.store.list;

import io.tagwave.store.Database;
import io.tagwave.store.Sql;
import io.tagwave.store.SqlStatements;
import io.tagwave.store.query.ListQueries;
import io.tagwave.store.query.ListRowSource;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Comparator;
import java.util.List;

/**
 * A list as a crawl left it.
 *
 * @param list its number when it was first seen
 * @param name its name in all visits
 * @param items number of its items
 * @param mainItems number of items in the main lists of their pages
 * @param repeated number of items that several pages have which also have others
 * @param pages number of its pages
 * @param isFirst true if no earlier crawl saw it
 * @param columns names of its first columns that hold text or values
 */
public record ListSummary(
        long list,
        String name,
        long items,
        long mainItems,
        long repeated,
        long pages,
        boolean isFirst,
        List<String> columns) {

    private static final SqlStatements SQL = SqlStatements.of(ListSummary.class);

    private static final int COLUMNS = 4;

    /** Share of items that several pages have if a list is sorted anew; items that stay on top of each page are fewer. */
    static final double MIN_REPEATED = 0.2;

    /** Returns the lists of a crawl, the main list of its pages first. */
    public static List<ListSummary> of(Database database, long crawlId) {
        return database.call("look at the lists", connection -> {
            List<ListSummary> lists = Sql.query(connection, SQL.get("listsOfCrawl"), crawlId)
                    .list(visit -> summary(connection, crawlId, visit));
            lists.sort(Comparator.comparingLong(ListSummary::mainItems)
                    .thenComparing(ListSummary::items)
                    .reversed()
                    .thenComparing(ListSummary::list));
            return lists;
        });
    }

    /** Returns a sentence if so many items are on several pages that the site may sort the list anew at each request. */
    public List<String> shuffled() {
        return repeated < MIN_REPEATED * items
                ? List.of()
                : List.of(repeated + " items are on several pages: if the site sorts the list anew at each"
                        + " request, other items are missing; use an address with a fixed order");
    }

    /** Returns the query of its items as a crawl left them, whatever later crawls saw. */
    public String items(Database database, long crawlId) {
        return database.call("look at the list", connection -> new ListQueries(connection).left(list, crawlId))
                .orElseThrow()
                .query();
    }

    /** Notes that command {@code list} saved the list. */
    public void markWritten(Database database, long crawlId) {
        database.execute(
                "mark the list",
                connection -> Sql.update(
                        connection,
                        "UPDATE list_visit SET written = TRUE WHERE crawl_id = ? AND first_list = ?",
                        crawlId,
                        list));
    }

    private static ListSummary summary(Connection connection, long crawlId, ResultSet visit) throws SQLException {
        long list = visit.getLong(1);
        List<String> columns =
                Sql.query(connection, SQL.get("firstColumns"), list, COLUMNS).list(row -> row.getString(1));
        String query = SQL.get("itemsOfList")
                .replace("list_N", "list_" + list)
                .replace("VISIT", ListRowSource.ofVisit("t.", crawlId, visit.getLong(2), visit.getLong(3)));
        return Sql.query(connection, query, crawlId)
                .first(row -> new ListSummary(
                        list,
                        visit.getString(5),
                        row.getLong(1),
                        row.getLong(2),
                        row.getLong(4),
                        row.getLong(3),
                        visit.getObject(4) == null,
                        columns))
                .orElseThrow();
    }
}
