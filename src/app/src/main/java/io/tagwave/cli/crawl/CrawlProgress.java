package io.tagwave.cli.crawl;

import io.tagwave.rows.LogLines;
import io.tagwave.rows.Terminals;
import io.tagwave.web.DaemonThreads;
import io.tagwave.web.FrontierProgress;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

/** Shows the progress of a crawl: a bar on a terminal, otherwise a line every few seconds. */
public final class CrawlProgress implements AutoCloseable {

    private static final int BAR_MILLIS = 500;
    private static final int LINE_MILLIS = 5000;

    private final Supplier<FrontierProgress> progress;
    private final PrintWriter err;
    private final @Nullable ProgressBar bar;
    private final long start = System.nanoTime();
    private final FrontierProgress before;
    private final ScheduledExecutorService timer =
            Executors.newSingleThreadScheduledExecutor(DaemonThreads.named("crawl-progress"));

    CrawlProgress(Supplier<FrontierProgress> progress, PrintWriter err) {
        this.progress = progress;
        this.err = err;
        before = progress.get();
        line(before, before, 1); // Loads its classes before a large page fills the memory.
        boolean terminal = !LogLines.isBehind(err) && Terminals.standardError() && System.getenv("TERM") != null;
        bar = terminal ? bar() : null;
        int period = terminal ? BAR_MILLIS : LINE_MILLIS;
        timer.scheduleAtFixedRate(this::show, period, period, TimeUnit.MILLISECONDS);
    }

    @Override
    public void close() {
        timer.shutdownNow();
        if (bar != null) {
            bar.close();
        }
    }

    /** Shows how far the crawl is now. */
    synchronized void show() {
        FrontierProgress now = progress.get();
        if (bar == null) {
            err.println(line(now, before, System.nanoTime() - start));
            err.flush();
        } else {
            bar.maxHint(now.done() + now.waiting() + now.leased());
            bar.stepTo(now.done());
            bar.setExtraMessage(now.failed() + " failed, " + now.records() + " records, " + now.hosts() + " hosts");
        }
    }

    static String line(FrontierProgress now, FrontierProgress before, long nanos) {
        double rate = (now.done() - before.done()) / Math.max(nanos / 1e9, 1e-3);
        long left = now.waiting() + now.leased();
        String end =
                left == 0 || rate == 0 ? "" : ", about " + text(Duration.ofSeconds(Math.round(left / rate))) + " left";
        return String.format(
                Locale.ROOT,
                "%d done, %d queued, %d failed, %.1f pages/s, %d records, %d hosts waiting%s%s",
                now.done(),
                left,
                now.failed(),
                rate,
                now.records(),
                now.hosts(),
                end,
                now.processes() == 1 ? "" : "; " + now.doneByAll() + " done by " + now.processes() + " processes");
    }

    /** Returns a duration in its two largest units. */
    public static String text(Duration time) {
        return time.toHours() > 0
                ? time.toHours() + " h " + time.toMinutesPart() + " min"
                : time.toMinutes() > 0
                        ? time.toMinutes() + " min " + time.toSecondsPart() + " s"
                        : time.toSeconds() + " s";
    }

    private static ProgressBar bar() {
        // Otherwise the library asks JLine for the width, whose terminal intercepts Ctrl-C.
        return new ProgressBarBuilder()
                .setConsumer(new ConsoleProgressBarConsumer(System.err, Terminals.width() - 1))
                .setTaskName("pages")
                .setStyle(ProgressBarStyle.ASCII)
                .setInitialMax(1)
                .setUpdateIntervalMillis(BAR_MILLIS)
                .showSpeed()
                .build();
    }
}
