package io.tagwave.store.frontier;

import io.tagwave.store.StoreException;
import io.tagwave.web.FrontierProgress;
import java.nio.ByteBuffer;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.HexFormat;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** One of several processes that work on a crawl in PostgreSQL: what it was told at its turns, see {@link ProcessHeartbeat}. */
final class CrawlProcess implements HostOwnership {

    /** How long a process that does not renew it is taken to live. */
    static final Duration LEASE = Duration.ofSeconds(10);

    private final long crawlId;
    private final long process;
    private final Duration lease;
    private final Set<String> owned = ConcurrentHashMap.newKeySet();

    private volatile long renewedNanos = System.nanoTime();
    private volatile long renewedMillis = System.currentTimeMillis();
    private volatile boolean over;
    private volatile long limit = -1;
    private volatile int processes = 1;
    private volatile long doneByOthers;

    CrawlProcess(long crawlId, long process, Duration lease) {
        this.crawlId = crawlId;
        this.process = process;
        this.lease = lease;
    }

    @Override
    public long process() {
        return process;
    }

    Duration lease() {
        return lease;
    }

    @Override
    public boolean owns(String host) {
        return owned.contains(host);
    }

    /** By this machine's clocks alone, and by two of them: the first stands still while a machine sleeps. */
    @Override
    public boolean mayAsk() {
        long most = lease.toMillis() * 9 / 10;
        return System.nanoTime() - renewedNanos < most * 1_000_000 && System.currentTimeMillis() - renewedMillis < most;
    }

    @Override
    public boolean isOver() {
        return over;
    }

    @Override
    public long limit() {
        return limit;
    }

    @Override
    public FrontierProgress among(FrontierProgress own) {
        return own.among(processes, doneByOthers);
    }

    /**
     * What the others do.
     *
     * @param number of all processes
     * @param done pages that the others have done since this one came
     */
    void others(int number, long done) {
        processes = number;
        doneByOthers = done;
    }

    @Override
    public void writing(Connection connection) throws SQLException {
        letGo(connection);
    }

    /** A process that sleeps in mid-transaction must not keep what it has locked until others have lost their leases. */
    void letGo(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("SET idle_in_transaction_session_timeout = " + lease.toMillis() / 3);
            connection.commit();
        }
    }

    @Override
    public void committing(Connection connection, CommitCounts done) throws SQLException {
        try (PreparedStatement fence = connection.prepareStatement(
                "UPDATE crawl_process SET pages = pages + ?, failed = failed + ?, records = records + ?, found = found + ?"
                        + " WHERE id = ? AND ended_at IS NULL")) {
            fence.setLong(1, done.pages());
            fence.setLong(2, done.failed());
            fence.setLong(3, done.records());
            fence.setLong(4, done.found());
            fence.setLong(5, process);
            if (fence.executeUpdate() == 0) {
                throw new SQLException(lost());
            }
        }
    }

    @Override
    public StoreException failure(String what, Throwable reason) {
        return mayAsk() ? HostOwnership.super.failure(what, reason) : new StoreException(lost(), reason);
    }

    /** Why this process can go on no longer. */
    String lost() {
        return "the lease of process " + process + " ran out, other processes go on with its hosts";
    }

    @Override
    public boolean reserves(Connection connection, String sha256) throws SQLException {
        long key = ByteBuffer.wrap(HexFormat.of().parseHex(sha256)).getLong() ^ crawlId;
        try (PreparedStatement reserve = connection.prepareStatement("SELECT pg_try_advisory_xact_lock(?)")) {
            reserve.setLong(1, key);
            try (ResultSet row = reserve.executeQuery()) {
                row.next();
                return row.getBoolean(1);
            }
        }
    }

    /**
     * The lease was renewed.
     *
     * @param nanos, millis when that was asked for
     */
    void renewed(long nanos, long millis) {
        renewedNanos = nanos;
        renewedMillis = millis;
    }

    void limit(long pages) {
        limit = pages;
    }

    void end() {
        over = true;
    }

    void gain(String host) {
        owned.add(host);
    }

    void lose(String host) {
        owned.remove(host);
    }
}
