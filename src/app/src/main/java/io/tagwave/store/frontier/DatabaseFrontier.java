package io.tagwave.store.frontier;

import io.tagwave.store.Database;
import io.tagwave.store.PageAnalysis;
import io.tagwave.store.Sql;
import io.tagwave.store.StoreException;
import io.tagwave.web.AnalyzedPage;
import io.tagwave.web.EarlierLinks;
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
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/**
 * The frontier of one crawl in table {@code frontier}. The database holds what is known; memory holds, of a bounded number
 * of hosts, when each may be asked and its next few pages. Leases are memory's alone: what was leased when a process ended was lost.
 * An embedded database belongs to one process; in PostgreSQL several may work on a crawl, see {@link #join}.
 */
public final class DatabaseFrontier implements Frontier<PageAnalysis> {

    private final CrawlWriter writer;
    private final FrontierState state;
    private final HostOwnership share;
    /** Null where there is no other process. */
    private ProcessHeartbeat turns;

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final CrossHostRequests guests;
    private final HostPermits hostTurns;

    private StoreException fault;
    private boolean stopped;
    private boolean closed;
    private boolean last = true;

    private DatabaseFrontier(
            FrontierSettings settings,
            CrawlWriter writer,
            FrontierTable table,
            CrawlCounts counts,
            HostOwnership share,
            CrossHostRequestTable visits) {
        this.writer = writer;
        this.share = share;
        state = new FrontierState(settings, table, counts, share, this::send);
        guests = visits == null ? null : new CrossHostRequests(visits, share, state.pauses, () -> turns.hurry());
        hostTurns = new HostPermits(lock, changed, state.pauses, share, guests, this::requireStoring);
    }

    /** Opens the frontier of a crawl for this process alone: gives back what was leased when it was last used, and requeues torn pages. */
    public static DatabaseFrontier open(Database database, long crawlId, FrontierSettings settings) {
        return database.call("open crawl " + crawlId, recovering -> {
            Connection connection = CrawlLock.connect(database, crawlId);
            recovering.setAutoCommit(false);
            CrawlRecovery.run(recovering, crawlId);
            HostOwnership sole = new HostOwnership.Sole(settings.maxPages());
            return new DatabaseFrontier(
                    settings,
                    new CrawlWriter(database, crawlId, sole),
                    new FrontierTable(connection, crawlId),
                    CrawlCounts.read(recovering, crawlId, database),
                    sole,
                    null);
        });
    }

    /**
     * Opens the frontier of a crawl that several processes may work on, each with hosts of its own. An embedded database belongs to one.
     *
     * @param joining whether others may be there already
     * @throws StoreException when they are and must not be
     */
    public static DatabaseFrontier join(Database database, long crawlId, FrontierSettings settings, boolean joining) {
        return join(database, crawlId, settings, joining, CrawlProcess.LEASE);
    }

    /** With a lease of another length. */
    static DatabaseFrontier join(
            Database database, long crawlId, FrontierSettings settings, boolean joining, Duration lease) {
        if (!database.isShared()) {
            return open(database, crawlId, settings);
        }
        return database.call("take part in crawl " + crawlId, reading -> {
            CrawlJoin entrance = CrawlJoin.of(database, crawlId, joining, lease);
            CrawlProcess process = entrance.process();
            CrawlCounts counts = CrawlCounts.read(reading, crawlId, database);
            FrontierTable table = new FrontierTable(database.connect(), crawlId, process.process());
            CrawlWriter writer = new CrawlWriter(database, crawlId, process);
            CrossHostRequestTable visits =
                    new CrossHostRequestTable(entrance.table().connection(), crawlId, process.process());
            DatabaseFrontier frontier = new DatabaseFrontier(settings, writer, table, counts, process, visits);
            FrontierState state = frontier.state;
            HostTransfers moves = new HostTransfers(state.schedule, state.supply, table, process, state.pauses.gap());
            HeartbeatListener side = new HeartbeatListener(frontier, state, writer, moves);
            frontier.turns = new ProcessHeartbeat(
                    side, process, entrance.table(), moves, frontier.guests, settings, crawlId, counts.done());
            frontier.turns.start();
            return frontier;
        });
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
    public Lease next() throws InterruptedException {
        lock.lockInterruptibly();
        try {
            state.begin();
            while (!over()) {
                requireStoring();
                long now = System.nanoTime();
                state.returnDue(now);
                HostQueue queue = state.first(now);
                if (queue == null) {
                    if (!state.takeFromTable(now)) {
                        await(now);
                    }
                } else if (queue.buffer.isEmpty()) {
                    state.supply.fill(queue, state.ranked, now);
                } else {
                    return state.handOut(queue, now);
                }
            }
            requireStoring();
            changed.signalAll();
            return null;
        } finally {
            lock.unlock();
        }
    }

    private void requireStoring() {
        if (fault != null) {
            throw fault;
        }
    }

    @Override
    public HostPermit permit(String url) {
        return hostTurns.of(url);
    }

    @Override
    public void complete(Lease lease, FetchedPage page, AnalyzedPage<PageAnalysis> read, LinksToFollow follow) {
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
                result -> stored(lease, result, page.body().length),
                failure -> storeFault(lease, page, failure));
    }

