package io.tagwave.render;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Watches one page from another thread, since a driver may wait for a busy page forever. A script that blocks the page
 * is terminated, and the page continues without it; a page that is not done at the deadline loses its browser.
 */
final class PageWatchdog implements AutoCloseable {

    private static final long CHECK_MILLIS = 500;

    private final @Nullable PageGuard guard;
    private final Duration scriptLimit;
    private final long deadline;
    private final Runnable kill;
    private final ScheduledFuture<?> checks;
    private CompletableFuture<?> answer = CompletableFuture.completedFuture(null);
    private long asked;
    private volatile boolean killed;

    /** Starts to watch; a script may block the page for one limit, and the browser is killed at the other. */
    PageWatchdog(
            ScheduledExecutorService timer,
            @Nullable PageGuard guard,
            Duration scriptLimit,
            Duration limit,
            Runnable kill) {
        this.guard = guard;
        this.scriptLimit = scriptLimit;
        this.deadline = System.nanoTime() + limit.toNanos();
        this.kill = kill;
        this.checks = timer.scheduleWithFixedDelay(this::check, CHECK_MILLIS, CHECK_MILLIS, TimeUnit.MILLISECONDS);
    }

    boolean killed() {
        return killed;
    }

    @Override
    public void close() {
        checks.cancel(false);
    }

    private void check() {
        long now = System.nanoTime();
        if (now > deadline) {
            checks.cancel(false);
            killed = true;
            kill.run();
        } else if (guard != null) {
            checkScripts(guard, now);
        }
    }

    private void checkScripts(PageGuard guard, long now) {
        if (answer.isDone()) {
            asked = now;
            answer = guard.send("Runtime.evaluate", Map.of("expression", "0"));
        } else if (now - asked > scriptLimit.toNanos()) {
            asked = now;
            guard.send("Runtime.terminateExecution", Map.of());
        }
    }
}
