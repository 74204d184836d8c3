package io.tagwave.store;

import io.tagwave.web.Outcome;
import java.sql.Array;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The crawls of a database: table {@code crawl}. */
public final class Crawls {

    /** Seeds that are kept in one row. */
    private static final int PART = 1000;

    /** Outcomes of pages that were read, now or before. */
    private static final Set<Outcome> READ = EnumSet.of(Outcome.DONE, Outcome.NOT_MODIFIED, Outcome.DUPLICATE);

    private final Database database;

    public Crawls(Database database) {
        this.database = database;
    }

    /**
     * Starts a new crawl.
     *
     * @param seeds what it starts from, to be kept with it
     * @param settings the options that it was started with, for a person to read
     * @return its number, from 1
     */
    public long start(List<String> seeds, String settings) {
        return database.call("start a crawl", connection -> {
            long id = new IdAllocator(database, "crawl").single();
            connection.setAutoCommit(false);
            try (PreparedStatement insert = connection.prepareStatement("INSERT INTO crawl"
                    + " (id, started_at, active_millis, state, seeds, settings) VALUES (?, ?, 0, 'running', ?, ?)")) {
                new StatementParameters(insert)
                        .add(id)
                        .add(OffsetDateTime.now())
                        .add(part(seeds, 0))
                        .add(settings);
                insert.executeUpdate();
            }
            addFurtherSeeds(connection, id, seeds);
            connection.commit();
            return id;
        });
    }

    /** Has a crawl start from further addresses too. */
    public void addSeeds(long id, List<String> further) {
        Set<String> all = new LinkedHashSet<>(seeds(id));
        if (!all.addAll(further)) {
            return;
        }
        List<String> seeds = List.copyOf(all);
        database.call("add seeds to a crawl", connection -> {
            connection.setAutoCommit(false);
            try (PreparedStatement update = connection.prepareStatement("UPDATE crawl SET seeds = ? WHERE id = ?");
                    PreparedStatement parts =
                            connection.prepareStatement("DELETE FROM crawl_seed WHERE crawl_id = ?")) {
                new StatementParameters(update).add(part(seeds, 0)).add(id);
                update.executeUpdate();
                new StatementParameters(parts).add(id);
                parts.executeUpdate();
            }
            addFurtherSeeds(connection, id, seeds);
            connection.commit();
            return seeds;
        });
    }

    /** Forgets a crawl that was started and could not begin, and the file that was made for it: one that knows an address stays. */
    public void takeBack(long id) {
        database.call("take back a crawl", connection -> {
            try (Statement statement = connection.createStatement()) {
                String unbegun = " = " + id + " AND NOT EXISTS (SELECT 1 FROM frontier WHERE crawl_id = " + id + ")";
                statement.executeUpdate("DELETE FROM crawl_seed WHERE crawl_id" + unbegun);
                return statement.executeUpdate("DELETE FROM crawl WHERE id" + unbegun);
            }
        });
        if (latest().isEmpty()) {
            database.discardIfNew();
        }
    }

    /** An array of any length would be refused, and a table of single addresses be as large as what the crawl knows. */
    private static void addFurtherSeeds(Connection connection, long id, List<String> seeds) throws SQLException {
        try (PreparedStatement insert = connection.prepareStatement("INSERT INTO crawl_seed VALUES (?, ?, ?)")) {
            for (int part = 1; part * PART < seeds.size(); part++) {
                new StatementParameters(insert).add(id).add(part).add(part(seeds, part));
                insert.executeUpdate();
            }
        }
    }

    private static String[] part(List<String> seeds, int number) {
        return seeds.subList(number * PART, Math.min(seeds.size(), (number + 1) * PART))
                .toArray(String[]::new);
    }

    /** All that a crawl started from, in the order in which it was named. */
    public List<String> seeds(long id) {
        List<String> seeds = new ArrayList<>();
        find(id).ifPresent(crawl -> seeds.addAll(crawl.firstSeeds()));
        list("SELECT urls FROM crawl_seed WHERE crawl_id = " + id + " ORDER BY part", row -> texts(row.getArray(1)))
                .forEach(seeds::addAll);
        return seeds;
    }

