package io.tagwave.store.frontier;

import io.tagwave.web.Lease;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;

/** Holds pages until their next attempt. Not thread-safe. */
final class RetryQueue {

    private final PriorityQueue<Entry> entries = new PriorityQueue<>((a, b) -> Long.signum(a.at - b.at));

    void add(Lease lease, long at) {
        entries.add(new Entry(lease, at));
    }

    boolean isEmpty() {
        return entries.isEmpty();
    }

    /** Removes and returns the next page whose pause is over, or null. */
    @Nullable
    Lease poll(long now) {
        Entry next = untilNext(now) > 0 ? null : entries.poll();
        return next == null ? null : next.lease;
    }

    long untilNext(long now) {
        Entry next = entries.peek();
        return next == null ? Long.MAX_VALUE : next.at - now;
    }

    private record Entry(Lease lease, long at) {}
}
