package io.tagwave.web;

/**
 * Permission to send one request to a host: awaited just before the request, and returned when its response has begun. Used by one
 * thread at a time. Each {@link #await} that returns is followed by {@link #answered}; calling that again has no effect.
 */
@FunctionalInterface
public interface HostPermit {

    /** Permits every request at once. */
    HostPermit IMMEDIATE = () -> {};

    /** Waits until the request may be sent. Returns the previous permit, if any. */
    void await() throws InterruptedException;

    /**
     * Returns the permit: the response head has arrived, or none will. The host's delay counts from then, since the time at which a
     * request was written says little about when the host received it.
     *
     * @param nanos time of the response head, by {@link System#nanoTime}
     */
    default void answered(long nanos) {}
}