    /** How many pages of a crawl were asked for. */
    public long pages(long id) {
        return list("SELECT COUNT(*) FROM page WHERE crawl_id = " + id, row -> row.getLong(1))
                .get(0);
    }

    /** The latest crawl, if there is one. */
    public Optional<CrawlRow> latest() {
        return find("ORDER BY id DESC LIMIT 1");
    }

    /** The crawl of that number, if there is one. */
    public Optional<CrawlRow> find(long id) {
        return find("WHERE id = " + id);
    }

    /**
     * A crawl that may be about to be started by another process.
     *
     * @param number the crawl's, or null for the latest
     */
    public Optional<CrawlRow> await(Long number, Duration longest) {
        long end = System.nanoTime() + longest.toNanos();
        Optional<CrawlRow> found = number == null ? latest() : find(number);
        while (found.isEmpty() && System.nanoTime() - end < 0) {
            LockSupport.parkNanos(longest.toNanos() / 100);
            found = number == null ? latest() : find(number);
        }
        return found;
    }

    /** View {@code crawl_summary} of one crawl. */
    public List<CrawlStatistic> summary(long id) {
        return list(
                "SELECT kind, name, amount FROM crawl_summary WHERE amount IS NOT NULL AND crawl_id = " + id
                        + " ORDER BY kind, name",
                row -> new CrawlStatistic(row.getString(1), row.getString(2), row.getDouble(3)));
    }

    /** Whether at least one page that the crawl started from was answered well. */
    public boolean anySeedFetched(long id) {
        return !list(
                        "SELECT id FROM page WHERE depth = 0 AND status BETWEEN 200 AND 399 AND NOT"
                                + " (status < 300 AND outcome = 'http_error') AND crawl_id = " + id
                                + " FETCH FIRST 1 ROWS ONLY",
                        row -> row.getLong(1))
                .isEmpty();
    }

    /** What happened to the first pages that could not be had or were not to be, the pages of items apart that nobody named. */
    public List<String> failures(long id) {
        return list(
                "SELECT url, outcome, error FROM page p WHERE crawl_id = " + id + " AND (outcome IN ("
                        + codes(Outcome::failure) + ") OR outcome NOT IN ("
                        + codes(outcome -> READ.contains(outcome) || outcome == Outcome.DRIFTED)
                        + ") AND NOT EXISTS (SELECT 1 FROM detail_link d"
                        + " WHERE d.crawl_id = p.crawl_id AND d.url = p.url)) ORDER BY id FETCH FIRST 20 ROWS ONLY",
                row -> row.getString(1) + ": " + row.getString(2)
                        + (row.getString(3) == null ? "" : " (" + row.getString(3) + ")"));
    }

    private static String codes(Predicate<Outcome> which) {
        return Stream.of(Outcome.values())
                .filter(which)
                .map(outcome -> SqlDialect.literal(outcome.code()))
                .collect(Collectors.joining(", "));
    }

    /**
     * Pages whose lists are no longer what was learned of their site.
     *
     * @param what in what they differ
     * @param pages how many they are
     * @param url the first of them
     */
    public record Drifted(String what, long pages, String url) {

        /** What has happened, to be put behind the name of the site's file. */
        @Override
        public String toString() {
            return "no longer fits " + pages + (pages == 1 ? " page" : " pages") + ", such as " + url + ": " + what
                    + "; none of their rows were taken";
        }
    }

    /** The lists of a crawl's pages that are no longer what was learned of their sites, by what differs. */
    public List<Drifted> drifted(long id) {
        return list(
                "SELECT host, error, COUNT(*), MIN(url) FROM page WHERE outcome = 'drifted' AND crawl_id = " + id
                        + " GROUP BY host, error ORDER BY MIN(id)",
                row -> new Drifted(row.getString(2), row.getLong(3), row.getString(4)));
    }

    /** Whether a page was read, or had not changed: all but those that could not be had, or whose lists are others now. */
    public boolean anyRead(long id) {
        return !list(
                        "SELECT id FROM page WHERE outcome IN (" + codes(READ::contains) + ") AND crawl_id = " + id
                                + " FETCH FIRST 1 ROWS ONLY",
                        row -> row.getLong(1))
                .isEmpty();
    }

