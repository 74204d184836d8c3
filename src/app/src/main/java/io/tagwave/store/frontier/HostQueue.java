package io.tagwave.store.frontier;

import io.tagwave.web.Lease;
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

    /** When the host may have heard of the last request at the latest, as far as is known, if {@link #asked}. */
    long lastContact;

    boolean asked;

    /** Requests that were sent and are not answered. */
    int unanswered;

    /** Whether another process asks it for something, or wants to. */
    boolean guest;

    /** Whether it must not be asked before a request is answered: nobody knows from when the pause counts. */
    boolean engaged;

    /** Least time between two requests where it is not the crawl's own, or -1. */
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

    /** The host had a request at this time, or later than at any before. */
    void contact(long nanos) {
        if (!asked || nanos - lastContact > 0) {
            lastContact = nanos;
        }
        asked = true;
    }

    /** Whether there is something to do, now or later, or something is being done. */
    boolean hasTask() {
        return place != null || inFlight > 0;
    }

    /** Whether nobody asks it for anything or is at work on what it said. */
    boolean isIdle() {
        return inFlight == 0 && unanswered == 0 && !guest;
    }

    boolean hasWork() {
        return more || !buffer.isEmpty();
    }

    /** Depth of the next page; -1 when the buffer has to be filled to know. */
    int depth() {
        return buffer.isEmpty() ? -1 : buffer.peekFirst().depth();
    }
}
