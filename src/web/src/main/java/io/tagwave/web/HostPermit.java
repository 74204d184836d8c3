package io.tagwave.web;

/**
 * A host's turn: waited for right before a request to the host, and over when the request has reached it for certain. Used by one thread
 * at a time; each {@link #await} that returns is followed by {@link #answered}, of which more than one do no more.
 */
@FunctionalInterface
public interface HostPermit {

    /** For requests that nobody has to wait for. */
    HostPermit AT_ONCE = () -> {};

    /** Returns when the request may be sent. The one before, if any, is over then. */
    void await() throws InterruptedException;

    /**
     * The head of the answer is there, or no answer will come. The host's next turn is a pause away from then: when the request was
     * written says little about when the host had it.
     *
     * @param nanos when that was, on the clock of {@link System#nanoTime}
     */
    default void answered(long nanos) {}
}