    /** When the crawl before another one was started; the beginning of time where there is none. */
    public Instant startedBefore(long id) {
        return list(
                        "SELECT started_at FROM crawl WHERE id < " + id + " ORDER BY id DESC FETCH FIRST 1 ROWS ONLY",
                        row -> row.getObject(1, OffsetDateTime.class).toInstant())
                .stream()
                .findFirst()
                .orElse(Instant.MIN);
    }

    /** What was left out of the first few pages that were read all the same, in sentences. */
    public List<String> notes(long id) {
        return list(
                "SELECT url, error FROM page WHERE crawl_id = " + id + " AND error IS NOT NULL AND outcome = "
                        + SqlDialect.literal(Outcome.DONE.code()) + " ORDER BY id FETCH FIRST 20 ROWS ONLY",
                row -> row.getString(1) + ": " + row.getString(2));
    }

    /** Where lists go on although nobody went there: out of scope, too deep, or the page asks not to be followed. */
    public List<String> listsNotFollowed(long id) {
        return list(
                "SELECT n.url FROM page p JOIN next_page n ON n.page_id = CASE p.outcome WHEN 'not_modified' THEN"
                        + " (SELECT MAX(e.id) FROM page e WHERE e.url = p.url AND e.crawl_id < p.crawl_id"
                        + " AND e.outcome = 'done') ELSE p.id END WHERE p.found_count = 0 AND p.crawl_id = "
                        + id + " AND NOT EXISTS (SELECT 1 FROM frontier f WHERE f.crawl_id = p.crawl_id"
                        + " AND f.url = n.url) ORDER BY p.id FETCH FIRST 20 ROWS ONLY",
                row -> row.getString(1));
    }

    /** What the first pages are that a crawl which has ended did not ask for, having asked for as many as it was to. */
    public List<String> waiting(long id) {
        return list(
                "SELECT url, EXISTS (SELECT 1 FROM detail_link d WHERE d.crawl_id = f.crawl_id AND d.url = f.url)"
                        + " FROM frontier f WHERE state = 0 AND crawl_id = " + id
                        + " ORDER BY id FETCH FIRST 20 ROWS ONLY",
                row -> (row.getBoolean(2) ? "an item has the page " : "goes on at ") + row.getString(1));
    }

    /** What happened to the first few pages that the crawl started from. */
    public List<String> seedErrors(long id) {
        return list(
                "SELECT url, outcome, error FROM page WHERE depth = 0 AND crawl_id = " + id
                        + " ORDER BY id FETCH FIRST 3 ROWS ONLY",
                row -> row.getString(1) + " " + row.getString(2) + " (" + row.getString(3) + ")");
    }

    private <T> List<T> list(String query, RowReader<T> reader) {
        return database.call("read the crawl", connection -> {
            List<T> rows = new ArrayList<>();
            try (PreparedStatement statement = connection.prepareStatement(query);
                    ResultSet row = statement.executeQuery()) {
                while (row.next()) {
                    rows.add(reader.read(row));
                }
            }
            return rows;
        });
    }

    private interface RowReader<T> {
        T read(ResultSet row) throws SQLException;
    }

    private Optional<CrawlRow> find(String which) {
        return database.call("read the crawls", connection -> {
            try (PreparedStatement query =
                            connection.prepareStatement("SELECT id, state, seeds, settings FROM crawl " + which);
                    ResultSet row = query.executeQuery()) {
                return row.next() ? Optional.of(crawl(row)) : Optional.empty();
            }
        });
    }

    private static CrawlRow crawl(ResultSet row) throws SQLException {
        return new CrawlRow(
                row.getLong("id"),
                row.getString("state").equals("finished"),
                texts(row.getArray("seeds")),
                row.getString("settings"));
    }

    private static List<String> texts(Array array) throws SQLException {
        return Stream.of((Object[]) array.getArray()).map(String::valueOf).toList();
    }

    /** Adds to a crawl's working time and sets its state. */
    public static void ran(Connection connection, long id, long millis, String state) throws SQLException {
        try (PreparedStatement update = connection.prepareStatement(
                "UPDATE crawl SET active_millis = active_millis + ?, state = ?, ended_at = ? WHERE id = ?")) {
            new StatementParameters(update)
                    .add(millis)
                    .add(state)
                    .add(OffsetDateTime.now())
                    .add(id);
            update.executeUpdate();
        }
    }
}
