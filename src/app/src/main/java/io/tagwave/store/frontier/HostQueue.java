package io.tagwave.store.frontier;

import io.tagwave.web.Lease;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The next pages of one host and the time of its next request. Times are those of {@link System#nanoTime}. */
final class HostQueue {

    final String host;

    /** Pages leased from the database and not yet handed out, next first. */
    final Deque<Lease> buffer = new ArrayDeque<>();

    /** True if the database may have waiting pages beyond the buffer. */
    boolean more;

    /** Time from which the next page may be handed out. */
    long readyAt;

    /** Latest time at which the host may have received a request, if {@link #requested}. */
    long lastContact;

    boolean requested;

    /** Number of requests that were sent and not answered. */
    int unanswered;

    /** True if another process sends it a request, or wants to. */
    boolean foreignRequest;

    /** True if a response is needed before the next request: until then the start of the delay is unknown. */
    boolean blocked;

    /** Minimum time between two requests that the host asks for, or -1. */
    long ownGap = -1;

    int inFlight;

    /** True if the host moves to another process: it takes no more pages from the database. */
    boolean leaving;

    /** Number of pages handed out or done. */
    long visited;

    /** Counter of its last lease: equal hosts take turns. */
    long served;

    /** The set of {@link HostSchedule} that holds it, or null. */
    @Nullable
    TreeSet<HostQueue> place;

    HostQueue(String host, long now) {
        this.host = host;
        this.readyAt = now;
    }

    /** Postpones the next page at least until a time. */
    void hold(long until) {
        if (until - readyAt > 0) {
            readyAt = until;
        }
    }

    /** Notes a request at a time, unless a later one is known. */
    void contact(long nanos) {
        if (!requested || nanos - lastContact > 0) {
            lastContact = nanos;
        }
        requested = true;
    }

    /** Returns whether there is work, now or later, or work in progress. */
    boolean hasTask() {
        return place != null || inFlight > 0;
    }

    /** Returns whether no request is under way and no page in progress. */
    boolean isIdle() {
        return inFlight == 0 && unanswered == 0 && !foreignRequest;
    }

    boolean hasWork() {
        return more || !buffer.isEmpty();
    }

    /** Returns the depth of the next page; -1 if the buffer has to be filled to know. */
    int depth() {
        Lease next = buffer.peekFirst();
        return next == null ? -1 : next.depth();
    }
}
