package io.tagwave.store.frontier;

import io.tagwave.web.Lease;
import java.sql.SQLException;

/** Connects the frontier of one process with the other processes of its crawl. */
public interface ProcessLink {

    /** Returns a place in the queue for a request to a host that another process owns. Called under the frontier's lock. */
    Ticket enqueue(String host);

    /** Reports that a request to such a host was answered. Called under the frontier's lock. */
    void answered(String host);

    /** Forgets a page that is done or has gone to another process. Called under the frontier's lock. */
    void forget(Lease lease);

    /** Stops the exchange with other processes. */
    void stop();

    /** Gives up all hosts and ends the process, and returns whether it was the last one. */
    boolean leave() throws SQLException;

    /** A place in the queue for one request. Used under the frontier's lock. */
    interface Ticket {

        /** Returns the nanoseconds until the request may be sent, or until the next look. */
        long nanosUntilPermitted(long now);

        /** Reports that the request is sent. */
        void sent();

        /** Leaves the queue: the request was permitted, or nobody waits for it any more. */
        void leave();
    }
}
