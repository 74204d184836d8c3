package io.tagwave.lab.evaluate;

import io.tagwave.cli.crawl.CrawlProgress;
import io.tagwave.eval.TimingComparison.Task;
import io.tagwave.web.DaemonThreads;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Prints the progress of a measurement: a line every five seconds and one at the end. Any thread may count steps. */
public final class StepProgress implements AutoCloseable {

    private static final int LINE_MILLIS = 5000;

    private final String label;
    private final int steps;
    private final PrintWriter err;
    private final long start = System.nanoTime();
    private final AtomicInteger done = new AtomicInteger();
    private final ScheduledExecutorService timer =
            Executors.newSingleThreadScheduledExecutor(DaemonThreads.named("progress"));

    /**
     * Starts to print.
     *
     * @param label the first words of each line, such as "pages read"
     * @param steps total number of steps
     */
    public StepProgress(String label, int steps, PrintWriter err) {
        this.label = label;
        this.steps = steps;
        this.err = err;
        timer.scheduleAtFixedRate(this::print, LINE_MILLIS, LINE_MILLIS, TimeUnit.MILLISECONDS);
    }

    /** Counts a finished step. */
    public void step() {
        done.incrementAndGet();
    }

    /** Returns a task that counts a step for each page. */
    public Task counting(Task task) {
        return new Task(task.mode(), page -> {
            Map<String, Double> stages = task.run(page);
            step();
            return stages;
        });
    }

    @Override
    public void close() {
        timer.shutdownNow();
        print();
    }

    private synchronized void print() {
        err.println(line(label, done.get(), steps, System.nanoTime() - start));
        err.flush();
    }

    /** Returns a line of progress, with the estimated rest while there is one. */
    public static String line(String label, int done, int steps, long nanos) {
        Duration elapsed = Duration.ofNanos(nanos);
        boolean estimable = done > 0 && done < steps;
        String rest = estimable
                ? ", about "
                        + CrawlProgress.text(elapsed.multipliedBy(steps - done).dividedBy(done)) + " left"
                : "";
        return label + ": " + done + " of " + steps + " in " + CrawlProgress.text(elapsed) + rest;
    }
}
