package io.tagwave.store.frontier;

import io.tagwave.web.Lease;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The leases that workers hold, oldest first. Not thread-safe. */
final class LeasedPages {

    private final Map<Long, Entry> entries = new LinkedHashMap<>();
    private final long nanos;

    LeasedPages(long nanos) {
        this.nanos = nanos;
    }

    void add(Lease lease, HostQueue queue, long now) {
        entries.put(lease.id(), new Entry(lease, queue, now + nanos));
    }

    /** Returns the queue that a lease came from, or null if it is not leased any more. */
    @Nullable
    HostQueue remove(Lease lease) {
        Entry entry = entries.get(lease.id());
        if (entry == null || entry.lease.attempt() != lease.attempt()) {
            return null;
        }
        entries.remove(lease.id());
        return entry.queue;
    }

    int size() {
        return entries.size();
    }

    boolean isEmpty() {
        return entries.isEmpty();
    }

    /** Returns the oldest lease if it has expired, or null. */
    @Nullable
    Lease expired(long now) {
        return untilExpiry(now) > 0 ? null : entries.values().iterator().next().lease;
    }

    long untilExpiry(long now) {
        return isEmpty() ? Long.MAX_VALUE : entries.values().iterator().next().until - now;
    }

    private record Entry(Lease lease, HostQueue queue, long until) {}
}
