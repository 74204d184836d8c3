package io.tagwave.store.list;

import io.tagwave.site.ListShape;
import io.tagwave.site.Site;
import io.tagwave.site.SiteList;
import io.tagwave.site.SiteLookup;
import io.tagwave.store.Crawls;
import io.tagwave.store.Database;
import io.tagwave.store.SqlDialect;
import io.tagwave.store.StatementParameters;
import io.tagwave.store.query.ViewQueries;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Savepoint;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Makes tables of the lists that crawls have found, a table for each list and all of its visits. The rows of a crawl become
 * visible together. The views {@code merged_N}, {@code current_N} and {@code history_N} read from them.
 */
public final class ListTableBuilder {

    /** Lists of one crawl that get tables, the longest first: the others are read from the records whenever they are asked for. */
    static final int MOST_TABLES = 500;

    /** Tells the lock of those who make tables from others in the same database: "taglists". */
    private static final long LOCK = 0x7461676c69737473L;

    private final Database database;
    private final Connection connection;
    private final long crawlId;

    private final SiteLookup sites;

    private ListTableBuilder(Database database, Connection connection, long crawlId, SiteLookup sites) {
        this.sites = sites;
        this.database = database;
        this.connection = connection;
        this.crawlId = crawlId;
    }

    /** Makes the lists of a crawl tables, also those of crawls before it that are none yet. Those of later ones are made again. */
    public static void make(Database database, long crawlId) {
        make(database, crawlId, null);
    }

    /** The same by what is wanted of the sites; null to leave it as it was wanted before. */
    public static void make(Database database, long crawlId, SiteLookup sites) {
        makeMissing(database, sites, connection -> forget(connection, crawlId));
    }

    /** From now on, the lists of a crawl and of those after it are read from their records: the crawl goes on. */
    public static void forget(Database database, long crawlId) {
        database.call("forget the tables of lists", connection -> forget(connection, crawlId));
    }

    private static int forget(Connection connection, long crawlId) throws SQLException {
        try (PreparedStatement delete = connection.prepareStatement("DELETE FROM list_crawl WHERE crawl_id >= ?")) {
            new StatementParameters(delete).add(crawlId);
            return delete.executeUpdate();
        }
    }

    /** Makes the lists of all crawls tables that are none yet and do not run. */
    public static void makeAll(Database database) {
        makeMissing(database, null, connection -> 0);
    }

    private static void makeMissing(Database database, SiteLookup sites, Database.Work<?> before) {
        database.call("make tables of the lists", connection -> {
            awaitOthers(connection);
            before.run(connection);
            for (long crawl : missing(connection)) {
                new ListTableBuilder(database, connection, crawl, sites).make();
            }
            return null;
        });
    }

    /** Two processes that end crawls at once would make the same tables; the lock goes with the connection. */
    private static void awaitOthers(Connection connection) throws SQLException {
        if (SqlDialect.of(connection) != SqlDialect.H2) {
            try (Statement statement = connection.createStatement()) {
                statement.execute("SELECT pg_advisory_lock(" + LOCK + ")");
            }
        }
    }

