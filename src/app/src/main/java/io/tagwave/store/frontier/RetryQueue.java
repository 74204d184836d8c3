package io.tagwave.store.frontier;

import io.tagwave.web.Lease;
import java.util.PriorityQueue;

/** Pages that wait for their next attempt. Not for use by two threads at once. */
final class RetryQueue {

    private final PriorityQueue<Entry> entries = new PriorityQueue<>((a, b) -> Long.signum(a.at - b.at));

    void add(Lease lease, long at) {
        entries.add(new Entry(lease, at));
    }

    boolean isEmpty() {
        return entries.isEmpty();
    }

    /** The next page whose pause is over, or null. */
    Lease poll(long now) {
        return untilNext(now) > 0 ? null : entries.poll().lease;
    }

    long untilNext(long now) {
        return isEmpty() ? Long.MAX_VALUE : entries.peek().at - now;
    }

    private record Entry(Lease lease, long at) {}
}
