package io.tagwave.lab.bench;

import static io.tagwave.report.ReportTable.digits;

import io.tagwave.bench.TimingComparison;
import io.tagwave.cli.shared.BrowserOptions;
import io.tagwave.cli.shared.UserException;
import io.tagwave.render.BrowserPool;
import io.tagwave.render.RenderSettings;
import io.tagwave.report.ReportTable;
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
import org.openqa.selenium.WebDriverException;

/** Compares the throughput of a pool with one plain session: the same pages in turns of a block each. */
final class BrowserPoolBenchmark {

    private static final int BLOCK = 10;

    private BrowserPoolBenchmark() {}

    /**
     * Runs both over the pages.
     *
     * @param shown called after each page of either, by any thread
     */
    static ReportTable run(List<String> urls, RenderSettings.Builder settings, int sessions, Runnable shown)
            throws InterruptedException {
        RenderSettings both = settings.sessions(sessions).build();
        ExecutorService workers = Executors.newFixedThreadPool(sessions);
        try (BrowserPool pool = BrowserOptions.start(settings);
                PlainBrowser plain = new PlainBrowser(both)) {
            all(workers, urls.subList(0, Math.min(urls.size(), 2 * sessions)), url -> fails(pool, url));
            plain.fetch(PageRequest.of(urls.get(0)));
            double plainCpu = 0;
            double poolCpu = 0;
            double plainMillis = 0;
            double poolMillis = 0;
            List<Double> ratios = new ArrayList<>();
            long failures = 0;
            for (int from = 0; from < urls.size(); from += BLOCK) {
                List<String> block = urls.subList(from, Math.min(urls.size(), from + BLOCK));
                double cpuBefore = BrowserProcesses.now().cpuMillis();
                long start = System.nanoTime();
                for (String url : block) {
                    plain.fetch(PageRequest.of(url));
                    shown.run();
                }
                long plainEnd = System.nanoTime();
                double cpuBetween = BrowserProcesses.now().cpuMillis();
                long between = System.nanoTime();
                List<Boolean> failed = all(workers, block, url -> {
                    boolean fails = fails(pool, url);
                    shown.run();
                    return fails;
                });
                long end = System.nanoTime();
                failures += failed.stream().filter(fails -> fails).count();
                plainCpu += cpuBetween - cpuBefore;
                poolCpu += BrowserProcesses.now().cpuMillis() - cpuBetween;
                plainMillis += (plainEnd - start) / 1e6;
                poolMillis += (end - between) / 1e6;
                ratios.add((plainEnd - start) / (double) (end - between));
            }
            int pages = urls.size();
            // The median of blocks counts a page once that the plain session waits for without end.
            double median =
                    TimingComparison.median(ratios.stream().mapToDouble(r -> r).toArray());
            return ReportTable.of(
                            "Pool of " + sessions + " sessions beside one plain session, " + pages + " pages",
                            "",
                            "value")
                    .row("pages per second, plain", digits(pages * 1000 / plainMillis, 2))
                    .row("pages per second, pool", digits(pages * 1000 / poolMillis, 2))
                    .row("ratio", digits(plainMillis / poolMillis, 2))
                    .row("median ratio of blocks", digits(median, 2))
                    .row("processor time a page, plain (ms)", digits(plainCpu / pages, 0))
                    .row("processor time a page, pool (ms)", digits(poolCpu / pages, 0))
                    .row("failures of the pool", Long.toString(failures))
                    .row("sessions replaced", Integer.toString(pool.history().size()));
        } catch (WebDriverException e) {
            throw new UserException(String.valueOf(e.getRawMessage()));
        } finally {
            workers.shutdownNow();
        }
    }

    /** Returns the result of each URL, in their order, by several workers. */
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
        return pool.fetch(PageRequest.of(url)).outcome() != Outcome.DONE;
    }
}
