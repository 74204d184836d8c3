package io.tagwave.render;

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

/**
 * A few browsers that fetch pages. Each has a profile of its own and is used for many pages, without the cookies and the
 * storage of those before; a dead one is replaced and its page tried once again. Nothing stays behind when the pool is
 * closed or the program ends; what a killed program left is cleared when the next pool is made.
 */
public final class BrowserPool implements PageSource {

    private final List<BrowserSlot> slots;
    private final BlockingQueue<BrowserSlot> free;
    private final ExecutorService policyThreads = Executors.newCachedThreadPool(task -> daemon(task, "request policy"));
    private final ScheduledExecutorService timer =
            Executors.newScheduledThreadPool(1, task -> daemon(task, "page watchdog"));
    private final Thread atExit = new Thread(this::stopAtExit, "browsers at exit");
    private volatile Runnable beforeExit = () -> {};
    private volatile boolean closed;

    /** A pool whose browsers start when they are first needed. */
    public BrowserPool(RenderSettings settings) {
        BrowserProfiles profiles = BrowserProfiles.ofUser();
        profiles.clearAbandoned();
        BrowserLauncher starter = new BrowserLauncher(settings, profiles, policyThreads, timer);
        slots = IntStream.range(0, settings.sessions())
                .mapToObj(i -> new BrowserSlot(starter, settings.recycling()))
                .toList();
        free = new LinkedBlockingQueue<>(slots);
        Runtime.getRuntime().addShutdownHook(atExit);
    }

    /**
     * Starts the first browser now, so that its absence shows before any work is done.
     *
     * @throws BrowserUnavailableException when none can be started
     */
    public void start() throws BrowserUnavailableException {
        slots.get(0).start();
    }

    /**
     * Sets what is waited for before the browsers are stopped at the end of the program, so that pages that are being shown can
     * be finished. It has to return by itself.
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
     * The same for a page whose host has its turn, perhaps with all of the page's list.
     *
     * @param turn awaited when a browser is there to ask for the page, each time that one does
     * @param growing how the list is made to grow, in a pool whose settings say that lists are; or null
     */
    public RenderedPage render(PageRequest request, HostPermit turn, GrowthSettings growing) {
        BrowserSlot slot;
        try {
            slot = free.take();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return failed(request.url(), Outcome.RENDER_FAILED, "interrupted while waiting for a browser");
        }
        try {
            return closed ? notShown(request) : slot.render(request.url(), turn, growing);
        } catch (RuntimeException e) {
            if (!closed) {
                throw e;
            }
            return notShown(request); // whatever broke under way: its browser, its timer or its connection was ended
        } finally {
            free.add(slot);
        }
    }

    /** How many sessions were started and why they were replaced, for reports. */
    public List<String> history() {
        return slots.stream().flatMap(slot -> slot.history().stream()).toList();
    }

    /** Processor time of the browsers that run now, with their drivers, in milliseconds; 0 where the system does not tell. */
    public double cpuMillis() {
        return slots.stream().mapToDouble(BrowserSlot::cpuMillis).sum();
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

    private static RenderedPage notShown(PageRequest request) {
        return failed(request.url(), Outcome.RENDER_FAILED, "the browsers were closed");
    }

    static RenderedPage failed(String url, Outcome outcome, String error) {
        FetchedPage page = FetchedPage.failed(url, outcome, Instant.now(), 0, error);
        return new RenderedPage(page, List.of(), 0, 0, RenderedPage.Times.NONE, null, RenderedPage.Growth.NONE);
    }

    private void stopAtExit() {
        beforeExit.run();
        stop();
    }

    private void stop() {
        closed = true;
        policyThreads.shutdownNow();
        timer.shutdownNow();
        slots.parallelStream().forEach(BrowserSlot::close);
    }

    private static Thread daemon(Runnable task, String name) {
        Thread thread = new Thread(task, name);
        thread.setDaemon(true);
        return thread;
    }
}
