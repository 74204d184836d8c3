package io.tagwave.store.list;

import io.tagwave.site.Site;
import io.tagwave.site.SiteList;
import io.tagwave.site.SiteLookup;
import io.tagwave.store.CrawlRow;
import io.tagwave.store.Crawls;
import io.tagwave.store.Database;
import io.tagwave.store.DeferredWrites;
import io.tagwave.store.Sql;
import io.tagwave.store.SqlStatements;
import io.tagwave.store.StoreException;
import io.tagwave.store.TaskLock;
import io.tagwave.store.query.ViewQueries;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Savepoint;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Makes tables of the lists that crawls found, one for each list and all of its visits. The rows of a crawl become visible
 * together. The views {@code merged_N}, {@code current_N} and {@code history_N} read from them.
 */
public final class ListTableBuilder {

    private static final SqlStatements SQL = SqlStatements.of(ListTableBuilder.class);

    /** Maximum number of lists of one crawl that get tables, the longest first; the others are read from the records. */
    static final int MAX_TABLES = 500;

    /** Records whose tables take more than a moment. */
    static final int MANY_RECORDS = 10_000;

    private final Database database;
    private final Connection connection;
    private final long crawlId;
    private final @Nullable SiteLookup sites;
    private final List<String> failures;
    private final ListVisitTable visits;
    private final CrawlRow crawl;

    private ListTableBuilder(
            Database database, Connection connection, long crawlId, @Nullable SiteLookup sites, List<String> failures) {
        this.database = database;
        this.connection = connection;
        this.crawlId = crawlId;
        this.sites = sites;
        this.failures = failures;
        visits = new ListVisitTable(connection, crawlId);
        crawl = new Crawls(database).find(crawlId).orElseThrow();
    }

    /**
     * Makes the tables of a crawl and of earlier crawls that have none, and those of later crawls again, as the files of the
     * sites say; without files, columns keep the layout that they had.
     *
     * @return a sentence for each list that could not be made a table
     */
    public static List<String> make(Database database, long crawlId, @Nullable SiteLookup sites) {
        return makeMissing(database, sites, connection -> forget(connection, crawlId));
    }

    /** Makes the tables of all crawls that have none and do not run, and returns a sentence for each list that failed. */
    public static List<String> makeAll(Database database) {
        return makeMissing(database, null, connection -> {});
    }

    /** Marks the tables of a crawl and of later ones as incomplete because the crawl goes on: its lists are read from records. */
    public static void forget(Database database, long crawlId) {
        database.execute("forget the tables of lists", connection -> forget(connection, crawlId));
    }

    private static void forget(Connection connection, long crawlId) throws SQLException {
        Sql.update(connection, "DELETE FROM list_crawl WHERE crawl_id >= ?", crawlId);
    }

    private static List<String> makeMissing(Database database, @Nullable SiteLookup sites, Database.Action before) {
        return database.call("make tables of the lists", connection -> {
            // Two processes that end crawls at once would make the same tables.
            try (TaskLock alone = TaskLock.await(database, "make tables of lists")) {
                before.run(connection);
                List<String> failures = new ArrayList<>();
                for (long crawl :
                        Sql.query(connection, SQL.get("crawlsWithoutTables")).list(row -> row.getLong(1))) {
                    new ListTableBuilder(database, connection, crawl, sites, failures).make();
                }
                return failures;
            }
        });
    }

    private void make() throws SQLException {
        connection.setAutoCommit(false);
        clear();
        NextPages chain = new NextPages(connection, crawlId);
        List<CrawledList> found = ListGrouping.of(connection, crawlId, chain);
        List<PlannedList> planned = plan(found, chain);
        // From here on nothing opens another connection, which would reset the delay.
        DeferredWrites late = new DeferredWrites(connection);
        try (late) {
            make(found, planned);
        }
        connection.setAutoCommit(true);
    }

    private void make(List<CrawledList> found, List<PlannedList> all) throws SQLException {
        long records = found.stream().mapToLong(CrawledList::records).sum();
        if (records >= MANY_RECORDS) {
            database.tell("Making the tables of lists: %,d, with %,d records in all", all.size(), records);
        }
        List<PlannedList> planned = all.stream()
                .filter(list -> succeeds(list, () -> list.table().prepare()))
                .toList();
        connection.commit();
        List<PlannedList> refused = new ArrayList<>();
        planned = planned.stream()
                .filter(list -> succeeds(list, () -> {
                    if (!write(list)) {
                        refused.add(list);
                    }
                }))
                .toList();
        Map<Long, PlannedList> byList = new HashMap<>();
        for (PlannedList list : planned) {
            if (list.found() != null) {
                byList.put(list.found().number(), list);
            }
        }
        for (CrawledList list : found) {
            visits.insertRegions(list);
            PlannedList plan = byList.get(list.number());
            if (refused.contains(plan)) {
                continue;
            }
            if (plan == null) {
                visits.insert(list.number(), list, null, null, VisitCoverage.COMPLETE, null, null);
            } else {
                visits.insertColumns(Objects.requireNonNull(plan.found()), plan.table(), plan.details());
            }
        }
        connection.commit();
        for (PlannedList list : planned) {
            succeeds(list, () -> {
                if (refused.contains(list)) {
                    list.table().dropNewColumns();
                } else {
                    list.table().index();
                    createViews(list);
                }
            });
        }
        Sql.insert(connection, "list_crawl", "crawl_id", crawlId);
        connection.commit();
    }

