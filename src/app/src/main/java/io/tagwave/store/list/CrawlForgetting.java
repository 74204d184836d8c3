package io.tagwave.store.list;

import io.tagwave.store.Database;
import io.tagwave.store.PageTables;
import io.tagwave.store.Sql;
import io.tagwave.store.SqlStatements;
import io.tagwave.store.query.ListRowSource;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Removes the pages and records of old crawls. Kept are the pages that stand for what later crawls did not read, the states of all
 * items with the crawls that saw them, and the changes.
 */
public record CrawlForgetting(Connection connection, Instant before) {

    private static final SqlStatements SQL = SqlStatements.of(CrawlForgetting.class);

    /** Number of pages that are removed in one statement. */
    private static final int BATCH = 1000;

    /** Removes what crawls have that started before a time, and returns the number of pages. The latest crawl is kept. */
    public static long forget(Database database, Instant before) {
        ListTableBuilder.makeAll(database);
        return database.call("forget old crawls", connection -> {
            connection.setAutoCommit(false);
            long pages = new CrawlForgetting(connection, before).forget();
            connection.commit();
            connection.setAutoCommit(true);
            return pages;
        });
    }

    private long forget() throws SQLException {
        List<Long> crawls = Sql.query(connection, SQL.get("oldCrawls"), before.atOffset(ZoneOffset.UTC))
                .list(row -> row.getLong(1));
        if (crawls.isEmpty()) {
            return 0;
        }
        Set<Long> used = new HashSet<>();
        record LatestVisit(long list, long crawl, long first, long last, long previous, long kept) {}
        List<LatestVisit> latest = Sql.query(connection, SQL.get("latestRows"))
                .list(row -> new LatestVisit(
                        row.getLong(1),
                        row.getLong(2),
                        row.getLong(3),
                        row.getLong(4),
                        row.getLong(5),
                        row.getLong(6)));
        Object[] old = crawls.toArray(Long[]::new);
        for (LatestVisit visit : latest) {
            String table = "list_" + visit.list();
            used.addAll(Sql.query(
                            connection,
                            "SELECT DISTINCT page_id FROM " + table + " WHERE "
                                    + ListRowSource.ofVisit("", visit.crawl(), visit.first(), visit.last()))
                    .list(row -> row.getLong(1)));
            forgetRows(table, visit.list(), visit.kept(), visit.previous(), old);
            Sql.update(connection, SQL.get("forgetVisits"), visit.list(), visit.crawl(), visit.previous(), old);
        }
        List<Long> removed = new ArrayList<>(
                Sql.query(connection, SQL.get("replacedPages"), (Object) old).list(row -> row.getLong(1)));
        removed.removeIf(used::contains);
        Set<Long> linking = linking(used);
        for (int i = 0; i < removed.size(); i += BATCH) {
            remove(removed.subList(i, Math.min(removed.size(), i + BATCH)), linking);
        }
        Sql.update(connection, SQL.get("forgetFrontier"), (Object) old);
        return removed.size();
    }

    /**
     * Removes the rows of old visits but the last of each state of each item. Those that stay are of the last crawl that found
     * them.
     *
     * @param kept the first row of the latest two visits, which are compared
     * @param previous the crawl of the first of these two
     */
    private void forgetRows(String table, long list, long kept, long previous, Object[] old) throws SQLException {
        Sql.update(connection, SQL.get("updateLastCrawls").replace("list_N", table), list, kept, previous, list);
        Sql.update(connection, SQL.get("forgetStates").replace("list_N", table), old, kept, previous);
    }

    /** Returns the pages over which others were reached: they tell whether a page is still linked. */
    private Set<Long> linking(Set<Long> pages) throws SQLException {
        Set<Long> all = new HashSet<>();
        Set<Long> next = pages;
        while (!next.isEmpty()) {
            Set<Long> found =
                    new HashSet<>(Sql.query(connection, SQL.get("linkingPages"), (Object) next.toArray(Long[]::new))
                            .list(row -> row.getLong(1)));
            found.removeIf(page -> !all.add(page));
            next = found;
        }
        return all;
    }

    private void remove(List<Long> pages, Set<Long> linking) throws SQLException {
        Object[] ids = pages.toArray(Long[]::new);
        for (String table : PageTables.OF_REGIONS) {
            Sql.update(
                    connection,
                    "DELETE FROM " + table + " WHERE region_id IN (SELECT id FROM region WHERE page_id = ANY(?))",
                    (Object) ids);
        }
        Sql.update(connection, SQL.get("forgetRegions"), (Object) ids);
        for (String table : PageTables.OF_PAGES) {
            Sql.update(connection, "DELETE FROM " + table + " WHERE page_id = ANY(?)", (Object) ids);
        }
        Object[] rows = pages.stream().filter(page -> !linking.contains(page)).toArray(Long[]::new);
        Sql.update(connection, "DELETE FROM page WHERE id = ANY(?)", (Object) rows);
    }
}
