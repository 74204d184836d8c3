package io.tagwave.cli;

import io.tagwave.page.FetchedPage;
import io.tagwave.page.Outcome;
import io.tagwave.page.PageRequest;
import io.tagwave.page.PageSource;
import io.tagwave.render.BrowserPool;
import io.tagwave.render.BrowserUnavailableException;
import io.tagwave.render.PlainBrowser;
import io.tagwave.render.RenderSettings;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Throughput of a pool beside one plain session: the same pages in turns of a block each, so that a busy machine hits both.
 *
 * @param pages rendered by either
 * @param failures of the pool's pages
 * @param plainMillis time of the plain session
 * @param poolMillis time of the pool
 * @param typicalRatio median over the blocks of the plain session's time to the pool's: a page that the plain session waits for
 *     without an end counts once
 * @param early median latency of the pool's first 50 pages, or of the first quarter when there are fewer than 200
 * @param late the same of its last pages
 * @param heapMegabytes what the Java heap grew by, after collections
 * @param replaced why sessions were replaced
 */
record PoolTrial(
        int pages,
        int failures,
        double plainMillis,
        double poolMillis,
        double typicalRatio,
        double early,
        double late,
        double heapMegabytes,
        List<String> replaced) {

    private static final int BLOCK = 25;
    private static final int ENDS = 50;

    /** How many times as many pages the pool shows in the same time. */
    double ratio() {
        return plainMillis / poolMillis;
    }

    /** Runs both over the pages. */
    static PoolTrial run(List<String> urls, RenderSettings.Builder settings, int sessions) throws InterruptedException {
        RenderSettings both = settings.sessions(sessions).build();
        ExecutorService workers = Executors.newFixedThreadPool(sessions);
        try (BrowserPool pool = BrowserOptions.start(settings);
                PlainBrowser plain = new PlainBrowser(both)) {
            show(pool, workers, urls.subList(0, Math.min(urls.size(), 2 * sessions)));
            plain.fetch(PageRequest.of(urls.get(0)));
            double heap = heapInUse();
            double[] millis = new double[2];
            List<Double> ratios = new ArrayList<>();
            List<FetchedPage> shown = new ArrayList<>();
            for (int from = 0; from < urls.size(); from += BLOCK) {
                List<String> block = urls.subList(from, Math.min(urls.size(), from + BLOCK));
                long start = System.nanoTime();
                block.forEach(url -> plain.fetch(PageRequest.of(url)));
                long between = System.nanoTime();
                shown.addAll(show(pool, workers, block));
                long end = System.nanoTime();
                millis[0] += (between - start) / 1e6;
                millis[1] += (end - between) / 1e6;
                ratios.add((between - start) / (double) (end - between));
            }
            List<Double> latency = shown.stream().map(FetchedPage::millis).toList();
            int ends = Math.max(1, Math.min(ENDS, latency.size() / 4));
            int failures = (int) shown.stream()
                    .filter(page -> page.outcome() != Outcome.DONE)
                    .count();
            double early = median(latency.subList(0, ends));
            double late = median(latency.subList(latency.size() - ends, latency.size()));
            shown.clear();
            return new PoolTrial(
                    urls.size(),
                    failures,
                    millis[0],
                    millis[1],
                    median(ratios),
                    early,
                    late,
                    heapInUse() - heap,
                    pool.history());
        } catch (BrowserUnavailableException e) {
            throw new UserException(e.getMessage());
        } finally {
            workers.shutdownNow();
        }
    }

    private static List<FetchedPage> show(PageSource source, ExecutorService workers, List<String> urls)
            throws InterruptedException {
        List<Callable<FetchedPage>> tasks = new ArrayList<>();
        urls.forEach(url -> tasks.add(() -> source.fetch(PageRequest.of(url))));
        List<FetchedPage> pages = new ArrayList<>();
        for (Future<FetchedPage> page : workers.invokeAll(tasks)) {
            try {
                pages.add(page.get());
            } catch (ExecutionException e) {
                throw new IllegalStateException(e.getCause());
            }
        }
        return pages;
    }

    private static double heapInUse() {
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        return (runtime.totalMemory() - runtime.freeMemory()) / 1048576.0;
    }

    private static double median(List<Double> values) {
        List<Double> sorted = values.stream().sorted().toList();
        int middle = sorted.size() / 2;
        return sorted.size() % 2 == 1 ? sorted.get(middle) : (sorted.get(middle - 1) + sorted.get(middle)) / 2;
    }
}
