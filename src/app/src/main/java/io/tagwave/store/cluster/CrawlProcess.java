package io.tagwave.store.cluster;

import io.tagwave.store.Database;
import io.tagwave.store.Sql;
import io.tagwave.store.StoreException;
import io.tagwave.store.frontier.HostOwnership;
import io.tagwave.store.frontier.ProcessOutbox;
import io.tagwave.web.FrontierProgress;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** One of several processes that work on a crawl in PostgreSQL, as {@link ProcessHeartbeat} last updated it. */
final class CrawlProcess implements HostOwnership {

    /** Time after its last renewal for which a process is considered alive. */
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

    /** Uses two clocks of this machine: the first stands still while the machine sleeps. */
    @Override
    public boolean mayRequest() {
        long limitMillis = lease.toMillis() * 9 / 10;
        return System.nanoTime() - renewedNanos < limitMillis * 1_000_000
                && System.currentTimeMillis() - renewedMillis < limitMillis;
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

    /** Notes the number of all processes, and the pages that the others have done since this one joined. */
    void setOthers(int number, long done) {
        processes = number;
        doneByOthers = done;
    }

    @Override
    public ProcessOutbox outbox(Database database, Connection writer) throws SQLException {
        limitIdleTransactions(writer);
        return new DatabaseOutbox(database, writer, crawlId, this);
    }

    /** Ends transactions of a sleeping process: it must not keep its locks until others have lost their leases. */
    void limitIdleTransactions(Connection connection) throws SQLException {
        Sql.execute(connection, "SET idle_in_transaction_session_timeout = " + lease.toMillis() / 3);
        connection.commit();
    }

    @Override
    public StoreException failure(String what, Throwable reason) {
        return mayRequest() ? HostOwnership.super.failure(what, reason) : new StoreException(lostLease(), reason);
    }

    /** Returns the reason why this process cannot continue. */
    String lostLease() {
        return "the lease of process " + process + " ran out, other processes go on with its hosts";
    }

    /** Notes when the renewal of the lease was sent, by both clocks. */
    void renewed(long nanos, long millis) {
        renewedNanos = nanos;
        renewedMillis = millis;
    }

    void setLimit(long pages) {
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
