package io.tagwave.store;

import io.tagwave.pager.MoreItems;
import io.tagwave.web.Outcome;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
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
import org.jspecify.annotations.Nullable;

/** Reads and writes table {@code crawl} and answers questions about the pages of one crawl. */
public record Crawls(Database database) {

    private static final SqlStatements SQL = SqlStatements.of(Crawls.class);

    /** Seeds of one row: an array of any length would be refused, and a row for each URL would take too much space. */
    private static final int SEEDS_PER_ROW = 1000;

    /** Outcomes of pages that were read, now or before. */
    private static final Set<Outcome> READ = EnumSet.of(Outcome.DONE, Outcome.NOT_MODIFIED, Outcome.DUPLICATE);

    /**
     * Starts a new crawl.
     *
     * @param settings the options that it was started with, for a person to read
     * @return its number, from 1
     */
    public long start(List<String> seeds, String settings) {
        return database.call("start a crawl", connection -> {
            long id = new IdAllocator(database, "crawl").single();
            connection.setAutoCommit(false);
            Sql.update(connection, SQL.get("insertCrawl"), id, OffsetDateTime.now(), part(seeds, 0), settings);
            insertFurtherSeeds(connection, id, seeds);
            connection.commit();
            return id;
        });
    }

    public void addSeeds(long id, List<String> further) {
        Set<String> all = new LinkedHashSet<>(seeds(id));
        if (!all.addAll(further)) {
            return;
        }
        List<String> seeds = List.copyOf(all);
        database.execute("add seeds to a crawl", connection -> {
            connection.setAutoCommit(false);
            Sql.update(connection, "UPDATE crawl SET seeds = ? WHERE id = ?", part(seeds, 0), id);
            Sql.update(connection, "DELETE FROM crawl_seed WHERE crawl_id = ?", id);
            insertFurtherSeeds(connection, id, seeds);
            connection.commit();
        });
    }

    /** Deletes a crawl that could not begin, and the file that was made for it. A crawl that knows a URL stays. */
    public void takeBack(long id) {
        String notBegun = " = ? AND NOT EXISTS (SELECT 1 FROM frontier WHERE crawl_id = ?)";
        database.execute("take back a crawl", connection -> {
            Sql.update(connection, "DELETE FROM crawl_seed WHERE crawl_id" + notBegun, id, id);
            Sql.update(connection, "DELETE FROM crawl WHERE id" + notBegun, id, id);
        });
        if (latest().isEmpty()) {
            database.discardIfNew();
        }
    }

    private static void insertFurtherSeeds(Connection connection, long id, List<String> seeds) throws SQLException {
        for (int part = 1; part * SEEDS_PER_ROW < seeds.size(); part++) {
            Sql.insert(connection, "crawl_seed", "crawl_id, part, urls", id, part, part(seeds, part));
        }
    }

    private static String[] part(List<String> seeds, int number) {
        int end = Math.min(seeds.size(), (number + 1) * SEEDS_PER_ROW);
        return seeds.subList(number * SEEDS_PER_ROW, end).toArray(String[]::new);
    }

    /** Returns all seeds of a crawl, in the order in which they were named. */
    public List<String> seeds(long id) {
        List<String> seeds = new ArrayList<>();
        find(id).ifPresent(crawl -> seeds.addAll(crawl.firstSeeds()));
        list("SELECT urls FROM crawl_seed WHERE crawl_id = ? ORDER BY part", row -> Sql.texts(row.getArray(1)), id)
                .forEach(seeds::addAll);
        return seeds;
    }

    /** Returns true if a crawl from a seed alone started since a time, and ended. */
    public boolean hasEndedSince(Instant time, String seed) {
        String sql = "SELECT id FROM crawl WHERE ended_at IS NOT NULL AND started_at > ?";
        return list(sql, row -> row.getLong(1), time.atOffset(ZoneOffset.UTC)).stream()
                .anyMatch(id -> seeds(id).equals(List.of(seed)));
    }

    /** Returns the number of pages that a crawl has fetched or tried to. */
    public long pages(long id) {
        return count("SELECT COUNT(*) FROM page WHERE crawl_id = ?", id);
    }

    /** Returns the number of pages that a crawl has read, now or before. */
    public long read(long id) {
        return count("SELECT COUNT(*) FROM page WHERE crawl_id = ? AND outcome IN (" + codes(READ::contains) + ")", id);
    }

    private long count(String query, long id) {
        return database.call("read the crawl", connection -> Sql.number(connection, query, id));
    }

    /** Returns the latest crawl, if there is one. */
    public Optional<CrawlRow> latest() {
        return find("ORDER BY id DESC LIMIT 1");
    }

    /** Returns the crawl of that number, if there is one. */
    public Optional<CrawlRow> find(long id) {
        return find("WHERE id = ?", id);
    }

    private Optional<CrawlRow> find(String condition, Object... parameters) {
        return database.call("read the crawls", connection -> Sql.query(
                        connection, "SELECT id, state, seeds, settings FROM crawl " + condition, parameters)
                .first(row -> new CrawlRow(
                        row.getLong(1),
                        row.getString(2).equals("finished"),
                        Sql.texts(row.getArray(3)),
                        row.getString(4))));
    }