    private interface Step {
        void run() throws SQLException;
    }

    /**
     * Runs a step that may fail for one list, and undoes it then: its rows are read from the records, and the other lists
     * get their tables. A failure of the connection is none of a list.
     */
    private boolean succeeds(PlannedList list, Step step) {
        return Sql.run("make tables of the lists", () -> {
            Savepoint before = connection.setSavepoint();
            try {
                step.run();
                return true;
            } catch (SQLException e) {
                if (connection.isClosed() || !connection.isValid(1)) {
                    throw e;
                }
                undo(before);
                failures.add("List " + list.number() + " has no table of its own: " + StoreException.reason(e));
                return false;
            }
        });
    }

    /** Undoes what a step did. Statements of H2 that change tables end the transaction and its savepoints. */
    private void undo(Savepoint before) throws SQLException {
        try {
            connection.rollback(before);
        } catch (SQLException ended) {
            connection.rollback();
        }
    }

    /** Removes what an earlier attempt left of this crawl and of those that built upon it. */
    private void clear() throws SQLException {
        Map<Long, Long> firstCrawls = new HashMap<>();
        Sql.query(connection, SQL.get("tablesOfLaterCrawls"), crawlId)
                .each(row -> firstCrawls.put(row.getLong(1), row.getLong(2)));
        for (Map.Entry<Long, Long> table : firstCrawls.entrySet()) {
            Sql.execute(
                    connection,
                    table.getValue() >= crawlId
                            ? "DROP TABLE IF EXISTS list_" + table.getKey() + " CASCADE"
                            : "DELETE FROM list_" + table.getKey() + " WHERE crawl_id >= " + crawlId);
            if (table.getValue() < crawlId) {
                String back = "UPDATE list_" + table.getKey() + " SET replaced_in = NULL WHERE replaced_in >= ?";
                Sql.update(connection, back, crawlId);
            }
        }
        String ofVisits = "list IN (SELECT list FROM list_visit WHERE regions > 0 AND crawl_id >= ?)";
        Sql.update(connection, "DELETE FROM list_region WHERE " + ofVisits, crawlId);
        Sql.update(connection, "DELETE FROM list_column WHERE " + ofVisits, crawlId);
        Sql.update(connection, "DELETE FROM list_change WHERE crawl_id >= ?", crawlId);
        Sql.update(connection, "DELETE FROM list_visit WHERE crawl_id >= ?", crawlId);
        connection.commit();
    }

