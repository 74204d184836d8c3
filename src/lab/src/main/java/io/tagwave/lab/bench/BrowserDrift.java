package io.tagwave.lab.bench;

import static io.tagwave.report.ReportTable.digits;

import io.tagwave.bench.TimingComparison;
import io.tagwave.cli.shared.BrowserOptions;
import io.tagwave.render.BrowserPool;
import io.tagwave.render.RenderSettings;
import io.tagwave.report.ReportTable;
import io.tagwave.web.FetchedPage;
import io.tagwave.web.Outcome;
import io.tagwave.web.PageRequest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The effect of a long run on a pool: all pages with fresh browsers, and then all pages in the opposite order with fresh
 * browsers again, so that each page of both ends is shown once early and once late.
 *
 * @param before resources before the first browser
 * @param runs in the order of the pages, and in the opposite order
 */
record BrowserDrift(Usage before, List<Run> runs) {

    private static final int MAX_END = 50;
    private static final int WARM_UP = 3;
    /** Late against early that counts as no drift. */
    private static final double MAX_DRIFT = 1.2;
    /** Heap that may stay in use: of the program itself, and less for each page than the page itself. */
    private static final double MAX_HEAP_MEGABYTES = 1;

    private static final double MAX_HEAP_KILOBYTES_A_PAGE = 10;
    private static final List<String> ORDERS = List.of("the pages", "in the opposite order");

    /**
     * Resources in use at a moment.
     *
     * @param processes of browsers and drivers
     * @param folders of their profiles
     * @param heapMegabytes Java heap in use after a collection
     */
    record Usage(int processes, int folders, double heapMegabytes) {

        private static Usage of(BrowserProcesses footprint) {
            return new Usage(footprint.running(), footprint.folders(), HeapSampler.megabytes());
        }
    }

    /**
     * A page that was shown.
     *
     * @param millis without the start of a browser
     * @param error null when it is done
     */
    record Shown(double millis, @Nullable String error) {}

    /**
     * All pages once.
     *
     * @param shown in the order in which they were shown
     * @param warm after a few pages that do not count
     * @param last after the last page
     * @param closed when the pool was closed
     * @param replaced the reasons for which sessions were replaced
     */
    record Run(List<Shown> shown, Usage warm, Usage last, Usage closed, List<String> replaced) {

        /** Returns the median latency of the first pages. */
        double early() {
            return latency(shown.subList(0, end()));
        }

        /** Returns the median latency of as many last pages. */
        double late() {
            return latency(shown.subList(shown.size() - end(), shown.size()));
        }

        /** Returns the number of pages of an end: 50, or a quarter when there are fewer than 200. */
        int end() {
            return Math.max(1, Math.min(MAX_END, shown.size() / 4));
        }

        int failures() {
            return (int) shown.stream().filter(page -> page.error() != null).count();
        }

        private static double latency(List<Shown> pages) {
            return TimingComparison.median(
                    pages.stream().mapToDouble(Shown::millis).toArray());
        }
    }

    /**
     * Shows the pages.
     *
     * @param urls at least one
     * @param shown called after each page, by any thread
     */
    static BrowserDrift run(List<String> urls, RenderSettings.Builder settings, int sessions, Runnable shown)
            throws InterruptedException {
        List<String> opposite = new ArrayList<>(urls);
        Collections.reverse(opposite);
        Usage before = Usage.of(BrowserProcesses.now());
        return new BrowserDrift(
                before, List.of(once(urls, settings, sessions, shown), once(opposite, settings, sessions, shown)));
    }

    private static Run once(List<String> urls, RenderSettings.Builder settings, int sessions, Runnable shown)
            throws InterruptedException {
        ExecutorService workers = Executors.newFixedThreadPool(sessions);
        BrowserPool pool = BrowserOptions.start(settings.sessions(sessions));
        List<Shown> pages;
        Usage warm;
        Usage last;
        BrowserProcesses atEnd;
        try (pool) {
            int middle = urls.size() / 2;
            show(pool, workers, urls.subList(middle, Math.min(urls.size(), middle + WARM_UP * sessions)), () -> {});
            warm = Usage.of(BrowserProcesses.now());
            pages = show(pool, workers, urls, shown);
            atEnd = BrowserProcesses.now();
            last = Usage.of(atEnd);
        } finally {
            workers.shutdownNow();
        }
        // Counts the processes of the end that still run: a process that lost its parent is no longer a child of ours.
        Usage closed = new Usage(atEnd.running(), BrowserProcesses.now().folders(), HeapSampler.megabytes());
        return new Run(pages, warm, last, closed, pool.history());
    }