    private static List<Long> missing(Connection connection) throws SQLException {
        List<Long> crawls = new ArrayList<>();
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("SELECT id FROM crawl c WHERE state <> 'running'"
                        + " AND NOT EXISTS (SELECT 1 FROM list_crawl b WHERE b.crawl_id = c.id) ORDER BY id")) {
            while (row.next()) {
                crawls.add(row.getLong(1));
            }
        }
        return crawls;
    }

    /** A list with what was known of it. */
    private record Planned(
            CrawledList found,
            ListHistory before,
            List<CarriedOverPages.Page> carried,
            ListTable table,
            SiteList wanted,
            ItemDetails details) {
        long number() {
            return before == null ? found.number() : before.number();
        }

        long records() {
            return (found == null ? 0 : found.records()) + (before == null ? 0 : Long.MAX_VALUE / 2);
        }
    }

    private void make() throws SQLException {
        connection.setAutoCommit(false);
        clear();
        List<CrawledList> found = ListGrouping.of(connection, crawlId);
        List<Planned> planned = plan(found);
        // From here on nobody else opens the database, which would have it write at once again.
        new DeferredWrites(connection).run(() -> make(found, planned));
        connection.setAutoCommit(true);
    }

    private void make(List<CrawledList> found, List<Planned> planned) throws SQLException {
        for (Planned list : planned) {
            list.table().prepare();
        }
        connection.commit();
        Map<Long, Planned> byList = new HashMap<>();
        for (Planned list : planned) {
            write(list);
            if (list.found() != null) {
                byList.put(list.found().number(), list);
            }
        }
        for (CrawledList list : found) {
            note(list, byList.get(list.number()));
        }
        connection.commit();
        for (Planned list : planned) {
            list.table().index();
            views(list);
        }
        try (PreparedStatement done = connection.prepareStatement("INSERT INTO list_crawl VALUES (?)")) {
            new StatementParameters(done).add(crawlId);
            done.executeUpdate();
        }
        connection.commit();
    }

    /** Removes what an earlier making left, which may have been cut short, of this crawl and of those that built upon it. */
    private void clear() throws SQLException {
        Map<Long, Long> firstCrawls = new HashMap<>();
        try (Statement statement = connection.createStatement()) {
            try (ResultSet row = statement.executeQuery("SELECT first_list, MIN(crawl_id) FROM list_visit"
                    + " WHERE first_row IS NOT NULL GROUP BY first_list HAVING MAX(crawl_id) >= " + crawlId)) {
                while (row.next()) {
                    firstCrawls.put(row.getLong(1), row.getLong(2));
                }
            }
            for (Map.Entry<Long, Long> table : firstCrawls.entrySet()) {
                statement.execute(
                        table.getValue() >= crawlId
                                ? "DROP TABLE IF EXISTS list_" + table.getKey() + " CASCADE"
                                : "DELETE FROM list_" + table.getKey() + " WHERE crawl_id >= " + crawlId);
            }
            statement.execute("DELETE FROM list_region WHERE list IN (SELECT list FROM list_visit WHERE regions > 0"
                    + " AND crawl_id >= " + crawlId + ")");
            statement.execute("DELETE FROM list_column WHERE list IN (SELECT list FROM list_visit WHERE regions > 0"
                    + " AND crawl_id >= " + crawlId + ")");
            statement.execute("DELETE FROM list_change WHERE crawl_id >= " + crawlId);
            statement.execute("DELETE FROM list_visit WHERE crawl_id >= " + crawlId);
        }
        connection.commit();
    }

    private List<Planned> plan(List<CrawledList> found) throws SQLException {
        Crawls crawls = new Crawls(database);
        boolean finished = crawls.find(crawlId).orElseThrow().finished();
        Set<String> seeds = new HashSet<>(crawls.seeds(crawlId));
        List<ListHistory> earlier = ListHistory.before(connection, crawlId);
        Map<Long, Boolean> goesOn = new HashMap<>();
        earlier.removeIf(series ->
                !goesOn.computeIfAbsent(series.latest().crawl(), crawl -> seeds.containsAll(crawls.seeds(crawl))));
        CarriedOverPages carried = CarriedOverPages.of(connection, crawlId, finished, earlier);
        Map<CrawledList, ListHistory> matches = new ListHistoryMatcher(
                        connection, earlier, list -> wanted(list.host(), list.template()) != null)
                .of(found);
        List<Planned> planned = new ArrayList<>();
        for (CrawledList list : found) {
            planned.add(planned(list, matches.get(list), carried));
        }
        for (ListHistory series : earlier) {
            if (!matches.containsValue(series)
                    && !carried.pages(series.number()).isEmpty()) {
                planned.add(planned(null, series, carried));
            }
        }
        planned.sort(Comparator.comparingLong(Planned::records).reversed().thenComparing(Planned::number));
        return planned.subList(0, Math.min(planned.size(), MOST_TABLES));
    }

    private Planned planned(CrawledList found, ListHistory before, CarriedOverPages carried) throws SQLException {
        long number = before == null ? found.number() : before.number();
        ListTable table = new ListTable(connection, number, before == null ? List.of() : before.fields());
        if (found != null) {
            table.take(found.columns());
        }
        SiteList wanted =
                found == null ? wanted(before.host(), before.template()) : wanted(found.host(), found.template());
        ItemDetails details = ItemDetails.of(connection, crawlId, number, table.fields(), wanted);
        if (found != null) {
            details = details.without(firstItems(found, table), table.fields());
            table.take(details.columns());
        }
        return new Planned(found, before, before == null ? List.of() : carried.pages(number), table, wanted, details);
    }

    private List<ListItem> firstItems(CrawledList found, ListTable table) throws SQLException {
        try (RegionItemReader own = new RegionItemReader(connection, table.fields())) {
            return own.of(found.regions().get(0));
        }
    }

    /** What is wanted of the list at a place of a site's template, or null. */
    private SiteList wanted(String host, String template) {
        Site site = sites == null ? null : sites.of(host);
        return site == null
                ? null
                : site.lists().stream()
                        .filter(list -> list.records().get(0).equals(template))
                        .findFirst()
                        .orElse(null);
    }

    private void write(Planned list) throws SQLException {
        ListVisit before = list.before() == null ? null : list.before().latest();
        List<CrawledList.Part> regions =
                list.found() == null ? List.of() : ordered(list.found().regions());
        ColumnLayout shown = sites == null
                ? ColumnLayout.stored(connection, list.number())
                : ColumnLayout.of(list.wanted(), list.table().fields());
        shown.store(connection, list.number());
        ListVisit visit = new ListVisitWriter(
                        connection,
                        crawlId,
                        list.table(),
                        list.number(),
                        before,
                        shown,
                        ColumnLayout.key(list.wanted()),
                        list.details())
                .write(regions, list.carried());
        ListHistory known = list.before();
        try (PreparedStatement insert =
                connection.prepareStatement("INSERT INTO list_visit (crawl_id, first_list, list,"
                        + " host, template, url, regions, pages, records, first_row, last_row, previous_crawl, key_rule)"
                        + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")) {
            CrawledList found = list.found();
            new StatementParameters(insert)
                    .add(crawlId)
                    .add(list.number())
                    .add(found == null ? list.number() : found.number())
                    .add(found == null ? known.host() : found.host())
                    .add(found == null ? known.template() : found.template())
                    .add(found == null ? known.url() : found.url())
                    .add((long) regions.size())
                    .add(found == null ? 0L : found.urls().size())
                    .add(found == null ? 0L : found.records())
                    .add(visit.firstRow())
                    .add(visit.lastRow())
                    .add(before == null ? null : before.crawl())
                    .add(visit.rule().line());
            insert.executeUpdate();
        }
    }

    /** In the order of the pages. */
    private static List<CrawledList.Part> ordered(List<CrawledList.Part> regions) {
        List<CrawledList.Part> ordered = new ArrayList<>(regions);
        ordered.sort(Comparator.comparingLong(CrawledList.Part::page).thenComparingInt(CrawledList.Part::ordinal));
        return ordered;
    }

    /** Which regions a list has, and which columns; those of a list without a table stand in the records alone. */
    private void note(CrawledList list, Planned planned) throws SQLException {
        try (PreparedStatement region = connection.prepareStatement("INSERT INTO list_region VALUES (?, ?)");
                PreparedStatement column = connection.prepareStatement(
                        "INSERT INTO list_column (list, ordinal, name, kind, path, text_column, value_column)"
                                + " VALUES (?, ?, ?, ?, ?, ?, ?)")) {
            for (CrawledList.Part part : list.regions()) {
                new StatementParameters(region).add(part.id()).add(list.number());
                region.addBatch();
            }
            region.executeBatch();
            if (planned == null) {
                noteWithoutTable(list);
                return;
            }
            int ordinal = 0;
            List<ListShape.Part> columns = new ArrayList<>(list.columns());
            columns.addAll(planned.details().columns());
            for (ListShape.Part part : columns) {
                ListField field = planned.table().field(part.path());
                new StatementParameters(column)
                        .add(list.number())
                        .add(++ordinal)
                        .add(part.name())
                        .add(part.kind())
                        .add(part.path())
                        .add(field.textColumn())
                        .add(field.valueColumn());
                column.addBatch();
            }
            column.executeBatch();
        }
    }

    private void noteWithoutTable(CrawledList list) throws SQLException {
        try (PreparedStatement insert =
                connection.prepareStatement("INSERT INTO list_visit (crawl_id, first_list, list,"
                        + " host, template, url, regions, pages, records) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)")) {
            new StatementParameters(insert)
                    .add(crawlId)
                    .add(list.number())
                    .add(list.number())
                    .add(list.host())
                    .add(list.template())
                    .add(list.url())
                    .add((long) list.regions().size())
                    .add((long) list.urls().size())
                    .add(list.records());
            insert.executeUpdate();
        }
    }

    /** For other tools; this program makes them itself whenever a statement names them. */
    private void views(Planned list) throws SQLException {
        ViewQueries queries = ViewQueries.whileMaking(connection);
        Map<String, String> views = new LinkedHashMap<>();
        if (list.found() != null) {
            views.put(
                    "merged_" + list.found().number(),
                    queries.merged(list.found().number()));
        }
        views.put("current_" + list.number(), queries.current(list.number()));
        views.put("history_" + list.number(), queries.history(list.number()));
        for (Map.Entry<String, String> view : views.entrySet()) {
            if (view.getValue() != null) {
                replace(view.getKey(), view.getValue());
            }
        }
    }

    /** PostgreSQL replaces a view only by one whose columns begin with the same. What a person has built upon a view stays as it is. */
    private void replace(String view, String query) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            if (SqlDialect.of(connection) == SqlDialect.H2) {
                statement.execute("CREATE OR REPLACE VIEW " + view + " AS " + query);
                return;
            }
            Savepoint before = connection.setSavepoint();
            try {
                statement.execute("DROP VIEW IF EXISTS " + view);
                statement.execute("CREATE VIEW " + view + " AS " + query);
            } catch (SQLException inUse) {
                connection.rollback(before);
            }
        }
    }
}
