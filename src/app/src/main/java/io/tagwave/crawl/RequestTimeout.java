package io.tagwave.crawl;

import java.time.Duration;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Cancels a request that takes too long; the wait for the permit of its host does not count. */
final class RequestTimeout {

    private final ScheduledExecutorService timer;
    private final Duration limit;
    private final Runnable cancel;
    private volatile boolean expired;
    private @Nullable ScheduledFuture<?> next;

    RequestTimeout(ScheduledExecutorService timer, Duration limit, Runnable cancel) {
        this.timer = timer;
        this.limit = limit;
        this.cancel = cancel;
    }

    /** Starts the timeout. Returns false if the timer, and with it all requests, was shut down. */
    boolean start() {
        try {
            next = timer.schedule(this::expire, limit.toMillis(), TimeUnit.MILLISECONDS);
            return true;
        } catch (RejectedExecutionException closed) {
            return false;
        }
    }

    void stop() {
        if (next != null) {
            next.cancel(false);
        }
    }

    boolean isExpired() {
        return expired;
    }

    private void expire() {
        expired = true;
        cancel.run();
    }
}