    private static List<Shown> show(BrowserPool pool, ExecutorService workers, List<String> urls, Runnable shown)
            throws InterruptedException {
        return BrowserPoolBenchmark.all(workers, urls, url -> {
            FetchedPage page = pool.fetch(PageRequest.of(url));
            shown.run();
            boolean done = page.outcome() == Outcome.DONE;
            return new Shown(page.millis(), done ? null : page.outcome().code() + ": " + page.error());
        });
    }

    /**
     * Returns the ratio of late to early for the same pages: of each page at an end its time when it came late to its time
     * when it came early, the median for either end, and their geometric mean, in which a difference between the two runs
     * cancels out.
     */
    double samePages() {
        List<Shown> first = runs.get(0).shown();
        List<Shown> second = runs.get(1).shown();
        return Math.sqrt(ratio(second, first) * ratio(first, second));
    }

    /** Compares the pages that came last in one run, and so first in the other. */
    private double ratio(List<Shown> late, List<Shown> early) {
        return TimingComparison.median(IntStream.range(0, runs.get(0).end())
                .mapToDouble(i ->
                        late.get(late.size() - 1 - i).millis() / early.get(i).millis())
                .toArray());
    }

    /** Returns the reason why a page failed in a run, or null. */
    @Nullable
    String error(int run, int page) {
        List<Shown> shown = runs.get(run).shown();
        return shown.get(run == 0 ? page : shown.size() - 1 - page).error();
    }

    int failures() {
        return runs.stream().mapToInt(Run::failures).sum();
    }

    /** Returns the number of processes that the browsers left behind. */
    int processesLeft() {
        return runs.stream().mapToInt(run -> run.closed().processes()).max().orElse(0) - before.processes();
    }

    /** Returns the number of profile folders that the browsers left behind. */
    int foldersLeft() {
        return runs.get(1).closed().folders() - before.folders();
    }

    /** Returns the heap that the second run left in use; the first run loads classes too. */
    double heapMegabytesLeft() {
        return runs.get(1).closed().heapMegabytes() - runs.get(0).closed().heapMegabytes();
    }

    /** Returns the tables of latency, resources and verdicts. */
    List<ReportTable> tables(int sessions) {
        return List.of(latency(sessions), resources(), verdicts());
    }

    private ReportTable latency(int sessions) {
        int end = runs.get(0).end();
        ReportTable table = ReportTable.of(
                "Pool of " + sessions + " sessions, " + runs.get(0).shown().size() + " pages, median latency",
                "",
                "first " + end + " (ms)",
                "last " + end + " (ms)",
                "last to first");
        for (int i = 0; i < ORDERS.size(); i++) {
            Run run = runs.get(i);
            table = table.row(
                    ORDERS.get(i), digits(run.early(), 1), digits(run.late(), 1), digits(run.late() / run.early(), 2));
        }
        return table.row("the same " + 2 * end + " pages, late to early", "-", "-", digits(samePages(), 2));
    }

    private ReportTable resources() {
        ReportTable table = ReportTable.of("Resources in use", "", "processes", "profile folders", "Java heap (MB)");
        table = row(table, "before", before);
        for (int i = 0; i < ORDERS.size(); i++) {
            table = row(table, ORDERS.get(i) + ": browsers warm", runs.get(i).warm());
            table = row(table, ORDERS.get(i) + ": last page", runs.get(i).last());
            table = row(table, ORDERS.get(i) + ": browsers closed", runs.get(i).closed());
        }
        return table;
    }

    private static ReportTable row(ReportTable table, String moment, Usage usage) {
        return table.row(
                moment,
                Integer.toString(usage.processes()),
                Integer.toString(usage.folders()),
                digits(usage.heapMegabytes(), 1));
    }

    private ReportTable verdicts() {
        int shown = runs.stream().mapToInt(run -> run.shown().size()).sum();
        int replaced = runs.stream().mapToInt(run -> run.replaced().size()).sum();
        int left = processesLeft() + foldersLeft();
        double heap = heapMegabytesLeft();
        double heapBar = MAX_HEAP_MEGABYTES + MAX_HEAP_KILOBYTES_A_PAGE / 1024 * shown / 2;
        return ReportTable.of("Verdict", "", "value", "bar", "")
                .row("pages that failed, of " + shown, Integer.toString(failures()), "0", verdict(failures() == 0))
                .row("processes and folders left", Integer.toString(left), "0", verdict(left == 0))
                .row(
                        "Java heap left by the second run (MB)",
                        digits(heap, 1),
                        digits(heapBar, 1),
                        verdict(heap <= heapBar))
                .row(
                        "late to early, same pages",
                        digits(samePages(), 2),
                        digits(MAX_DRIFT, 2),
                        verdict(samePages() <= MAX_DRIFT))
                .row("sessions replaced", Integer.toString(replaced), "-", "");
    }

    private static String verdict(boolean met) {
        return met ? "met" : "missed";
    }
}