    private void stored(Lease lease, CrawlWriter.Stored result, int size) {
        locked(() -> {
            state.storing--;
            ended(lease);
            state.counts.stored(result, size);
            state.register(result.added());
        });
    }

    /** The page is another's, or done, which is committed. */
    private void ended(Lease lease) {
        state.table.giveBack(lease);
        if (turns != null) {
            turns.forget(lease);
        }
    }

    /** What of a page can not be written is the program's fault: the page is kept with the reason in its place. */
    private void storeFault(Lease lease, FetchedPage page, Throwable reason) {
        FetchedPage broken = page.with(Outcome.FAILED, String.valueOf(reason));
        writer.store(
                lease,
                broken,
                null,
                LinksToFollow.NONE,
                result -> stored(lease, result, broken.body().length),
                failure -> stopFor(lease, reason));
    }

    /** What can not be stored either is not the page's fault: the database is gone, or the program is wrong. */
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

    /** Leaves a page to the process whose host is to be asked. */
    private void send(Lease lease) {
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
        locked(() -> state.pauses.delay(host, pause));
    }

    @Override
    public void spaceHost(String host, Duration pause) {
        locked(() -> state.pauses.space(host, pause));
    }

    @Override
    public EarlierLinks earlierLinks(Lease lease) {
        return underLock(() -> Sql.run("read earlier links", () -> state.table.earlierLinks(lease.url())));
    }

    @Override
    public FrontierProgress progress() {
        return underLock(state::progress);
    }

    @Override
    public void stop() {
        locked(() -> stopped = true);
    }

    /** After {@link #close}: whether no other process works on the crawl. */
    public boolean wasLast() {
        return last;
    }

    @Override
    public void close() {
        if (underLock(this::closing)) {
            if (turns != null) {
                turns.close();
            }
            Sql.run("close the crawl", () -> {
                writer.close();
                return closeTable();
            });
        }
    }

    /** False when it was closed before. */
    private boolean closing() {
        boolean first = !closed;
        closed = true;
        stopped = true;
        changed.signalAll();
        return first;
    }

    private Void closeTable() throws SQLException {
        FrontierTable table = state.table;
        try (table) {
            if (turns == null) {
                state.counts.close();
            } else {
                last = turns.leave();
            }
        }
        return null;
    }

    private boolean over() {
        return stopped || fault != null || share.isOver() && state.quiet();
    }

    private void await(long now) throws InterruptedException {
        if (over()) {
            return;
        }
        if (state.mustKnowMore() || state.storing > 0 && state.handedOut.isEmpty()) {
            // Nobody has anything to do before the links of these pages are known.
            writer.hurry();
        }
        changed.awaitNanos(state.untilNext(now));
    }

    /** Does something to the state, after which those who wait look at it again. */
    void locked(Runnable work) {
        underLock(() -> {
            work.run();
            changed.signalAll();
            return null;
        });
    }

    /** Wakes those who wait for turns of hosts; called under the lock. */
    void lookAtTurns() {
        hostTurns.look();
    }

    <T> T underLock(Supplier<T> work) {
        lock.lock();
        try {
            return work.get();
        } finally {
            lock.unlock();
        }
    }

    /** Ends the work of all, for a reason that no page is to blame for. */
    void fail(String what, Throwable reason) {
        fail(share.failure(what, reason));
    }

    /** Ends the work of all. */
    void fail(StoreException reason) {
        locked(() -> {
            fault = fault == null ? reason : fault;
            hostTurns.look();
        });
    }
}
