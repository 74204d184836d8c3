package io.tagwave.store.list;

import io.tagwave.column.ColumnKind;
import io.tagwave.store.Database;
import io.tagwave.store.Sql;
import io.tagwave.store.SqlStatements;
import io.tagwave.store.query.ListQueries;
import io.tagwave.store.query.ListRowSource;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads the changes of items of lists since the previous crawl that saw each list. */
public final class ListChanges {

    private static final SqlStatements SQL = SqlStatements.of(ListChanges.class);

    private ListChanges() {}

    /**
     * Returns the latest changes list after list: first new items, then gone ones, then changed ones, sorted by key.
     *
     * @param list a number of the only list to return, or null
     * @param all whether to return lists that command {@code list} did not save too; they are returned if it saved none
     */
    public static List<ListUpdate> updates(Database database, @Nullable Long list, boolean all) {
        return database.call("read the changes", connection -> {
            List<ListUpdate> lists = Sql.query(connection, SQL.get("latestUpdates"), list, list, list)
                    .list(ListChanges::update);
            boolean anyWritten = list == null && !all && lists.stream().anyMatch(ListUpdate::written);
            List<ListUpdate> wanted = lists.stream()
                    .filter(update -> !anyWritten || update.written())
                    .toList();
            List<ListUpdate> updates = new ArrayList<>();
            for (ListUpdate update : wanted) {
                updates.add(update.with(changes(connection, update)));
            }
            return updates;
        });
    }

    /**
     * Returns the changes that one visit of a list found.
     *
     * @param condition SQL condition on the list's columns that an item must meet, which leaves out items that are gone; or null
     */
    static ListUpdate ofVisit(Database database, long list, long crawl, @Nullable String condition) {
        return database.call("read the changes", connection -> {
            ListUpdate update = Sql.query(connection, SQL.get("updateOfVisit"), list, crawl)
                    .first(ListChanges::update)
                    .orElseThrow();
            List<ItemChange> changes = changes(connection, update);
            Optional<ListRowSource> rows = new ListQueries(connection).left(list, crawl);
            if (condition != null && rows.isPresent()) {
                String query = "SELECT key FROM (" + rows.get().query() + ") AS items WHERE (" + condition + ")";
                Set<String> met = new HashSet<>(Sql.query(connection, query).list(row -> row.getString(1)));
                changes = changes.stream()
                        .filter(change -> met.contains(change.key()))
                        .toList();
            }
            return update.with(changes);
        });
    }

    /** Returns the number of items that changed in lists that {@link #updates} leaves out unless all are wanted. */
    public static long hidden(Database database) {
        return database.call("count the changes", connection -> Sql.number(connection, SQL.get("hiddenChanges")));
    }

    private static ListUpdate update(ResultSet row) throws SQLException {
        OffsetDateTime since = row.getObject(7, OffsetDateTime.class);
        return new ListUpdate(
                row.getLong(1),
                row.getString(2),
                row.getBoolean(3),
                row.getLong(4),
                row.getLong(5),
                since == null ? null : since.toInstant(),
                row.getObject(6, OffsetDateTime.class).toInstant(),
                List.of());
    }

    private static List<ItemChange> changes(Connection connection, ListUpdate update) throws SQLException {
        Map<String, Map<String, @Nullable Object>> rows = new HashMap<>();
        Set<String> kinds =
                new HashSet<>(Sql.query(connection, SQL.get("kindsOfChanges"), update.list(), update.crawl())
                        .list(row -> row.getString(1)));
        if (kinds.contains("new")) {
            rows.putAll(rows(connection, update, "new", update.crawl()));
        }
        if (kinds.contains("gone")) {
            rows.putAll(rows(connection, update, "gone", update.previous()));
        }
        return Sql.query(connection, SQL.get("changesOfVisit"), update.list(), update.crawl())
                .list(row -> change(update, row, rows));
    }

    /** Returns the columns of items that are new or gone by their keys, as a crawl left them. */
    private static Map<String, Map<String, @Nullable Object>> rows(
            Connection connection, ListUpdate update, String change, long crawl) throws SQLException {
        Map<String, Map<String, @Nullable Object>> rows = new HashMap<>();
        Optional<ListRowSource> source = new ListQueries(connection).left(update.list(), crawl);
        if (source.isPresent()) {
            String condition =
                    "key IN (SELECT item_key FROM list_change WHERE first_list = ? AND crawl_id = ? AND change = ?)";
            Sql.query(connection, source.get().where(condition).query(), update.list(), update.crawl(), change)
                    .each(row -> rows.put(row.getString("key"), columns(row)));
        }
        return rows;
    }

    private static Map<String, @Nullable Object> columns(ResultSet row) throws SQLException {
        Map<String, @Nullable Object> columns = new LinkedHashMap<>();
        for (int i = 1; i <= row.getMetaData().getColumnCount(); i++) {
            Object value = ListTable.value(row.getObject(i));
            columns.put(
                    row.getMetaData().getColumnLabel(i).toLowerCase(Locale.ROOT),
                    value instanceof Double number
                            ? number(ListField.text(number))
                            : value == null ? null : String.valueOf(value));
        }
        columns.remove("key");
        return columns;
    }

    private static ItemChange change(ListUpdate update, ResultSet row, Map<String, Map<String, @Nullable Object>> rows)
            throws SQLException {
        ColumnKind kind = ColumnKind.of(String.valueOf(row.getString(4)));
        String key = row.getString(1);
        String change = row.getString(2);
        return new ItemChange(
                update.list(),
                update.name(),
                change,
                key,
                row.getString(7),
                row.getString(8),
                row.getString(3),
                value(kind, row.getString(5)),
                value(kind, row.getString(6)),
                row.getString(9),
                row.getString(10),
                update.at(),
                change.equals("changed") ? Map.of() : rows.getOrDefault(key, Map.of()));
    }

    /** Returns a number as a number if it can be read as one. */
    private static @Nullable Object value(ColumnKind kind, @Nullable String text) {
        if (text == null || !ListField.isNumber(kind) || !text.matches("-?\\d+(\\.\\d+)?(E-?\\d+)?")) {
            return text;
        }
        return number(text);
    }

    private static Number number(String text) {
        return text.matches("-?\\d{1,18}") ? (Number) Long.valueOf(text) : (Number) Double.valueOf(text);
    }

    /**
     * Returns a sentence for each list whose latest visit did not see it to its end.
     *
     * @param list the number that the only list to look at had when it was first seen, or null for all
     */
    public static List<String> holes(Database database, @Nullable Long list) {
        return database.call(
                "read the visits", connection -> Sql.query(connection, SQL.get("incompleteVisits"), list, list)
                        .list(row -> hole(row.getString(1), row.getLong(2))));
    }

    /** Returns a sentence for each list of a crawl whose rows were not taken, because they break with the visits before. */
    public static List<String> refusals(Database database, long crawlId) {
        return sentences(database, SQL.get("refusedVisits"), crawlId);
    }

    /** Returns a sentence for each list of a crawl whose columns were found again after a redesign. */
    public static List<String> repairs(Database database, long crawlId) {
        return sentences(database, SQL.get("repairedVisits"), crawlId);
    }

    private static List<String> sentences(Database database, String query, long crawlId) {
        return database.call("read the visits", connection -> Sql.query(connection, query, crawlId)
                .list(row -> row.getString(1)));
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
        return updates(database, list, true).stream()
                .map(ListUpdate::summary)
                .findFirst()
                .orElse("0 new, 0 gone, 0 changed");
    }
}
