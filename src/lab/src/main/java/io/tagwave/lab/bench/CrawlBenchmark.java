package io.tagwave.lab.bench;

import io.tagwave.cli.shared.UserException;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Crawls the same pages in different ways, by turns, each in a JVM of its own; the pages come from one more.
 *
 * @param folder the pages
 * @param pages how many are crawled: those of the folder over and over
 * @param known addresses that a last run knows beforehand, 0 for no such run's worth of them
 * @param stock class path of crawler4j as it comes, or null
 */
record CrawlBenchmark(Path folder, int pages, int rounds, int threads, int known, String stock) {

    /** The floor as the launcher would start it. */
    static final String BARE_LAUNCHED = "bare launched";

    /**
     * The runs by {@code bare}, {@code stock}, {@code ours}, {@code launched} and {@code known}; the last two as the launcher
     * starts a crawl, {@code bare launched} too.
     */
    Map<String, List<CrawlMeasurement>> runs() throws IOException, InterruptedException {
        Map<String, List<CrawlMeasurement>> runs = new LinkedHashMap<>();
        Path scratch = Files.createTempDirectory("tagwave-bench");
        Process server =
                ChildJvm.start(ChildJvm.classPath(), CrawlBenchmarkProcess.class.getName(), "serve", folder.toString());
        try (BufferedReader answer = server.inputReader()) {
            String root = answer.readLine();
            if (root == null) {
                throw new UserException(folder + ": expected a folder with HTML pages, found none");
            }
            for (int round = 1; round <= rounds; round++) {
                add(runs, "bare", root, "");
                if (stock != null) {
                    add(runs, "stock", root, scratch.resolve("stock" + round).toString());
                }
                add(runs, "ours", root, scratch.resolve("ours" + round).toString());
                add(runs, BARE_LAUNCHED, root, "");
                add(runs, "launched", root, scratch.resolve("launched" + round).toString());
            }
            runs.put(
                    "known", List.of(run("known", root, scratch.resolve("known").toString(), known)));
        } finally {
            server.destroy();
            delete(scratch);
        }
        return runs;
    }

    private void add(Map<String, List<CrawlMeasurement>> runs, String kind, String root, String store)
            throws IOException, InterruptedException {
        runs.computeIfAbsent(kind, k -> new ArrayList<>()).add(run(kind, root, store, 0));
    }

    private CrawlMeasurement run(String kind, String root, String store, int addresses)
            throws IOException, InterruptedException {
        boolean isStock = kind.equals("stock");
        boolean launched = kind.endsWith("launched") || kind.equals("known");
        Process process = ChildJvm.start(
                launched ? ChildJvm.LAUNCHED : List.of(),
                isStock ? stock : ChildJvm.classPath(),
                isStock ? "io.tagwave.crawl.StockCrawl" : CrawlBenchmarkProcess.class.getName(),
                List.of(
                        kind.startsWith("bare") ? "bare" : kind,
                        root,
                        String.valueOf(pages),
                        String.valueOf(threads),
                        store,
                        String.valueOf(addresses)));
        List<String> lines = ChildJvm.lines(process);
        return lines.stream()
                .filter(line -> line.startsWith("bench "))
                .map(CrawlMeasurement::parse)
                .findFirst()
                .orElseThrow(() -> new UserException("bench " + kind + " gave no figures, but: " + lines));
    }

    private static void delete(Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            for (Path file : files.sorted((a, b) -> b.compareTo(a)).toList()) {
                Files.deleteIfExists(file);
            }
        }
    }
}