    /**
     * Waits for a crawl that another process may be about to start.
     *
     * @param number the crawl's, or null for the latest
     */
    public Optional<CrawlRow> await(@Nullable Long number, Duration timeout) {
        long end = System.nanoTime() + timeout.toNanos();
        Optional<CrawlRow> found = number == null ? latest() : find(number);
        while (found.isEmpty() && System.nanoTime() - end < 0) {
            LockSupport.parkNanos(timeout.toNanos() / 100);
            found = number == null ? latest() : find(number);
        }
        return found;
    }

    /** Reads view {@code crawl_summary} of one crawl. */
    public List<CrawlStatistic> summary(long id) {
        return list(
                SQL.get("crawlSummary"),
                row -> new CrawlStatistic(row.getString(1), row.getString(2), row.getDouble(3)),
                id);
    }

    /** Returns whether at least one seed was fetched with success. */
    public boolean anySeedFetched(long id) {
        return !sentences(SQL.get("fetchedSeeds"), id).isEmpty();
    }

    /** Describes the first pages that failed, and those that were rejected unless they are pages of items. */
    public List<String> failures(long id) {
        String failed = codes(Outcome::failure);
        String known = codes(outcome -> READ.contains(outcome) || outcome == Outcome.DRIFTED);
        return sentences(SQL.get("failedPages").formatted(failed, known), id);
    }

    private static String codes(Predicate<Outcome> which) {
        return Stream.of(Outcome.values())
                .filter(which)
                .map(outcome -> SqlDialect.literal(outcome.code()))
                .collect(Collectors.joining(", "));
    }

    /**
     * Describes pages whose lists differ from their site's file.
     *
     * @param what the difference
     * @param pages number of such pages
     * @param url the first of them
     */
    public record Drifted(String what, long pages, String url) {

        /** Returns the part of a sentence behind the name of the site's file. */
        @Override
        public String toString() {
            return "does not match " + pages + (pages == 1 ? " page" : " pages") + ", such as " + url + ": " + what;
        }
    }

    /** Returns the pages of a crawl whose lists differ from their sites' files, grouped by the difference. */
    public List<Drifted> drifted(long id) {
        return list(
                SQL.get("driftedPages"), row -> new Drifted(row.getString(2), row.getLong(3), row.getString(4)), id);
    }

    /** Returns when the crawl before another one was started, {@link Instant#MIN} if there is none. */
    public Instant startedBefore(long id) {
        return database.call("read the crawl", connection -> Sql.query(connection, SQL.get("startOfPreviousCrawl"), id)
                .first(row -> row.getObject(1, OffsetDateTime.class).toInstant())
                .orElse(Instant.MIN));
    }

    /** Describes what was left out of the first pages that were read in part. */
    public List<String> notes(long id) {
        return sentences(SQL.get("partlyReadPages"), id);
    }

    /** Returns the next pages of lists that the crawl did not follow: out of scope, too deep, or excluded by the page. */
    public List<String> listsNotFollowed(long id) {
        return database.call(
                "read the crawl",
                connection ->
                        Sql.query(connection, SQL.get("listsNotFollowed"), id).list(row -> row.getString(1)).stream()
                                .filter(url -> !knows(connection, id, url))
                                .limit(20)
                                .toList());
    }

    /** Returns whether a crawl has a URL, fetched or not. */
    public static boolean knows(Connection connection, long id, String url) {
        return Sql.run("look for " + url, () -> Sql.exists(connection, SQL.get("knownUrl"), id, UrlHash.ofKey(url)));
    }

    /** Returns the pages on which main lists continue and on which no main list was found; of unchanged pages, as they were read before. */
    public List<String> nextPagesWithoutList(long id) {
        return sentences(SQL.get("nextPagesWithoutList"), id);
    }

    /** Describes how lists continue that could not be followed; of a page that has not changed, as it was read before. */
    public List<String> continuedLists(long id) {
        return sentences(SQL.get("continuedLists"), id, "%" + MoreItems.OPENING + "%");
    }

    /** Describes the first pages that a crawl which has ended did not fetch because it reached its limit. */
    public List<String> waiting(long id) {
        return sentences(SQL.get("waitingPages"), id);
    }

    /** Describes the outcome of the first seeds. */
    public List<String> seedErrors(long id) {
        return sentences(SQL.get("firstSeeds"), id);
    }

    /** Returns the first seeds that lead out of the crawl's scope, in sentences. */
    public List<String> redirectedSeeds(long id) {
        return sentences(SQL.get("redirectedSeeds"), id);
    }

    /** Returns which pages were left out because those like them brought nothing new, in sentences. */
    public List<String> repetitive(long id) {
        return sentences(SQL.get("repetitivePages"), id);
    }

    private List<String> sentences(String query, Object... parameters) {
        return list(query, row -> row.getString(1), parameters);
    }

    private <T> List<T> list(String query, Sql.RowMapper<T> mapper, Object... parameters) {
        return database.call("read the crawl", connection -> Sql.query(connection, query, parameters)
                .list(mapper));
    }

    /** Adds to a crawl's working time and sets its state. */
    public static void addTime(Connection connection, long id, long millis, String state) throws SQLException {
        Sql.update(connection, SQL.get("addCrawlTime"), millis, state, OffsetDateTime.now(), id);
    }
}
