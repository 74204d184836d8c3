package io.tagwave.store.frontier;

import io.tagwave.web.FrontierProgress;
import io.tagwave.web.Lease;
import io.tagwave.web.PageRequest;
import io.tagwave.web.UrlHosts;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;

/**
 * What of a frontier is in memory: hosts with their next pages, pages under way, and how far the crawl is. Not for use by two threads at
 * once.
 */
final class FrontierState {

    final HostSchedule schedule;
    final HostLoader supply;
    final HostDelays pauses;
    final FrontierTable table;
    final CrawlCounts counts;
    final LeasedPages handedOut;
    final RetryQueue retries = new RetryQueue();

    private final HostOwnership share;
    /** Takes pages of hosts that are another process's. */
    private final Consumer<Lease> away;

    /** Work that is left to be written. */
    int storing;

    /** Whether pages may come that go before those in memory. */
    boolean ranked;

    boolean expecting;

    private boolean begun;

    FrontierState(
            FrontierSettings settings,
            FrontierTable table,
            CrawlCounts counts,
            HostOwnership share,
            Consumer<Lease> away) {
        this.table = table;
        this.counts = counts;
        this.share = share;
        this.away = away;
        schedule = new HostSchedule(settings.perHost(), settings.maxHostPages());
        supply = new HostLoader(settings, table, schedule, share);
        pauses = new HostDelays(settings, schedule, supply, table, share);
        handedOut = new LeasedPages(settings.lease().toNanos());
    }

    /** Workers ask for pages from now on. */
    void begin() {
        begun = true;
    }

    /** Whether all that the crawl starts from is known. */
    boolean settled() {
        return begun && !expecting;
    }

    /** Whether workers wait for pages that only others can give. */
    boolean hungry() {
        return begun && (limitReached() || schedule.waiting() == 0);
    }

    /** Whether nothing is left to do, now or later. */
    boolean quiet() {
        return handedOut.isEmpty() && storing == 0 && (limitReached() || nothingLeft());
    }

    private boolean nothingLeft() {
        return !expecting && schedule.waiting() == 0 && retries.isEmpty() && !supply.takeFromTable(System.nanoTime());
    }

    /** What is being stored may hold links that go before all others. */
    boolean mustKnowMore() {
        return ranked && storing > 0;
    }

    boolean limitReached() {
        long limit = share.limit();
        return limit >= 0 && begun() >= limit;
    }

    /** Pages that are done or under way. */
    long begun() {
        return counts.done() + handedOut.size() + storing;
    }

    /** The host that may be asked now, or null. */
    HostQueue first(long now) {
        return limitReached() || mustKnowMore() || !share.mayAsk() ? null : schedule.first(now);
    }

    /** Brings in hosts, where any may be asked. False when there are none. */
    boolean takeFromTable(long now) {
        return !limitReached() && !mustKnowMore() && share.mayAsk() && supply.takeFromTable(now);
    }

    Lease handOut(HostQueue queue, long now) {
        schedule.remove(queue);
        Lease lease = queue.buffer.pollFirst();
        queue.inFlight++;
        queue.visited++;
        queue.served = counts.handedOut();
        queue.hold(now + pauses.gap(queue));
        handedOut.add(lease, queue, now);
        schedule.place(queue, now);
        return lease;
    }

    void register(KnownUrls.Added added) {
        long now = System.nanoTime();
        added.hosts().forEach(host -> supply.added(host, ranked, now));
        counts.added(added.count());
    }

    /** Takes a lease back from its worker. False when it had expired and someone else has it now. */
    boolean giveBack(Lease lease) {
        HostQueue queue = handedOut.remove(lease);
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
        if (!share.owns(host)) {
            away.accept(lease);
            return;
        }
        long now = System.nanoTime();
        HostQueue queue = supply.queue(host, now);
        schedule.remove(queue);
        queue.buffer.addFirst(lease);
        queue.visited--;
        schedule.place(queue, now);
    }

    void retryLater(Lease lease, Duration pause) {
        retries.add(lease, System.nanoTime() + pause.toNanos());
    }

    /** Puts pages whose pause is over, or whose worker has held them too long, back into their queues. */
    void returnDue(long now) {
        for (Lease due = retries.poll(now); due != null; due = retries.poll(now)) {
            putFirst(due);
        }
        for (Lease expired = handedOut.expired(now); expired != null; expired = handedOut.expired(now)) {
            giveBack(expired);
            putFirst(expired.again(PageRequest.of(expired.url()), List.of()));
        }
    }

    /** Nanoseconds until something is to be done. */
    long untilNext(long now) {
        return Math.min(schedule.untilNext(now), Math.min(retries.untilNext(now), handedOut.untilExpiry(now)));
    }

    FrontierProgress progress() {
        return share.among(counts.progress(handedOut.size() + storing, schedule.waiting()));
    }
}
