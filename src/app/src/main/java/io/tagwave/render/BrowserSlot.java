package io.tagwave.render;

import io.tagwave.web.FetchedPage;
import io.tagwave.web.HostPermit;
import io.tagwave.web.Outcome;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** A place in the pool: holds a session while it is well, and puts a fresh one in its place when it is not. */
final class BrowserSlot {

    private final BrowserLauncher starter;
    private final RenderSettings.Recycling recycling;
    private final List<String> history = new ArrayList<>();
    private volatile BrowserSession session;
    private volatile boolean closed;
    private SessionHealth health;

    BrowserSlot(BrowserLauncher starter, RenderSettings.Recycling recycling) {
        this.starter = starter;
        this.recycling = recycling;
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

    /** Renders a page, all of its list if {@code growing} is not null. A browser that died on it is replaced, and the page tried once again. */
    RenderedPage render(String url, HostPermit turn, GrowthSettings growing) {
        RenderedPage page = attempt(url, turn, growing, true);
        return page == null ? attempt(url, turn, growing, false) : page;
    }

    /** Stops the session, also while a page is being shown. */
    void close() {
        closed = true;
        drop(null);
        synchronized (this) { // a session may just be starting
            drop(null);
        }
    }

    /** Processor time of the session that runs now. */
    double cpuMillis() {
        BrowserSession current = session;
        return current == null || current.local() == null ? 0 : current.local().cpuMillis();
    }

    synchronized List<String> history() {
        return List.copyOf(history);
    }

    /** The page, or null when the browser died and the page may be tried again. */
    private RenderedPage attempt(String url, HostPermit turn, GrowthSettings growing, boolean mayRetry) {
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
            turn.await();
            RenderedPage page = current.render(url, turn, growing);
            note(page, current);
            return withStart(page, startMillis);
        } catch (BrowserUnavailableException e) {
            return failed(url, Outcome.RENDER_FAILED, at, before, e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return failed(url, Outcome.RENDER_FAILED, at, before, "interrupted while waiting for the host's turn");
        } catch (RenderFailure e) {
            if (!e.sparesSession()) {
                drop(e.getMessage());
            }
            return e.kind() == RenderFailure.Kind.BROWSER_GONE && mayRetry && !closed
                    ? null
                    : failed(url, outcome(e.kind()), at, before, e.getMessage());
        } finally {
            turn.answered(System.nanoTime());
        }
    }

    private void note(RenderedPage page, BrowserSession current) {
        health.page(page.times().total(), current.local());
        if (health.verdict() != null) {
            drop(health.verdict());
        }
    }

    private void drop(String reason) {
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

    private static RenderedPage withStart(RenderedPage page, double startMillis) {
        RenderedPage.Times t = page.times();
        return new RenderedPage(
                page.page(),
                page.redirects(),
                page.requests(),
                page.refused(),
                new RenderedPage.Times(startMillis, t.navigate(), t.waiting(), t.serialise()),
                page.screenshot(),
                page.growth());
    }

    private static RenderedPage failed(String url, Outcome outcome, Instant at, long since, String error) {
        double millis = (System.nanoTime() - since) / 1e6;
        FetchedPage page = FetchedPage.failed(url, outcome, at, millis, error);
        return new RenderedPage(page, List.of(), 0, 0, RenderedPage.Times.NONE, null, RenderedPage.Growth.NONE);
    }
}