    private List<PlannedList> plan(List<CrawledList> found, NextPages chain) throws SQLException {
        Crawls crawls = new Crawls(database);
        Set<String> seeds = new HashSet<>(crawls.seeds(crawlId));
        List<ListHistory> earlier = ListHistory.before(connection, crawlId);
        Map<Long, Boolean> hasSeedsOf = new HashMap<>();
        earlier.removeIf(list ->
                !hasSeedsOf.computeIfAbsent(list.latest().crawl(), crawl -> seeds.containsAll(crawls.seeds(crawl))));
        CarriedOverPages carried = CarriedOverPages.of(connection, crawlId, crawl.finished(), earlier);
        Map<CrawledList, ListHistory> matches =
                ListHistory.match(carried, earlier, found, list -> wanted(list.host(), list.template()) != null);
        LostLists.find(connection, found, earlier, matches, crawl.isAccepted());
        visits.name(found.stream().filter(list -> !matches.containsKey(list)).toList());
        List<PlannedList> planned = new ArrayList<>();
        for (CrawledList each : found) {
            ListHistory before = matches.get(each);
            ColumnRepair repair = before == null ? null : ColumnRepair.of(connection, before, each);
            boolean isMoved =
                    before != null && repair != null && !each.template().equals(before.template());
            before = repair == null ? before : repair.after();
            CrawledList list =
                    before == null || !before.written() ? each : ColumnRepair.aligned(connection, before, each);
            ListTable table =
                    before == null ? new ListTable(connection, list.number(), List.of()) : before.table(connection);
            table.add(list.columns());
            SiteList wanted = wanted(list, repair);
            long number = before == null ? list.number() : before.number();
            ItemDetails details = ItemDetails.of(connection, crawlId, number, table.fields(), wanted);
            try (RegionItemReader reader = new RegionItemReader(connection, table.fields())) {
                details = details.without(reader.read(list.regions().get(0)), table.fields());
            }
            table.add(details.columns());
            Set<String> read = list.urls();
            List<CarriedOverPages.Page> pages = carried.pages(number).stream()
                    .filter(page -> !read.contains(page.url()))
                    .toList();
            Set<String> known = before == null ? Set.of() : table.readPages(before.latest());
            // A single item on a new page is recognized by the site's file alone, from which a redesign differs.
            VisitCoverage coverage = VisitCoverage.of(list, pages, chain, url -> isMoved || known.contains(url));
            planned.add(new PlannedList(
                    list, before, pages, carried.latest(number), coverage, table, wanted, details, repair));
        }
        for (ListHistory before : earlier) {
            List<CarriedOverPages.Page> pages = carried.pages(before.number());
            boolean isLost = !matches.containsValue(before);
            if (isLost && pages.isEmpty() && before.written() && crawl.isGated()) {
                visits.insert(
                        before.number(),
                        null,
                        before,
                        null,
                        VisitCoverage.COMPLETE,
                        LostLists.refusal(before, before.table(connection).items(before.latest()), found),
                        null);
            } else if (isLost && !pages.isEmpty()) {
                ListTable table = before.table(connection);
                SiteList wanted = wanted(before.host(), before.template());
                ItemDetails details = ItemDetails.of(connection, crawlId, before.number(), table.fields(), wanted);
                Set<String> known = table.readPages(before.latest());
                VisitCoverage coverage = VisitCoverage.of(null, pages, chain, known::contains);
                planned.add(new PlannedList(
                        null, before, pages, carried.latest(before.number()), coverage, table, wanted, details, null));
            }
        }
        planned.sort(Comparator.comparingLong(PlannedList::records).reversed().thenComparing(PlannedList::number));
        return planned.subList(0, Math.min(planned.size(), MAX_TABLES));
    }

    /** Returns a list in its site's file, at the places where a redesign has moved it; null if it is not there. */
    private @Nullable SiteList wanted(CrawledList list, @Nullable ColumnRepair repair) {
        SiteList wanted = wanted(list.host(), list.template());
        if (wanted == null && repair != null) {
            SiteList before = wanted(list.host(), repair.before().template());
            return before == null ? null : before.at(list.template(), repair::path);
        }
        return wanted;
    }

    private @Nullable SiteList wanted(String host, String template) {
        Site site = sites == null ? null : sites.of(host);
        return site == null
                ? null
                : site.lists().stream()
                        .filter(list -> list.records().get(0).equals(template))
                        .findFirst()
                        .orElse(null);
    }

    /** Writes a visit and returns whether its rows were taken. */
    private boolean write(PlannedList list) throws SQLException {
        ListHistory history = list.before();
        ColumnRepair repair = list.repair();
        boolean isGated = history != null && history.written() && crawl.isGated();
        String refused =
                isGated && repair != null && list.found() != null ? repair.refusal(connection, list.found()) : null;
        ListVisit visit = null;
        if (refused == null) {
            Savepoint before = connection.setSavepoint();
            if (repair != null) {
                repair.store(connection);
            }
            ColumnLayout layout = layout(list);
            layout.store(connection, list.number());
            visit = new ListVisitWriter(connection, crawlId, list, layout).write();
            refused = isGated && history != null
                    ? new ListGate(connection, list.table(), layout, history).refusal(visit, list.coverage(), repair)
                    : null;
            if (refused != null) {
                connection.rollback(before);
            }
        }
        visits.insert(
                list.number(),
                list.found(),
                history,
                refused == null ? visit : null,
                list.coverage(),
                refused,
                refused != null || repair == null ? null : repair.proof());
        return refused == null;
    }

    private ColumnLayout layout(PlannedList list) throws SQLException {
        if (sites != null) {
            return ColumnLayout.of(list.wanted(), list.table().fields());
        }
        ColumnLayout stored = ColumnLayout.stored(connection, list.number());
        return list.repair() == null ? stored : stored.moved(list.repair());
    }

    /** Creates views for other tools; this program creates them itself whenever a statement names them. */
    private void createViews(PlannedList list) throws SQLException {
        ViewQueries queries = ViewQueries.whileMaking(connection);
        if (list.found() != null) {
            queries.replaceView("merged", list.found().number());
        }
        queries.replaceView("current", list.number());
        queries.replaceView("history", list.number());
    }
}
