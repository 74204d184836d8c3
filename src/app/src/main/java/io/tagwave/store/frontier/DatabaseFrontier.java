package io.tagwave.store.frontier;

import io.tagwave.store.Database;
import io.tagwave.store.PageAnalysis;
import io.tagwave.store.Sql;
import io.tagwave.store.StoreException;
import io.tagwave.web.AnalyzedPage;
import io.tagwave.web.FetchedPage;
import io.tagwave.web.Frontier;
import io.tagwave.web.FrontierProgress;
import io.tagwave.web.HostPermit;
import io.tagwave.web.Lease;
import io.tagwave.web.LinksToFollow;
import io.tagwave.web.Outcome;
import io.tagwave.web.PageRequest;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The frontier of one crawl in table {@code frontier}. The database holds everything that is known; memory holds, for a
 * limited number of hosts, the time of the next request and the next few pages. Leases are in memory only: a crash returns
 * them all. An embedded database belongs to one process; in PostgreSQL several may work on a crawl, see package cluster.
 */
public final class DatabaseFrontier implements Frontier<PageAnalysis> {

    private final CrawlWriter writer;
    private final FrontierState state;
    private final HostOwnership ownership;
    /** Null for a single process. */
    private @Nullable ProcessLink link;

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final HostPermits permits;

    private @Nullable StoreException fault;
    private boolean stopped;
    private final AtomicBoolean closed = new AtomicBoolean();
    private boolean last = true;

    private DatabaseFrontier(
            FrontierSettings settings,
            CrawlWriter writer,
            FrontierTable table,
            CrawlCounts counts,
            HostOwnership ownership) {
        this.writer = writer;
        this.ownership = ownership;
        state = new FrontierState(settings, table, counts, ownership, this::forwardToOwner);
        permits = new HostPermits(lock, changed, state.delays, ownership, this::requireWorking);
    }

    /** Opens the frontier of a crawl for this process alone. Returns old leases and requeues torn pages. */
    public static DatabaseFrontier open(Database database, long crawlId, FrontierSettings settings) {
        return database.call("open crawl " + crawlId, recovering -> {
            Connection connection = CrawlLock.own(database, crawlId);
            recovering.setAutoCommit(false);
            CrawlRecovery.run(recovering, crawlId);
            return open(database, crawlId, settings, new HostOwnership.SingleProcess(settings.maxPages()), connection);
        });
    }

    /**
     * Opens the frontier of a crawl without recovery.
     *
     * @param connection closed with the frontier
     */
    public static DatabaseFrontier open(
            Database database, long crawlId, FrontierSettings settings, HostOwnership ownership, Connection connection)
            throws SQLException {
        CrawlCounts counts = database.call("count pages", reading -> CrawlCounts.read(reading, crawlId, database));
        return new DatabaseFrontier(
                settings,
                new CrawlWriter(database, crawlId, ownership, settings.revisit()),
                new FrontierTable(connection, crawlId, ownership.process()),
                counts,
                ownership);
    }

    /** Returns the control for the exchange with other processes. */
    public FrontierControl control() {
        return new FrontierControl(this, state, writer, ownership);
    }

    void connect(ProcessLink processes) {
        link = processes;
        permits.connect(processes);
    }

    @Override
    public int add(Collection<String> urls, int depth) {
        KnownUrls.Added added = Sql.run("add pages", () -> writer.add(urls, depth));
        locked(() -> state.register(added));
        return added.count();
    }

    @Override
    public void expectMore(boolean more) {
        locked(() -> state.expecting = more);
    }

    @Override
    public @Nullable Lease next() throws InterruptedException {
        lock.lockInterruptibly();
        try {
            state.begin();
            while (!over()) {
                requireWorking();
                long now = System.nanoTime();
                state.returnDue(now);
                HostQueue queue = state.first(now);
                if (queue == null) {
                    if (!state.loadHosts(now)) {
                        await(now);
                    }
                } else if (queue.buffer.isEmpty()) {
                    state.loader.fill(queue, state.ranked, now);
                } else {
                    return state.lease(queue, now);
                }
            }
            requireWorking();
            changed.signalAll();
            return null;
        } finally {
            lock.unlock();
        }
    }

    private void requireWorking() {
        if (fault != null) {
            throw fault;
        }
    }

    @Override
    public HostPermit permit(String url) {
        return permits.of(url);
    }

    @Override
    public void complete(
            Lease lease, FetchedPage page, @Nullable AnalyzedPage<PageAnalysis> read, LinksToFollow follow) {
        locked(() -> {
            state.storing++;
            state.ranked |= follow.first() > 0;
            state.giveBack(lease);
        });
        writer.store(
                lease,
                page,
                read,
                follow,
                result -> stored(lease, result),
                failure -> storeFailure(lease, page, failure));
    }

    private void stored(Lease lease, CrawlWriter.Stored result) {
        locked(() -> {
            state.storing--;
            ended(lease);
            state.counts.stored(result);
            state.register(result.added());
        });
    }

