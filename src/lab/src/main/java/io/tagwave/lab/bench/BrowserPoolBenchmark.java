package io.tagwave.lab.bench;

import io.tagwave.bench.TimingComparison;
import io.tagwave.cli.shared.BrowserOptions;
import io.tagwave.cli.shared.UserException;
import io.tagwave.render.BrowserPool;
import io.tagwave.render.BrowserUnavailableException;
import io.tagwave.render.PlainBrowser;
import io.tagwave.render.RenderSettings;
import io.tagwave.web.FetchedPage;
import io.tagwave.web.Outcome;
import io.tagwave.web.PageRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;

/**
 * Throughput of a pool beside one plain session: the same pages in turns of a block each, so that a busy machine hits both.
 *
 * @param pages rendered by either
 * @param failures of the pool's pages
 * @param plainMillis time of the plain session
 * @param poolMillis time of the pool
 * @param typicalRatio median over the blocks of the plain session's time to the pool's: a page that the plain session waits for
 *     without an end counts once
 * @param plainCpu processor time of the plain session's browser and driver, 0 where the system does not tell
 * @param poolCpu the same of the pool's
 * @param replaced why sessions were replaced
 */
record BrowserPoolBenchmark(
        int pages,
        int failures,
        double plainMillis,
        double poolMillis,
        double typicalRatio,
        double plainCpu,
        double poolCpu,
        List<String> replaced) {

    private static final int BLOCK = 10;

    /** How many times as many pages the pool shows in the same time. */
    double ratio() {
        return plainMillis / poolMillis;
    }

    /**
     * Runs both over the pages.
     *
     * @param shown called after each page of either, by any thread
     */
    static BrowserPoolBenchmark run(List<String> urls, RenderSettings.Builder settings, int sessions, Runnable shown)
            throws InterruptedException {
        RenderSettings both = settings.sessions(sessions).build();
        ExecutorService workers = Executors.newFixedThreadPool(sessions);
        try (BrowserPool pool = BrowserOptions.start(settings);
                PlainBrowser plain = new PlainBrowser(both)) {
            all(workers, urls.subList(0, Math.min(urls.size(), 2 * sessions)), url -> fails(pool, url));
            plain.fetch(PageRequest.of(urls.get(0)));
            double[] millis = new double[2];
            double[] cpu = {-plain.cpuMillis(), -pool.cpuMillis()};
            List<Double> ratios = new ArrayList<>();
            int failures = 0;
            for (int from = 0; from < urls.size(); from += BLOCK) {
                List<String> block = urls.subList(from, Math.min(urls.size(), from + BLOCK));
                long start = System.nanoTime();
                for (String url : block) {
                    plain.fetch(PageRequest.of(url));
                    shown.run();
                }
                long between = System.nanoTime();
                failures += (int) all(workers, block, url -> {
                            boolean failed = fails(pool, url);
                            shown.run();
                            return failed;
                        })
                        .stream()
                        .filter(failed -> failed)
                        .count();
                long end = System.nanoTime();
                millis[0] += (between - start) / 1e6;
                millis[1] += (end - between) / 1e6;
                ratios.add((between - start) / (double) (end - between));
            }
            return new BrowserPoolBenchmark(
                    urls.size(),
                    failures,
                    millis[0],
                    millis[1],
                    TimingComparison.median(ratios.stream().mapToDouble(r -> r).toArray()),
                    cpu[0] + plain.cpuMillis(),
                    cpu[1] + pool.cpuMillis(),
                    pool.history());
        } catch (BrowserUnavailableException e) {
            throw new UserException(e.getMessage());
        } finally {
            workers.shutdownNow();
        }
    }

    /** What becomes of each address, in their order, by several workers. */
    static <T> List<T> all(ExecutorService workers, List<String> urls, Function<String, T> work)
            throws InterruptedException {
        List<Callable<T>> tasks = new ArrayList<>();
        urls.forEach(url -> tasks.add(() -> work.apply(url)));
        List<T> results = new ArrayList<>();
        for (Future<T> result : workers.invokeAll(tasks)) {
            try {
                results.add(result.get());
            } catch (ExecutionException e) {
                throw new IllegalStateException(e.getCause());
            }
        }
        return results;
    }

    private static boolean fails(BrowserPool pool, String url) {
        FetchedPage page = pool.fetch(PageRequest.of(url));
        return page.outcome() != Outcome.DONE;
    }
}
