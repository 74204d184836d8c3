package io.tagwave.lab.bench;

import io.tagwave.bench.TimedTask;
import io.tagwave.cli.crawl.CrawlProgress;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Shows how far a measurement is: a plain line every few seconds, also while one step takes long, and one at the end. Steps may be
 * counted by any thread.
 */
public final class StepProgress implements AutoCloseable {

    private static final int LINE_MILLIS = 5000;

    private final String what;
    private final int steps;
    private final PrintWriter err;
    private final long start = System.nanoTime();
    private final AtomicInteger done = new AtomicInteger();
    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(StepProgress::daemon);

    /**
     * Starts to show.
     *
     * @param what is measured, the first word of each line
     * @param steps to come
     */
    public StepProgress(String what, int steps, PrintWriter err) {
        this.what = what;
        this.steps = steps;
        this.err = err;
        timer.scheduleAtFixedRate(this::show, LINE_MILLIS, LINE_MILLIS, TimeUnit.MILLISECONDS);
    }

    /** Counts a step that is done. */
    public void step() {
        done.incrementAndGet();
    }

    /** A contender whose pages are steps. */
    TimedTask counting(TimedTask contender) {
        return new TimedTask() {
            @Override
            public String mode() {
                return contender.mode();
            }

            @Override
            public Map<String, Double> run(int page) {
                Map<String, Double> stages = contender.run(page);
                step();
                return stages;
            }
        };
    }

    @Override
    public void close() {
        timer.shutdownNow();
        show();
    }

    private synchronized void show() {
        err.println(line(what, done.get(), steps, System.nanoTime() - start));
        err.flush();
    }

    /** One line of progress. */
    static String line(String what, int done, int steps, long nanos) {
        Duration taken = Duration.ofNanos(nanos);
        String end = done == 0 || done >= steps
                ? ""
                : ", about "
                        + CrawlProgress.text(taken.multipliedBy(steps - done).dividedBy(done)) + " left";
        return what + ": " + done + " of " + steps + " in " + CrawlProgress.text(taken) + end;
    }

    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work, "progress");
        thread.setDaemon(true);
        return thread;
    }
}
