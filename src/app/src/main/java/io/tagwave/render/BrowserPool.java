package io.tagwave.render;

import io.tagwave.web.DaemonThreads;
import io.tagwave.web.FetchedPage;
import io.tagwave.web.HostPermit;
import io.tagwave.web.Outcome;
import io.tagwave.web.PageRequest;
import io.tagwave.web.PageSource;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledExecutorService;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Fetches pages with a few browsers. Each has its own profile and serves many pages, without the cookies and the
 * storage of earlier ones; a dead browser is replaced and its page retried once. Closing the pool or ending the program
 * removes everything; the remains of a killed program are removed when the next pool is created.
 */
public final class BrowserPool implements PageSource {

    private final List<BrowserSlot> slots;
    private final BlockingQueue<BrowserSlot> free;
    private final ExecutorService policyThreads = Executors.newCachedThreadPool(DaemonThreads.named("request policy"));
    private final ScheduledExecutorService timer =
            Executors.newScheduledThreadPool(1, DaemonThreads.named("page watchdog"));
    private final Thread atExit = new Thread(
            () -> {
                this.beforeExit.run();
                stop();
            },
            "browsers at exit");
    private volatile Runnable beforeExit = () -> {};
    private volatile boolean closed;

    /**
     * Creates a pool whose browsers start when they are first needed.
     *
     * @throws IllegalArgumentException as {@link RenderSettings#checked}
     */
    public BrowserPool(RenderSettings settings) {
        BrowserProfiles profiles = BrowserProfiles.ofUser();
        profiles.clearAbandoned();
        BrowserLauncher starter = new BrowserLauncher(settings.checked(), profiles, policyThreads, timer);
        slots = IntStream.range(0, settings.sessions)
                .mapToObj(i -> new BrowserSlot(starter, settings.recycling))
                .toList();
        free = new LinkedBlockingQueue<>(slots);
        Runtime.getRuntime().addShutdownHook(atExit);
    }

    /**
     * Starts the first browser, so that its absence shows before any work is done.
     *
     * @throws BrowserUnavailableException if none can be started
     */
    public void start() throws BrowserUnavailableException {
        slots.get(0).start();
    }

    /**
     * Sets the action to wait for before the browsers are stopped at the end of the program, so that pages in work can
     * be finished. It must return.
     */
    public void beforeExit(Runnable wait) {
        beforeExit = wait;
    }

    @Override
    public FetchedPage fetch(PageRequest request) {
        return render(request).page();
    }

    /**
     * Renders one page; waits until a browser is free.
     *
     * @param request its validators are not used: a browser shows the page as it is now
     */
    public RenderedPage render(PageRequest request) {
        return render(request, HostPermit.IMMEDIATE, null);
    }

    /**
     * Renders one page, and all of its list on request.
     *
     * @param permit awaited when a browser is ready to request the page, once for each attempt
     * @param growing how to make the list grow, in a pool whose settings allow that; null to leave it
     */
    public RenderedPage render(PageRequest request, HostPermit permit, @Nullable GrowthSettings growing) {
        BrowserSlot slot;
        try {
            slot = free.take();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return failed(request.url(), Outcome.RENDER_FAILED, "interrupted while waiting for a browser");
        }
        try {
            return closed ? closedFailure(request) : slot.render(request.url(), permit, growing);
        } catch (RuntimeException e) {
            if (!closed) {
                throw e;
            }
            return closedFailure(request); // caused by the end of the browser, its timer or its connection
        } finally {
            free.add(slot);
        }
    }

    @Override
    public void close() {
        stop();
        try {
            Runtime.getRuntime().removeShutdownHook(atExit);
        } catch (IllegalStateException e) {
            // The program is ending: the hook runs, or has run.
        }
    }

    private static RenderedPage closedFailure(PageRequest request) {
        return failed(request.url(), Outcome.RENDER_FAILED, "the browsers were closed");
    }

    private static RenderedPage failed(String url, Outcome outcome, String error) {
        return RenderedPage.failed(FetchedPage.failed(url, outcome, Instant.now(), 0, error));
    }

    private void stop() {
        closed = true;
        policyThreads.shutdownNow();
        timer.shutdownNow();
        slots.parallelStream().forEach(BrowserSlot::close);
    }
}
