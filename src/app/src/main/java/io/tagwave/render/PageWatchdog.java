package io.tagwave.render;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/**
 * Watches one page from the side, since a driver may wait for a busy page without an end. A script that keeps the page from
 * answering is cut off, and the page goes on without it; a page that is not done at the deadline loses its browser.
 */
final class PageWatchdog implements AutoCloseable {

    private static final long TURN_MILLIS = 500;

    private final PageGuard guard;
    private final Duration scriptLimit;
    private final long deadline;
    private final Runnable kill;
    private final ScheduledFuture<?> turns;
    private CompletableFuture<?> answer = CompletableFuture.completedFuture(null);
    private long asked;
    private volatile boolean bitten;
    private volatile int cutOff;

    /**
     * Starts to watch.
     *
     * @param guard the window's, or null where the browser has no DevTools
     * @param scriptLimit how long a script may keep the page from answering
     * @param limit time until the browser is killed
     * @param kill stops the browser; called at most once
     */
    PageWatchdog(ScheduledExecutorService timer, PageGuard guard, Duration scriptLimit, Duration limit, Runnable kill) {
        this.guard = guard;
        this.scriptLimit = scriptLimit;
        this.deadline = System.nanoTime() + limit.toNanos();
        this.kill = kill;
        this.turns = timer.scheduleWithFixedDelay(this::turn, TURN_MILLIS, TURN_MILLIS, TimeUnit.MILLISECONDS);
    }

    /** Whether the browser was killed. */
    boolean bitten() {
        return bitten;
    }

    /** How many times a script was cut off. */
    int cutOff() {
        return cutOff;
    }

    @Override
    public void close() {
        turns.cancel(false);
    }

    private void turn() {
        long now = System.nanoTime();
        if (now > deadline) {
            turns.cancel(false);
            bitten = true;
            kill.run();
        } else if (guard != null) {
            keepAnswering(now);
        }
    }

    private void keepAnswering(long now) {
        if (answer.isDone()) {
            asked = now;
            answer = guard.send("Runtime.evaluate", Map.of("expression", "0"));
        } else if (now - asked > scriptLimit.toNanos()) {
            asked = now;
            cutOff++;
            guard.send("Runtime.terminateExecution", Map.of());
        }
    }
}
