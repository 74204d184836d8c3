package io.tagwave.store.frontier;

import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeSet;

/**
 * Which host is to be asked next. A host with work stands in one of three orders: those that may be asked now, lowest depth
 * first and longest unserved first among equals; those that have to be waited for, by time; and those that answer. A host must be taken out
 * before what it is ordered by changes, and placed again after. Not for use by two threads at once.
 */
final class HostSchedule {

    private static final Comparator<HostQueue> BY_DEPTH = Comparator.comparingInt(HostQueue::depth)
            .thenComparingLong(q -> q.served)
            .thenComparing(q -> q.host);

    /** Only differences of nanoTime mean something: an overflow must not reorder them. */
    private static final Comparator<HostQueue> BY_TIME =
            ((Comparator<HostQueue>) (a, b) -> Long.signum(a.readyAt - b.readyAt)).thenComparing(q -> q.host);

    private final Map<String, HostQueue> hosts = new HashMap<>();
    private final TreeSet<HostQueue> ready = new TreeSet<>(BY_DEPTH);
    private final TreeSet<HostQueue> timed = new TreeSet<>(BY_TIME);
    private final TreeSet<HostQueue> engaged = new TreeSet<>(BY_TIME);
    private final int perHost;
    private final long maxHostPages;

    HostSchedule(int perHost, long maxHostPages) {
        this.perHost = perHost;
        this.maxHostPages = maxHostPages;
    }

    /** The host's queue, or null when it is not held in memory. */
    HostQueue find(String host) {
        return hosts.get(host);
    }

    HostQueue add(String host, long now) {
        HostQueue queue = new HostQueue(host, now);
        hosts.put(host, queue);
        return queue;
    }

    int size() {
        return hosts.size();
    }

    /** All hosts in memory. */
    Collection<HostQueue> all() {
        return hosts.values();
    }

    /** The host is not held in memory any more. */
    void forget(HostQueue queue) {
        remove(queue);
        hosts.remove(queue.host, queue);
    }

    /** Number of hosts with work that may be done now or later. */
    int waiting() {
        return ready.size() + timed.size() + engaged.size();
    }

    void remove(HostQueue queue) {
        if (queue.place != null) {
            queue.place.remove(queue);
            queue.place = null;
        }
    }

    void place(HostQueue queue, long now) {
        remove(queue);
        boolean mayWork = queue.hasWork() && queue.inFlight < perHost;
        if (mayWork && (maxHostPages == 0 || queue.visited < maxHostPages)) {
            queue.place = queue.engaged ? engaged : queue.readyAt - now <= 0 ? ready : timed;
            queue.place.add(queue);
        }
    }

    /** The host to ask now, or null. */
    HostQueue first(long now) {
        while (!timed.isEmpty() && timed.first().readyAt - now <= 0) {
            place(timed.first(), now);
        }
        return ready.isEmpty() ? null : ready.first();
    }

    /** Nanoseconds until the next host may be asked; {@link Long#MAX_VALUE} when none waits. */
    long untilNext(long now) {
        return timed.isEmpty() ? Long.MAX_VALUE : timed.first().readyAt - now;
    }

    /** Forgets hosts that have nothing to do and owe no pause. */
    void forgetIdle(long now) {
        hosts.values().removeIf(q -> q.isIdle() && !q.hasWork() && q.readyAt - now <= 0 && maxHostPages == 0);
    }
}
