package io.tagwave.crawl;

import java.time.Duration;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/** Cuts off a request that takes too long; the wait for its host's turn is not counted. */
final class RequestTimeout {

    private final ScheduledExecutorService timer;
    private final Duration limit;
    private final Runnable cut;
    private volatile boolean rang;
    private ScheduledFuture<?> next;

    /**
     * An alarm that is not yet set.
     *
     * @param cut cuts the request off
     */
    RequestTimeout(ScheduledExecutorService timer, Duration limit, Runnable cut) {
        this.timer = timer;
        this.limit = limit;
        this.cut = cut;
    }

    /** Counts the time from now. False when the timer was shut down, and all requests with it. */
    boolean set() {
        try {
            next = timer.schedule(this::ring, limit.toMillis(), TimeUnit.MILLISECONDS);
            return true;
        } catch (RejectedExecutionException closed) {
            return false;
        }
    }

    /** Counts no longer. */
    void stop() {
        if (next != null) {
            next.cancel(false);
        }
    }

    /** Whether the request was cut off. */
    boolean rang() {
        return rang;
    }

    private void ring() {
        rang = true;
        cut.run();
    }
}
