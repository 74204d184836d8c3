package io.tagwave.lab.bench;

import io.tagwave.bench.TimingComparison;
import io.tagwave.cli.shared.BrowserOptions;
import io.tagwave.render.BrowserFootprint;
import io.tagwave.render.BrowserPool;
import io.tagwave.render.RenderSettings;
import io.tagwave.web.FetchedPage;
import io.tagwave.web.Outcome;
import io.tagwave.web.PageRequest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;

/**
 * What a long run does to a pool: all pages with fresh browsers, and then all pages in the opposite order with fresh browsers again.
 * So each page of both ends is shown once early and once late.
 *
 * @param before what was there before the first browser
 * @param runs in the order of the pages, and in the opposite order
 */
record BrowserDrift(Standing before, List<Run> runs) {

    private static final int ENDS = 50;
    private static final int WARM_UP = 3;

    /**
     * What is there at a moment.
     *
     * @param processes of browsers and drivers
     * @param folders of their profiles
     * @param heapMegabytes Java heap in use after a collection
     */
    record Standing(int processes, int folders, double heapMegabytes) {

        private static Standing of(BrowserFootprint footprint) {
            return new Standing(footprint.running(), footprint.folders(), HeapSampler.megabytes());
        }
    }

    /**
     * A page that was shown.
     *
     * @param millis without the start of a browser
     * @param error null when it is done
     */
    record Shown(double millis, String error) {}

    /**
     * All pages once.
     *
     * @param shown in the order in which they were shown
     * @param warm after a few pages that do not count
     * @param last after the last page
     * @param closed when the pool was closed
     * @param replaced why sessions were replaced
     */
    record Run(List<Shown> shown, Standing warm, Standing last, Standing closed, List<String> replaced) {

        /** Median latency of the first pages. */
        double early() {
            return latency(shown.subList(0, ends()));
        }

        /** Median latency of as many last pages. */
        double late() {
            return latency(shown.subList(shown.size() - ends(), shown.size()));
        }

        /** How many pages count as first and as last: 50, or a quarter when there are fewer than 200. */
        int ends() {
            return Math.max(1, Math.min(ENDS, shown.size() / 4));
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
        Standing before = Standing.of(BrowserFootprint.now());
        return new BrowserDrift(
                before, List.of(once(urls, settings, sessions, shown), once(opposite, settings, sessions, shown)));
    }

    /**
     * Late against early for the same pages: of each page at an end its time when it came late to its time when it came
     * early, the median for either end, and their geometric mean, in which a difference between the two runs cancels out.
     */
    double samePages() {
        List<Shown> first = runs.get(0).shown();
        List<Shown> second = runs.get(1).shown();
        return Math.sqrt(ratio(second, first) * ratio(first, second));
    }

    /** Why a page failed in a run, or null. */
    String error(int run, int page) {
        List<Shown> shown = runs.get(run).shown();
        return shown.get(run == 0 ? page : shown.size() - 1 - page).error();
    }

    int failures() {
        return runs.stream().mapToInt(Run::failures).sum();
    }

    /** Processes that the browsers left behind. */
    int processesLeft() {
        return runs.stream().mapToInt(run -> run.closed().processes()).max().orElse(0) - before.processes();
    }

    /** Profile folders that the browsers left behind. */
    int foldersLeft() {
        return runs.get(1).closed().folders() - before.folders();
    }

    /** What the second run left on the Java heap; the first run loads classes too. */
    double heapMegabytesLeft() {
        return runs.get(1).closed().heapMegabytes() - runs.get(0).closed().heapMegabytes();
    }

    /** Of the pages that came last in one run, and so first in the other. */
    private double ratio(List<Shown> late, List<Shown> early) {
        return TimingComparison.median(IntStream.range(0, runs.get(0).ends())
                .mapToDouble(i ->
                        late.get(late.size() - 1 - i).millis() / early.get(i).millis())
                .toArray());
    }

    private static Run once(List<String> urls, RenderSettings.Builder settings, int sessions, Runnable shown)
            throws InterruptedException {
        ExecutorService workers = Executors.newFixedThreadPool(sessions);
        BrowserPool pool = BrowserOptions.start(settings.sessions(sessions));
        List<Shown> pages;
        Standing warm;
        Standing last;
        BrowserFootprint atEnd;
        try (pool) {
            List<String> middle =
                    urls.subList(urls.size() / 2, Math.min(urls.size(), urls.size() / 2 + WARM_UP * sessions));
            show(pool, workers, middle, () -> {});
            warm = Standing.of(BrowserFootprint.now());
            pages = show(pool, workers, urls, shown);
            atEnd = BrowserFootprint.now();
            last = Standing.of(atEnd);
        } finally {
            workers.shutdownNow();
        }
        return new Run(pages, warm, last, closed(atEnd), pool.history());
    }

    /** Counts what was there at the end and still is: a process that lost its parent is no child of ours any more. */
    private static Standing closed(BrowserFootprint atEnd) {
        return new Standing(atEnd.running(), BrowserFootprint.now().folders(), HeapSampler.megabytes());
    }

    private static List<Shown> show(BrowserPool pool, ExecutorService workers, List<String> urls, Runnable shown)
            throws InterruptedException {
        return BrowserPoolBenchmark.all(workers, urls, url -> {
            FetchedPage page = pool.fetch(PageRequest.of(url));
            shown.run();
            return new Shown(
                    page.millis(),
                    page.outcome() == Outcome.DONE ? null : page.outcome().code() + ": " + page.error());
        });
    }
}
