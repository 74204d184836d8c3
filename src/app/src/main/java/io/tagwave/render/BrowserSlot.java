package io.tagwave.render;

import io.tagwave.web.FetchedPage;
import io.tagwave.web.HostPermit;
import io.tagwave.web.Outcome;
import java.time.Instant;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A place in the pool: holds a session while it is healthy, and then replaces it. */
final class BrowserSlot {

    /** Reading the memory of all processes takes about a millisecond. */
    private static final int PAGES_BETWEEN_MEMORY = 10;

    private final BrowserLauncher starter;
    private final RenderSettings.Recycling recycling;
    private volatile @Nullable BrowserSession session;
    private volatile boolean closed;
    private int pages;

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
        pages = 0;
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
        drop();
        synchronized (this) { // a session may just be starting
            drop();
        }
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
            replaceIfUsedUp(current);
            return page.withStart(startMillis);
        } catch (BrowserUnavailableException e) {
            return failed(url, Outcome.RENDER_FAILED, at, before, e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return failed(url, Outcome.RENDER_FAILED, at, before, "interrupted while waiting for the host");
        } catch (RenderFailure e) {
            if (!e.kind().sparesSession) {
                drop();
            }
            return e.kind() == RenderFailure.Kind.BROWSER_GONE && mayRetry && !closed
                    ? null
                    : failed(url, e.kind().outcome, at, before, e.getMessage());
        } finally {
            permit.answered(System.nanoTime());
        }
    }

    private void replaceIfUsedUp(BrowserSession current) {
        pages++;
        LocalBrowser browser = current.local();
        boolean isLarge = browser != null
                && pages % PAGES_BETWEEN_MEMORY == 0
                && browser.privateBytes() > recycling.memoryBytes();
        if (isLarge || pages >= recycling.pages()) {
            drop();
        }
    }

    private void drop() {
        BrowserSession old = session;
        session = null;
        if (old != null) {
            old.close();
        }
    }

    private static RenderedPage failed(String url, Outcome outcome, Instant at, long since, @Nullable String error) {
        double millis = (System.nanoTime() - since) / 1e6;
        return RenderedPage.failed(FetchedPage.failed(url, outcome, at, millis, error));
    }
}
