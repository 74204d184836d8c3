package io.tagwave.render;

import io.tagwave.web.FetchedPage;
import io.tagwave.web.HostPermit;
import io.tagwave.web.Outcome;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A place in the pool: holds a session while it is healthy, and then replaces it. */
final class BrowserSlot {

    private final BrowserLauncher starter;
    private final RenderSettings.Recycling recycling;
    private final List<String> history = new ArrayList<>();
    private volatile @Nullable BrowserSession session;
    private volatile boolean closed;
    private SessionHealth health;

    BrowserSlot(BrowserLauncher starter, RenderSettings.Recycling recycling) {
        this.starter = starter;
        this.recycling = recycling;
        health = new SessionHealth(recycling);
    }

    /** Starts a session unless one runs. */
    synchronized void start() throws BrowserUnavailableException {
        if (session != null || closed) {
            return;
        }
        BrowserSession started = starter.start();
        health = new SessionHealth(recycling);
        session = started;
    }

    /**
     * Renders a page, and all of its list if {@code growing} is not null. A browser that dies is replaced, and the page
     * retried once.
     */
    RenderedPage render(String url, HostPermit permit, @Nullable GrowthSettings growing) {
        RenderedPage page = attempt(url, permit, growing, true);
        return page != null ? page : Objects.requireNonNull(attempt(url, permit, growing, false));
    }

    /** Stops the session, also while it renders a page. */
    void close() {
        closed = true;
        drop(null);
        synchronized (this) { // a session may just be starting
            drop(null);
        }
    }

    synchronized List<String> history() {
        return List.copyOf(history);
    }

    /** Returns the page; null if the browser died and the page may be retried. */
    private @Nullable RenderedPage attempt(
            String url, HostPermit permit, @Nullable GrowthSettings growing, boolean mayRetry) {
        Instant at = Instant.now();
        long before = System.nanoTime();
        try {
            boolean fresh = session == null;
            start();
            BrowserSession current = session;
            if (current == null) {
                return failed(url, Outcome.RENDER_FAILED, at, before, "the browsers were closed");
            }
            double startMillis = fresh ? (System.nanoTime() - before) / 1e6 : 0;
            permit.await();
            RenderedPage page = current.render(url, permit, growing);
            note(page, current);
            return page.withStart(startMillis);
        } catch (BrowserUnavailableException e) {
            return failed(url, Outcome.RENDER_FAILED, at, before, e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return failed(url, Outcome.RENDER_FAILED, at, before, "interrupted while waiting for the host");
        } catch (RenderFailure e) {
            if (!e.sparesSession()) {
                drop(e.getMessage());
            }
            return e.kind() == RenderFailure.Kind.BROWSER_GONE && mayRetry && !closed
                    ? null
                    : failed(url, outcome(e.kind()), at, before, e.getMessage());
        } finally {
            permit.answered(System.nanoTime());
        }
    }

    private void note(RenderedPage page, BrowserSession current) {
        health.page(page.times().total(), current.local());
        if (health.verdict() != null) {
            drop(health.verdict());
        }
    }

    private void drop(@Nullable String reason) {
        BrowserSession old = session;
        session = null;
        if (old != null) {
            old.close();
        }
        if (reason != null) {
            synchronized (this) {
                history.add(reason);
            }
        }
    }

    private static Outcome outcome(RenderFailure.Kind kind) {
        return switch (kind) {
            case BROWSER_GONE, PAGE_BROKEN -> Outcome.RENDER_FAILED;
            case TIMEOUT -> Outcome.TIMEOUT;
            case UNREACHABLE -> Outcome.UNREACHABLE;
            case TOO_LARGE -> Outcome.TOO_LARGE;
            case NOT_HTML -> Outcome.NOT_HTML;
            case OFF_SCOPE -> Outcome.OFF_SCOPE;
            case REDIRECT_LOOP -> Outcome.REDIRECT_LOOP;
        };
    }

    private static RenderedPage failed(String url, Outcome outcome, Instant at, long since, @Nullable String error) {
        double millis = (System.nanoTime() - since) / 1e6;
        return RenderedPage.failed(FetchedPage.failed(url, outcome, at, millis, error));
    }
}
