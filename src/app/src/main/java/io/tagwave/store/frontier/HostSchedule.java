package io.tagwave.store.frontier;

import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Orders the hosts by their next request. A host with work is in one of three sets: hosts that may be requested now, lowest
 * depth first and longest unserved first among equals; hosts that have to wait, by time; and hosts that must answer first. A
 * host must be removed before a field that orders it changes, and placed again afterwards. Not thread-safe.
 */
final class HostSchedule {

    private static final Comparator<HostQueue> BY_DEPTH = Comparator.comparingInt(HostQueue::depth)
            .thenComparingLong(queue -> queue.served)
            .thenComparing(queue -> queue.host);

    /** Compares differences: nanoTime may overflow. */
    private static final Comparator<HostQueue> BY_TIME =
            ((Comparator<HostQueue>) (a, b) -> Long.signum(a.readyAt - b.readyAt)).thenComparing(queue -> queue.host);

    private final Map<String, HostQueue> hosts = new HashMap<>();
    private final TreeSet<HostQueue> ready = new TreeSet<>(BY_DEPTH);
    private final TreeSet<HostQueue> timed = new TreeSet<>(BY_TIME);
    private final TreeSet<HostQueue> blocked = new TreeSet<>(BY_TIME);
    private final int perHost;
    private final long maxHostPages;

    HostSchedule(int perHost, long maxHostPages) {
        this.perHost = perHost;
        this.maxHostPages = maxHostPages;
    }

    /** Returns the host's queue, or null if it is not in memory. */
    @Nullable
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

    Collection<HostQueue> all() {
        return hosts.values();
    }

    void forget(HostQueue queue) {
        remove(queue);
        hosts.remove(queue.host, queue);
    }

    /** Returns the number of hosts with work that may be done now or later. */
    int waiting() {
        return ready.size() + timed.size() + blocked.size();
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
            TreeSet<HostQueue> place = queue.blocked ? blocked : queue.readyAt - now <= 0 ? ready : timed;
            place.add(queue);
            queue.place = place;
        }
    }

    /** Returns the next host that may be requested now, or null. */
    @Nullable
    HostQueue first(long now) {
        while (!timed.isEmpty() && timed.first().readyAt - now <= 0) {
            place(timed.first(), now);
        }
        return ready.isEmpty() ? null : ready.first();
    }

    /** Returns the nanoseconds until the next host may be requested; {@link Long#MAX_VALUE} if none waits. */
    long untilNext(long now) {
        return timed.isEmpty() ? Long.MAX_VALUE : timed.first().readyAt - now;
    }

    /** Removes hosts from memory that have nothing to do and no delay to keep. */
    void forgetIdle(long now) {
        hosts.values().removeIf(q -> q.isIdle() && !q.hasWork() && q.readyAt - now <= 0 && maxHostPages == 0);
    }
}
