package io.tagwave.store.frontier;

import io.tagwave.web.FrontierProgress;
import io.tagwave.web.Lease;
import io.tagwave.web.PageRequest;
import io.tagwave.web.UrlHosts;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The part of a frontier that is in memory: hosts with their next pages, pages in progress, and the progress of the crawl. Not
 * thread-safe.
 */
final class FrontierState {

    final HostSchedule schedule;
    final HostLoader loader;
    final HostDelays delays;
    final FrontierTable table;
    final CrawlCounts counts;
    final LeasedPages leased;
    final RetryQueue retries = new RetryQueue();

    private final HostOwnership ownership;
    /** Takes pages of hosts that other processes own. */
    private final Consumer<Lease> forward;

    /** Number of submitted results that are not yet committed. */
    int storing;

    /** True if pages may come that go before those in memory. */
    boolean ranked;

    boolean expecting;

    private boolean begun;

    FrontierState(
            FrontierSettings settings,
            FrontierTable table,
            CrawlCounts counts,
            HostOwnership ownership,
            Consumer<Lease> forward) {
        this.table = table;
        this.counts = counts;
        this.ownership = ownership;
        this.forward = forward;
        schedule = new HostSchedule(settings.perHost(), settings.maxHostPages());
        loader = new HostLoader(settings, table, schedule, ownership);
        delays = new HostDelays(settings, schedule, loader, table, ownership);
        leased = new LeasedPages(settings.lease().toNanos());
    }

    /** Notes that workers ask for pages from now on. */
    void begin() {
        begun = true;
    }

    /** Returns whether all seeds are known. */
    boolean settled() {
        return begun && !expecting;
    }

    /** Returns whether workers wait for pages that only other processes can give. */
    boolean hungry() {
        return begun && (limitReached() || schedule.waiting() == 0);
    }

    /** Returns whether no work is left, now or later. */
    boolean quiet() {
        return leased.isEmpty() && storing == 0 && (limitReached() || nothingLeft());
    }

    private boolean nothingLeft() {
        return !expecting && schedule.waiting() == 0 && retries.isEmpty() && !loader.loadHosts(System.nanoTime());
    }

    /** Returns whether pages that are being stored may have links that go before all others. */
    boolean awaitsLinks() {
        return ranked && storing > 0;
    }

    boolean limitReached() {
        long limit = ownership.limit();
        return limit >= 0 && begunPages() >= limit;
    }

    /** Returns the number of pages that are done or in progress. */
    long begunPages() {
        return counts.done() + leased.size() + storing;
    }

    /** Returns the next host that may be requested now, or null. */
    @Nullable
    HostQueue first(long now) {
        return mayLease() ? schedule.first(now) : null;
    }

    /** Loads hosts from the table if pages may be leased. Returns false if there are none. */
    boolean loadHosts(long now) {
        return mayLease() && loader.loadHosts(now);
    }

    private boolean mayLease() {
        return !limitReached() && !awaitsLinks() && ownership.mayRequest();
    }

    /** Leases the next page of a host; its buffer must not be empty. */
    Lease lease(HostQueue queue, long now) {
        schedule.remove(queue);
        Lease lease = queue.buffer.removeFirst();
        queue.inFlight++;
        queue.visited++;
        queue.served = counts.leased();
        queue.hold(now + delays.gap(queue));
        leased.add(lease, queue, now);
        schedule.place(queue, now);
        return lease;
    }

    void register(KnownUrls.Added added) {
        long now = System.nanoTime();
        added.hosts().forEach(host -> loader.added(host, ranked, now));
        counts.added(added.count());
    }

    /** Takes a lease back from its worker. Returns false if it had expired and another worker has the page now. */
    boolean giveBack(Lease lease) {
        HostQueue queue = leased.remove(lease);
        if (queue == null) {
            return false;
        }
        schedule.remove(queue);
        queue.inFlight--;
        schedule.place(queue, System.nanoTime());
        return true;
    }

    void putFirst(Lease lease) {
        String host = UrlHosts.of(lease.request().url());
        if (!ownership.owns(host)) {
            forward.accept(lease);
            return;
        }
        long now = System.nanoTime();
        HostQueue queue = loader.queue(host, now);
        schedule.remove(queue);
        queue.buffer.addFirst(lease);
        queue.visited--;
        schedule.place(queue, now);
    }

    void retryLater(Lease lease, Duration pause) {
        retries.add(lease, System.nanoTime() + pause.toNanos());
    }

    /** Returns pages to their queues whose pause is over or whose lease has expired. */
    void returnDue(long now) {
        for (Lease due = retries.poll(now); due != null; due = retries.poll(now)) {
            putFirst(due);
        }
        for (Lease expired = leased.expired(now); expired != null; expired = leased.expired(now)) {
            giveBack(expired);
            putFirst(expired.again(PageRequest.of(expired.url()), List.of()));
        }
    }

    /** Returns the nanoseconds until the next event. */
    long untilNext(long now) {
        return Math.min(schedule.untilNext(now), Math.min(retries.untilNext(now), leased.untilExpiry(now)));
    }

    FrontierProgress progress() {
        return ownership.among(counts.progress(leased.size() + storing, schedule.waiting()));
    }
}
