package io.tagwave.store.frontier;

import io.tagwave.page.Lease;
import java.util.ArrayDeque;
import java.util.Deque;

/** What is in memory of one host: its next pages and when it may be asked again. Times are of {@link System#nanoTime}. */
final class HostQueue {

    final String host;

    /** Pages leased from the database and not handed out yet, next first. */
    final Deque<Lease> buffer = new ArrayDeque<>();

    /** Whether the database may hold waiting pages beyond the buffer. */
    boolean more;

    /** When the next page may be handed out. */
    long readyAt;

    /** When the last request started, if {@link #asked}. */
    long lastStart;

    boolean asked;

    /** Least time between two starts where it is not the crawl's own, or -1. */
    long ownGap = -1;

    int inFlight;

    /** Whether the host is to go to another process: it takes no more pages from the database. */
    boolean leaving;

    /** Pages handed out or done. */
    long visited;

    /** When it was last served, by a counter: equals take turns. */
    long served;

    /** The set of {@link HostSchedule} that holds it, or null. */
    java.util.TreeSet<HostQueue> place;

    HostQueue(String host, long now) {
        this.host = host;
        this.readyAt = now;
    }

    /** Holds the host back at least until then. */
    void hold(long until) {
        if (until - readyAt > 0) {
            readyAt = until;
        }
    }

    /** Whether there is something to do, now or later, or something is being done. */
    boolean hasTask() {
        return place != null || inFlight > 0;
    }

    boolean hasWork() {
        return more || !buffer.isEmpty();
    }

    /** Depth of the next page; -1 when the buffer has to be filled to know. */
    int depth() {
        return buffer.isEmpty() ? -1 : buffer.peekFirst().depth();
    }
}
