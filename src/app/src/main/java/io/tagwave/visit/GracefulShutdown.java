package io.tagwave.visit;

import io.tagwave.crawl.Crawl;
import java.io.PrintWriter;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Lets Ctrl-C end a crawl between two pages, and says how to go on. */
public final class GracefulShutdown implements AutoCloseable {

    /** For pages that are being worked on; then their requests are cut off and they wait for the next run. */
    private static final long GRACE_SECONDS = 2;

    private static final long LIMIT_SECONDS = 20;

    private final PrintWriter err;
    private final String goOn;
    private final CountDownLatch ended = new CountDownLatch(1);
    private final CountDownLatch letGo = new CountDownLatch(1);
    private final Thread hook = new Thread(this::stop, "clean-stop");
    private volatile Crawl<?> crawl;
    private volatile boolean stopping;

    /**
     * To be opened before the database, so that it is closed after it.
     *
     * @param goOn the command that goes on
     */
    public GracefulShutdown(PrintWriter err, String goOn) {
        this.err = err;
        this.goOn = goOn;
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /** Names the crawl to stop, perhaps after others that have ended; when the program is about to end, it does nothing. */
    public void of(Crawl<?> running) {
        crawl = running;
        if (stopping) {
            running.stop();
        }
    }

    /** Whether the program is about to end. */
    public boolean isStopping() {
        return stopping || crawl != null && crawl.isStopping();
    }

    /** Waits until the crawl has had its time to finish pages, for those who have to clear up after it. */
    public void awaitLetGo() {
        try {
            letGo.await(GRACE_SECONDS + 1, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        ended.countDown();
        letGo.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException shuttingDown) {
            // The hook runs already, and has only waited for this.
        }
    }

    /** What is done at the end of the program. */
    void stop() {
        stopping = true;
        Crawl<?> running = crawl;
        if (running == null) {
            return;
        }
        running.stop();
        try {
            if (!ended.await(GRACE_SECONDS, TimeUnit.SECONDS)) {
                crawl.abort();
                letGo.countDown();
                ended.await(LIMIT_SECONDS, TimeUnit.SECONDS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        err.println("Stopped. Go on with: tagwave " + goOn);
        err.flush();
    }
}
