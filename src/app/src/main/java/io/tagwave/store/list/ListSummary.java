package io.tagwave.store.list;

import io.tagwave.store.Database;
import io.tagwave.store.StatementParameters;
import io.tagwave.store.query.ViewQueries;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A list as a crawl left it.
 *
 * @param list its number when it was first seen
 * @param items how many it has
 * @param mainItems how many of them stand in the lists that their pages were made for
 * @param pages how many pages it stands on
 * @param isFirst whether no crawl saw it before
 * @param columns names of its first columns that hold text or values
 */
public record ListSummary(long list, long items, long mainItems, long pages, boolean isFirst, List<String> columns) {

    private static final int FEW = 4;

    /** For a person who has to choose. */
    @Override
    public String toString() {
        return items + " items of " + pages + " pages, with " + String.join(", ", columns);
    }

    /** The lists of a crawl, the one that its pages were made for first. */
    public static List<ListSummary> of(Database database, long crawlId) {
        return database.call("look at the lists", connection -> {
            List<ListSummary> lists = new ArrayList<>();
            try (PreparedStatement query =
                    connection.prepareStatement("SELECT first_list, first_row, last_row, previous_crawl FROM list_visit"
                            + " WHERE crawl_id = ? AND first_row IS NOT NULL")) {
                new StatementParameters(query).add(crawlId);
                try (ResultSet row = query.executeQuery()) {
                    while (row.next()) {
                        boolean first = row.getObject(4) == null;
                        lists.add(summary(connection, row.getLong(1), row.getLong(2), row.getLong(3), first));
                    }
                }
            }
            lists.sort(Comparator.comparingLong(ListSummary::mainItems)
                    .thenComparing(ListSummary::items)
                    .reversed()
                    .thenComparing(ListSummary::list));
            return lists;
        });
    }

    /** The query of its items as a crawl left them, whatever later ones have seen. */
    public String items(Database database, long crawlId) {
        return database.call("look at the list", connection -> new ViewQueries(connection).left(list, crawlId));
    }

    private static ListSummary summary(Connection connection, long list, long from, long to, boolean first)
            throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("SELECT COUNT(*), SUM(CASE WHEN r.main THEN 1 ELSE 0 END),"
                        + " COUNT(DISTINCT t.page_url) FROM list_" + list + " t JOIN region r ON r.id = t.region"
                        + " WHERE t.id BETWEEN " + from + " AND " + to + " AND NOT t.repeats")) {
            row.next();
            return new ListSummary(
                    list, row.getLong(1), row.getLong(2), row.getLong(3), first, columns(connection, list));
        }
    }

    private static List<String> columns(Connection connection, long list) throws SQLException {
        List<String> columns = new ArrayList<>();
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("SELECT name FROM list_column WHERE list = " + list
                        + " AND kind NOT IN ('link', 'image') ORDER BY ordinal FETCH FIRST " + FEW + " ROWS ONLY")) {
            while (row.next()) {
                columns.add(row.getString(1));
            }
        }
        return columns;
    }
}
