package io.tagwave.store.list;

import io.tagwave.column.ColumnKind;
import io.tagwave.store.Database;
import io.tagwave.store.Sql;
import io.tagwave.store.SqlStatements;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Reads the changes of items of lists since the previous crawl that saw each list. */
public final class ListChanges {

    private static final SqlStatements SQL = SqlStatements.of(ListChanges.class);

    private ListChanges() {}

    /**
     * Returns the latest changes: list after list, first new items, then gone ones, then changed ones, sorted by key.
     *
     * @param list a number of the only list to return, or null for all
     */
    public static List<ItemChange> latest(Database database, @Nullable Long list) {
        String condition = list == null
                ? ""
                : " WHERE c.first_list IN (SELECT v.first_list FROM list_visit v WHERE v.list = ? OR v.first_list = ?)";
        return database.call("read the changes", connection -> Sql.query(
                        connection,
                        "SELECT c.first_list, c.item_key, c.change, c.field, c.kind, c.old_value, c.new_value"
                                + " FROM list_change c JOIN (SELECT first_list, MAX(crawl_id) AS crawl_id"
                                + " FROM list_visit GROUP BY first_list) AS l"
                                + " ON l.first_list = c.first_list AND l.crawl_id = c.crawl_id" + condition
                                + " ORDER BY c.first_list,"
                                + " CASE c.change WHEN 'new' THEN 0 WHEN 'gone' THEN 1 ELSE 2 END, c.item_key, c.field",
                        list == null ? new Object[0] : new Object[] {list, list})
                .list(ListChanges::change));
    }

    private static ItemChange change(ResultSet row) throws SQLException {
        ColumnKind kind = ColumnKind.of(String.valueOf(row.getString(5)));
        return new ItemChange(
                row.getLong(1),
                row.getString(3),
                row.getString(2),
                row.getString(4),
                value(kind, row.getString(6)),
                value(kind, row.getString(7)));
    }

    /** Returns a number as a number if it can be read as one. */
    private static @Nullable Object value(ColumnKind kind, @Nullable String text) {
        boolean number = text != null && ListField.isNumber(kind) && text.matches("-?\\d+(\\.\\d+)?(E-?\\d+)?");
        return number ? (Object) Double.valueOf(text) : text;
    }

    /**
     * Returns a sentence for each list whose latest visit did not see it to its end.
     *
     * @param list the number that the only list to look at had when it was first seen, or null for all
     */
    public static List<String> holes(Database database, @Nullable Long list) {
        return database
                .call("read the visits", connection -> Sql.query(connection, SQL.get("incompleteVisits"))
                        .list(row ->
                                list == null || list == row.getLong(1) ? hole(row.getString(2), row.getLong(3)) : ""))
                .stream()
                .filter(sentence -> !sentence.isEmpty())
                .toList();
    }

    /** Returns a sentence for each list of a crawl whose rows were not taken, because they break with the visits before. */
    public static List<String> refusals(Database database, long crawlId) {
        return database.call("read the visits", connection -> Sql.query(connection, SQL.get("refusedVisits"), crawlId)
                .list(row -> "The list at " + row.getString(1)
                        + " was not taken, and nothing of it is reported as gone or changed: " + row.getString(2)));
    }

    /** Returns a sentence for each list of a crawl whose columns were found again after a redesign. */
    public static List<String> repairs(Database database, long crawlId) {
        return database.call("read the visits", connection -> Sql.query(connection, SQL.get("repairedVisits"), crawlId)
                .list(row -> "The list at " + row.getString(1)
                        + " was redesigned. Its columns were found again by the known values: " + row.getString(2)));
    }

    /** Returns the latest crawl before another one in which the rows of a list were not taken, and not since; 0 for none. */
    public static long refusedBefore(Database database, long crawlId) {
        return database.call(
                "read the visits", connection -> Sql.number(connection, SQL.get("latestRefused"), crawlId));
    }

    private static String hole(String url, long missing) {
        String why = missing == 0
                ? "was not read to its end"
                : "has holes: " + missing + (missing == 1 ? " page" : " pages") + " could not be read";
        return "The list at " + url + " " + why
                + ". Items that were not seen keep their last values, and none of them is reported as gone";
    }

    /** Explains why the items of a list are not followed from crawl to crawl; empty if they are. */
    public static Optional<String> unfollowed(Database database, long list) {
        return database.call("look for the list", connection -> Sql.query(
                                connection, SQL.get("visitsOfList"), list, list, list)
                        .first(row -> unfollowed(list, row)))
                .orElse(Optional.of("expected a number that view lists gives to a list, found " + list));
    }

    private static Optional<String> unfollowed(long list, ResultSet row) throws SQLException {
        if (!row.getBoolean(2)) {
            return Optional.of("expected a list of a crawl that has ended, found " + list + " of crawl "
                    + row.getLong(1) + ", which runs or was broken off");
        }
        return row.getObject(3) != null
                ? Optional.empty()
                : Optional.of("expected one of the " + ListTableBuilder.MAX_TABLES + " longest lists of crawl "
                        + row.getLong(1) + ", whose items alone are followed, found " + list);
    }

    /** Returns the numbers of new, gone and changed items of a list, in words. */
    public static String summary(Database database, long list) {
        Map<String, Set<String>> items = new HashMap<>();
        for (ItemChange change : latest(database, list)) {
            items.computeIfAbsent(change.change(), c -> new HashSet<>()).add(change.key());
        }
        return Stream.of("new", "gone", "changed")
                .map(what -> items.getOrDefault(what, Set.of()).size() + " " + what)
                .collect(Collectors.joining(", "));
    }
}
