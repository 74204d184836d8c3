package io.tagwave.store.frontier;

import io.tagwave.store.Crawls;
import io.tagwave.store.Database;
import io.tagwave.store.Sql;
import io.tagwave.store.SqlStatements;
import io.tagwave.web.FrontierProgress;
import io.tagwave.web.Outcome;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/** Keeps running totals of a crawl, so that progress needs no counting of rows. */
final class CrawlCounts {

    private static final SqlStatements SQL = SqlStatements.of(CrawlCounts.class);

    private final Database database;
    private final long crawlId;
    private final long opened = System.nanoTime();
    private final AtomicLong known = new AtomicLong();
    private final AtomicLong done = new AtomicLong();
    private final AtomicLong failed = new AtomicLong();
    private final AtomicLong records = new AtomicLong();
    private final AtomicLong leases = new AtomicLong();

    private CrawlCounts(Database database, long crawlId) {
        this.database = database;
        this.crawlId = crawlId;
    }

    static CrawlCounts read(Connection connection, long crawlId, Database database) throws SQLException {
        CrawlCounts counts = new CrawlCounts(database, crawlId);
        Sql.query(connection, SQL.get("pagesByState"), crawlId).each(row -> {
            counts.known.addAndGet(row.getLong(2));
            counts.done.addAndGet(row.getInt(1) == 2 ? row.getLong(2) : 0);
        });
        Sql.query(connection, SQL.get("pagesByOutcome"), crawlId).each(row -> {
            Outcome outcome = Outcome.valueOf(row.getString(1).toUpperCase(Locale.ROOT));
            counts.failed.addAndGet(outcome.failure() ? row.getLong(2) : 0);
            counts.records.addAndGet(row.getLong(3));
        });
        return counts;
    }

    void added(int pages) {
        known.addAndGet(pages);
    }

    void stored(CrawlWriter.Stored result) {
        if (result.outcome() != null) {
            done.incrementAndGet();
            failed.addAndGet(result.outcome().failure() ? 1 : 0);
            records.addAndGet(result.records());
        }
    }

    long done() {
        return done.get();
    }

    long leased() {
        return leases.incrementAndGet();
    }

    FrontierProgress progress(int leased, int hosts) {
        long over = done.get();
        // Other processes of the crawl find and complete pages that are not counted here.
        long waiting = Math.max(0, known.get() - over - leased);
        return new FrontierProgress(over, failed.get(), waiting, leased, records.get(), hosts);
    }

    /** Stores how long the crawl ran and whether it is finished. */
    void close() {
        long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - opened);
        String state = known.get() == done.get() ? "finished" : "stopped";
        database.execute("end the crawl", connection -> Crawls.addTime(connection, crawlId, millis, state));
    }
}
