package io.tagwave.visit;

import io.tagwave.crawl.Crawl;
import java.io.PrintWriter;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Lets Ctrl-C end a crawl between two pages, and prints how to continue. */
public final class GracefulShutdown implements AutoCloseable {

    /** Time for finishing pages; then their requests are cancelled and they wait for the next run. */
    private static final long GRACE_SECONDS = 2;

    private static final long LIMIT_SECONDS = 20;

    private final PrintWriter err;
    private final String resumeCommand;
    private final CountDownLatch ended = new CountDownLatch(1);
    private final CountDownLatch letGo = new CountDownLatch(1);
    private final Thread hook = new Thread(this::stop, "clean-stop");
    private volatile @Nullable Crawl<?> crawl;
    private volatile boolean stopping;

    /**
     * Installs the shutdown hook. Open it before the database, so that it is closed after it.
     *
     * @param resumeCommand command that continues the crawl
     */
    public GracefulShutdown(PrintWriter err, String resumeCommand) {
        this.err = err;
        this.resumeCommand = resumeCommand;
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /**
     * Sets the crawl to stop, perhaps after others that have ended; stops it at once if the program is about to end.
     */
    public void of(Crawl<?> running) {
        crawl = running;
        if (stopping) {
            running.stop();
        }
    }

    /** Returns true if the program is about to end, or its crawl is. */
    public boolean isStopping() {
        Crawl<?> running = crawl;
        return stopping || running != null && running.isStopping();
    }

    /** Returns true if the program is about to end, whether or not its crawl has stopped for another reason. */
    public boolean isProgramEnding() {
        return stopping;
    }

    /** Waits until the crawl has had its time to finish pages, for resources that it still uses. */
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
            // The hook is already running, and has only waited for this.
        }
    }

    /** Runs at the end of the program. */
    void stop() {
        stopping = true;
        Crawl<?> running = crawl;
        if (running == null) {
            return;
        }
        running.stop();
        try {
            if (!ended.await(GRACE_SECONDS, TimeUnit.SECONDS)) {
                running.abort();
                letGo.countDown();
                ended.await(LIMIT_SECONDS, TimeUnit.SECONDS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        err.println("Stopped. Go on with: tagwave " + resumeCommand);
        err.flush();
    }
}