    /** Notes that it is committed that a page is done or another process's. */
    private void ended(Lease lease) {
        state.table.giveBack(lease);
        if (link != null) {
            link.forget(lease);
        }
    }

    /** Stores the reason in place of a page that cannot be written: that is a mistake in the program. */
    private void storeFailure(Lease lease, FetchedPage page, Throwable reason) {
        FetchedPage broken = page.with(Outcome.FAILED, String.valueOf(reason));
        writer.store(
                lease,
                broken,
                null,
                LinksToFollow.NONE,
                result -> stored(lease, result),
                failure -> stopFor(lease, reason));
    }

    /** Ends the work if not even the reason can be stored: the database is gone, or the program is wrong. */
    private void stopFor(Lease lease, Throwable failure) {
        locked(() -> state.storing--);
        fail("cannot store " + lease.url(), failure);
    }

    @Override
    public void retry(Lease lease, Duration pause) {
        locked(() -> {
            Lease again = lease.again(lease.request(), lease.chain());
            if (state.giveBack(lease)) {
                Sql.run("retry " + lease.url(), () -> state.table.attempt(again.id(), again.attempt()));
                state.retryLater(again, pause);
            }
        });
    }

    @Override
    public boolean forward(Lease lease, String target) {
        return underLock(() -> {
            long known = Sql.run("look up " + target, () -> state.table.find(target));
            if (known >= 0 && known != lease.id()) {
                return false;
            }
            List<String> chain = new ArrayList<>(lease.chain());
            chain.add(lease.request().url());
            Lease next =
                    new Lease(lease.id(), lease.url(), PageRequest.of(target), lease.depth(), lease.attempt(), chain);
            if (state.giveBack(lease)) {
                state.putFirst(next);
            }
            changed.signalAll();
            return true;
        });
    }

    /** Leaves a page to the process that owns the host to be requested next. */
    private void forwardToOwner(Lease lease) {
        state.storing++;
        writer.forward(
                lease,
                done -> locked(() -> {
                    state.storing--;
                    ended(lease);
                }),
                failure -> stopFor(lease, failure));
    }

    @Override
    public void putBack(Lease lease) {
        locked(() -> {
            if (state.giveBack(lease)) {
                state.putFirst(lease);
            }
        });
    }

    @Override
    public void delayHost(String host, Duration pause) {
        locked(() -> state.delays.delay(host, pause));
    }

    @Override
    public void spaceHost(String host, Duration pause) {
        locked(() -> state.delays.space(host, pause));
    }

    @Override
    public List<String> earlierLinks(Lease lease) {
        return underLock(() -> Sql.run("read earlier links", () -> state.table.earlierLinks(lease.url())));
    }

    @Override
    public @Nullable String earlierNextPage(Lease lease) {
        return underLock(() -> Sql.run("read earlier links", () -> state.table.earlierNextPage(lease.url())))
                .orElse(null);
    }

    @Override
    public FrontierProgress progress() {
        return underLock(state::progress);
    }

    @Override
    public void stop() {
        locked(() -> stopped = true);
    }

    /** Returns, after {@link #close}, whether no other process works on the crawl. */
    public boolean wasLast() {
        return last;
    }

    @Override
    public void close() {
        stop();
        if (closed.compareAndSet(false, true)) {
            if (link != null) {
                link.stop();
            }
            Sql.run("close the crawl", () -> {
                writer.close();
                try (FrontierTable table = state.table) {
                    if (link == null) {
                        state.counts.close();
                    } else {
                        last = link.leave();
                    }
                }
                return last;
            });
        }
    }

    private boolean over() {
        return stopped || fault != null || ownership.isOver() && state.quiet();
    }

    private void await(long now) throws InterruptedException {
        if (over()) {
            return;
        }
        if (state.awaitsLinks() || state.storing > 0 && state.leased.isEmpty()) {
            // No worker has anything to do before the links of these pages are known.
            writer.flush();
        }
        changed.awaitNanos(state.untilNext(now));
    }

    /** Changes the state under the lock and wakes the threads that wait for pages. */
    void locked(Runnable work) {
        underLock(() -> {
            work.run();
            changed.signalAll();
            return true;
        });
    }

    <T> T underLock(Supplier<T> work) {
        lock.lock();
        try {
            return work.get();
        } finally {
            lock.unlock();
        }
    }

    /** Wakes the threads that wait for pages and permits. Called under the lock. */
    void wakeAll() {
        permits.wakeWaiting();
        changed.signalAll();
    }

    /** Ends all work for a reason that is not the fault of a page. */
    void fail(String what, Throwable reason) {
        fail(ownership.failure(what, reason));
    }

    void fail(StoreException reason) {
        locked(() -> {
            fault = fault == null ? reason : fault;
            permits.wakeWaiting();
        });
    }
}
