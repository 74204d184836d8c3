package io.tagwave.lab.bench;

import io.tagwave.cli.shared.UserException;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Crawls the same pages in different ways, in turns, each in a JVM of its own; one more serves the pages.
 *
 * @param folder the pages
 * @param pages number of pages to crawl: those of the folder over and over
 * @param stock class path of crawler4j as it comes, if that is measured
 */
record CrawlBenchmark(
        Path folder,
        int pages,
        int rounds,
        int threads,
        @Nullable String stock) {

    /** The client and parser alone. */
    static final String BARE = "bare";
    /** The same with the JVM options of the launcher. */
    static final String BARE_LAUNCHED = "bare launched";
    /** Crawler4j as it comes. */
    static final String STOCK = "stock";
    /** The command {@code crawl} by {@code java -jar}. */
    static final String OURS = "ours";
    /** The same with the JVM options of the launcher. */
    static final String LAUNCHED = "launched";
    /** The same again, when no page has changed. */
    static final String AGAIN = "launched again";

    Map<String, List<CrawlMeasurement>> runs() throws IOException, InterruptedException {
        Map<String, List<CrawlMeasurement>> runs = new LinkedHashMap<>();
        List<String> kinds = stock == null
                ? List.of(BARE, OURS, BARE_LAUNCHED, LAUNCHED, AGAIN)
                : List.of(BARE, STOCK, OURS, BARE_LAUNCHED, LAUNCHED, AGAIN);
        Path scratch = Files.createTempDirectory("tagwave-bench");
        Process server = ChildJvm.start(CrawlBenchmarkProcess.class, "serve", folder.toString());
        try (BufferedReader answer = server.inputReader()) {
            String root = answer.readLine();
            if (root == null) {
                throw new UserException(folder + ": expected a folder with HTML pages, found none");
            }
            for (int round = 1; round <= rounds; round++) {
                for (String kind : kinds) {
                    String store =
                            scratch.resolve(kind.replace(" again", "") + round).toString();
                    runs.computeIfAbsent(kind, k -> new ArrayList<>()).add(run(kind, root, store));
                }
            }
        } finally {
            server.destroy();
            delete(scratch);
        }
        return runs;
    }

    private CrawlMeasurement run(String kind, String root, String store) throws IOException, InterruptedException {
        List<String> arguments = List.of(
                kind.startsWith(BARE) ? BARE : kind, root, String.valueOf(pages), String.valueOf(threads), store);
        Process process = stock != null && kind.equals(STOCK)
                ? ChildJvm.start(List.of(), stock, "io.tagwave.crawl.StockCrawl", arguments)
                : ChildJvm.start(
                        kind.contains(LAUNCHED) ? ChildJvm.LAUNCHED : List.of(),
                        ChildJvm.CLASS_PATH,
                        CrawlBenchmarkProcess.class.getName(),
                        arguments);
        List<String> lines = ChildJvm.lines(process);
        return lines.stream()
                .filter(line -> line.startsWith("bench "))
                .map(CrawlMeasurement::parse)
                .findFirst()
                .orElseThrow(() -> new UserException("bench " + kind + " printed no measurement, but: " + lines));
    }

    private static void delete(Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        }
    }
}
