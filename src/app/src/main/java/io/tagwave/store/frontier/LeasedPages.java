package io.tagwave.store.frontier;

import io.tagwave.web.Lease;
import java.util.LinkedHashMap;
import java.util.Map;

/** The leases that workers hold, oldest first: as many as there are workers. Not for use by two threads at once. */
final class LeasedPages {

    private final Map<Long, Entry> entries = new LinkedHashMap<>();
    private final long nanos;

    LeasedPages(long nanos) {
        this.nanos = nanos;
    }

    void add(Lease lease, HostQueue queue, long now) {
        entries.put(lease.id(), new Entry(lease, queue, now + nanos));
    }

    /** The queue that a lease came from, or null when it is not, or no longer, handed out. */
    HostQueue remove(Lease lease) {
        Entry entry = entries.get(lease.id());
        if (entry == null || entry.lease.attempt() != lease.attempt()) {
            return null;
        }
        return entries.remove(lease.id()).queue;
    }

    int size() {
        return entries.size();
    }

    boolean isEmpty() {
        return entries.isEmpty();
    }

    /** The oldest lease if its time is up, or null. */
    Lease expired(long now) {
        return untilExpiry(now) > 0 ? null : entries.values().iterator().next().lease;
    }

    long untilExpiry(long now) {
        return isEmpty() ? Long.MAX_VALUE : entries.values().iterator().next().until - now;
    }

    private record Entry(Lease lease, HostQueue queue, long until) {}
}
