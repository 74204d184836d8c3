package io.tagwave.store.frontier;

import io.tagwave.page.EarlierLinks;
import io.tagwave.page.FetchedPage;
import io.tagwave.page.Follow;
import io.tagwave.page.Frontier;
import io.tagwave.page.Hosts;
import io.tagwave.page.Lease;
import io.tagwave.page.Outcome;
import io.tagwave.page.PageRequest;
import io.tagwave.page.Progress;
import io.tagwave.page.ReadPage;
import io.tagwave.store.Database;
import io.tagwave.store.PageAnalysis;
import io.tagwave.store.Sql;
import io.tagwave.store.StoreException;
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
 * of hosts, when each may be asked and its next few pages. Leases are memory's alone: an embedded database belongs to one process, and
 * whatever was leased when a crawl is opened was lost by a crash.
 */
public final class H2Frontier implements Frontier<PageAnalysis> {

    /** Added to every pause: a timer that fires early by a fraction of a millisecond must not break the promise. */
    private static final long MARGIN = 1_000_000;

    private final FrontierSettings settings;
    private final CrawlWriter writer;
    private final FrontierTable table;
    private final CrawlCounts counts;
    private final long gap;

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final Condition turn = lock.newCondition();
    private final HostSchedule schedule;
    private final HandedOut handedOut;
    private final RetryQueue retries = new RetryQueue();
    private final HostSupply supply;
    /** Pages that are left to be written. */
    private int storing;

    private StoreException fault;
    /** Whether pages may come that go before those in memory. */
    private boolean ranked;

    private boolean expecting;
    private boolean stopped;
    private boolean closed;

    private H2Frontier(FrontierSettings settings, CrawlWriter writer, FrontierTable table, CrawlCounts counts) {
        this.settings = settings;
        this.writer = writer;
        this.table = table;
        this.counts = counts;
        gap = settings.delay().isZero() ? 0 : settings.delay().toNanos() + MARGIN;
        schedule = new HostSchedule(settings.perHost(), settings.maxHostPages());
        supply = new HostSupply(settings, table, schedule);
        handedOut = new HandedOut(settings.lease().toNanos());
    }

    /** Opens the frontier of a crawl: gives back what was leased when it was last used, and requeues torn pages. */
    public static H2Frontier open(Database database, long crawlId, FrontierSettings settings) {
        return database.call("open crawl " + crawlId, recovering -> {
            Connection connection = CrawlLock.connect(database, crawlId);
            recovering.setAutoCommit(false);
            Recovery.run(recovering, crawlId);
            return new H2Frontier(
                    settings,
                    new CrawlWriter(database, crawlId),
                    new FrontierTable(connection, crawlId),
                    CrawlCounts.read(recovering, crawlId, database));
        });
    }

    @Override
    public int add(Collection<String> urls, int depth) {
        KnownUrls.Added added = Sql.run("add pages", () -> writer.add(urls, depth));
        locked(() -> register(added, System.nanoTime()));
        return added.count();
    }

    @Override
    public void expectMore(boolean more) {
        locked(() -> {
            expecting = more;
            changed.signalAll();
        });
    }

    @Override
    public Lease next() throws InterruptedException {
        lock.lockInterruptibly();
        try {
            while (!over()) {
                requireStoring();
                long now = System.nanoTime();
                returnDue(now);
                HostQueue queue = limitReached() || mustKnowMore() ? null : schedule.first(now);
                if (queue == null) {
                    if (limitReached() || mustKnowMore() || !supply.takeFromTable(now)) {
                        await(now);
                    }
                } else if (queue.buffer.isEmpty()) {
                    supply.fill(queue, ranked, now);
                } else {
                    return handOut(queue, now);
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
    public void awaitTurn(Lease lease) throws InterruptedException {
        lock.lockInterruptibly();
        try {
            HostQueue queue = supply.queue(Hosts.of(lease.request().url()), System.nanoTime());
            long now = System.nanoTime();
            while (queue.asked && queue.lastStart + gap(queue) - now > 0) {
                turn.awaitNanos(queue.lastStart + gap(queue) - now);
                now = System.nanoTime();
            }
            schedule.remove(queue);
            queue.asked = true;
            queue.lastStart = now;
            queue.hold(now + gap(queue));
            schedule.place(queue, now);
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void complete(Lease lease, FetchedPage page, ReadPage<PageAnalysis> read, Follow follow) {
        locked(() -> {
            storing++;
            ranked |= follow.first() > 0;
            giveBack(lease);
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
            storing--;
            table.giveBack(lease);
            counts.stored(result, size);
            register(result.added(), System.nanoTime());
        });
    }

    /** What of a page can not be written is the program's fault: the page is kept with the reason in its place. */
    private void storeFault(Lease lease, FetchedPage page, Throwable reason) {
        FetchedPage broken = page.with(Outcome.FAILED, String.valueOf(reason));
        writer.store(
                lease,
                broken,
                null,
                Follow.NONE,
                result -> stored(lease, result, broken.body().length),
                failure -> stopFor(lease, reason));
    }

    /** What can not be stored either is not the page's fault: the database is gone, or the program is wrong. */
    private void stopFor(Lease lease, Throwable failure) {
        locked(() -> {
            storing--;
            fault = new StoreException("cannot store " + lease.url() + ": " + StoreException.reason(failure), failure);
            changed.signalAll();
        });
    }

    @Override
    public void retry(Lease lease, Duration pause) {
        locked(() -> {
            Lease again = lease.again(lease.request(), lease.chain());
            if (giveBack(lease)) {
                Sql.run("retry " + lease.url(), () -> table.attempt(again.id(), again.attempt()));
                retries.add(again, System.nanoTime() + pause.toNanos());
            }
            changed.signalAll();
        });
    }

    @Override
    public boolean forward(Lease lease, String target) {
        return underLock(() -> {
            long known = Sql.run("look up " + target, () -> table.find(target));
            if (known >= 0 && known != lease.id()) {
                return false;
            }
            List<String> chain = new ArrayList<>(lease.chain());
            chain.add(lease.request().url());
            Lease next =
                    new Lease(lease.id(), lease.url(), PageRequest.of(target), lease.depth(), lease.attempt(), chain);
            if (giveBack(lease)) {
                putFirst(next);
            }
            return true;
        });
    }

    @Override
    public void putBack(Lease lease) {
        locked(() -> {
            if (giveBack(lease)) {
                putFirst(lease);
            }
        });
    }

    @Override
    public void delayHost(String host, Duration pause) {
        locked(() -> {
            long now = System.nanoTime();
            HostQueue queue = supply.queue(host, now);
            schedule.remove(queue);
            queue.hold(now + pause.toNanos());
            schedule.place(queue, now);
        });
    }

    @Override
    public void spaceHost(String host, Duration pause) {
        locked(() -> supply.queue(host, System.nanoTime()).ownGap = pause.toNanos() + MARGIN);
    }

    @Override
    public EarlierLinks earlierLinks(Lease lease) {
        return underLock(() -> Sql.run("read earlier links", () -> table.earlierLinks(lease.url())));
    }

    @Override
    public Progress progress() {
        return underLock(() -> counts.progress(handedOut.size() + storing, schedule.waiting()));
    }

    @Override
    public void stop() {
        locked(() -> {
            stopped = true;
            changed.signalAll();
        });
    }

    @Override
    public void close() {
        if (underLock(this::closing)) {
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
        try (table) {
            counts.close();
        }
        return null;
    }

    private boolean over() {
        return stopped || fault != null || handedOut.isEmpty() && storing == 0 && (limitReached() || nothingLeft());
    }

    private boolean nothingLeft() {
        return !expecting && schedule.waiting() == 0 && retries.isEmpty() && !supply.takeFromTable(System.nanoTime());
    }

    /** What is being stored may hold links that go before all others. */
    private boolean mustKnowMore() {
        return ranked && storing > 0;
    }

    private boolean limitReached() {
        return settings.maxPages() > 0 && counts.done() + handedOut.size() + storing >= settings.maxPages();
    }

    private Lease handOut(HostQueue queue, long now) {
        schedule.remove(queue);
        Lease lease = queue.buffer.pollFirst();
        queue.inFlight++;
        queue.visited++;
        queue.served = counts.handedOut();
        queue.hold(now + gap(queue));
        handedOut.add(lease, queue, now);
        schedule.place(queue, now);
        return lease;
    }

    private void register(KnownUrls.Added added, long now) {
        added.hosts().forEach(host -> supply.added(host, ranked, now));
        counts.added(added.count());
        changed.signalAll();
    }

    /** Takes a lease back from its worker. False when it had expired and someone else has it now. */
    private boolean giveBack(Lease lease) {
        HostQueue queue = handedOut.remove(lease);
        if (queue == null) {
            return false;
        }
        schedule.remove(queue);
        queue.inFlight--;
        schedule.place(queue, System.nanoTime());
        changed.signalAll();
        return true;
    }

    private void putFirst(Lease lease) {
        long now = System.nanoTime();
        HostQueue queue = supply.queue(Hosts.of(lease.request().url()), now);
        schedule.remove(queue);
        queue.buffer.addFirst(lease);
        queue.visited--;
        schedule.place(queue, now);
        changed.signalAll();
    }

    /** Puts pages whose pause is over, or whose worker has held them too long, back into their queues. */
    private void returnDue(long now) {
        for (Lease due = retries.poll(now); due != null; due = retries.poll(now)) {
            putFirst(due);
        }
        for (Lease expired = handedOut.expired(now); expired != null; expired = handedOut.expired(now)) {
            giveBack(expired);
            putFirst(expired.again(PageRequest.of(expired.url()), List.of()));
        }
    }

    private void await(long now) throws InterruptedException {
        if (over()) {
            return;
        }
        if (mustKnowMore() || storing > 0 && handedOut.isEmpty()) {
            // Nobody has anything to do before the links of these pages are known.
            writer.hurry();
        }
        long nanos = Math.min(schedule.untilNext(now), Math.min(retries.untilNext(now), handedOut.untilExpiry(now)));
        changed.awaitNanos(nanos);
    }

    private long gap(HostQueue queue) {
        return queue.ownGap < 0 ? gap : Math.max(gap, queue.ownGap);
    }

    private void locked(Runnable work) {
        underLock(() -> {
            work.run();
            return null;
        });
    }

    private <T> T underLock(Supplier<T> work) {
        lock.lock();
        try {
            return work.get();
        } finally {
            lock.unlock();
        }
    }
}
