package io.tagwave.lab.bench;

import static io.tagwave.lab.bench.CrawlMeasurement.cpu;
import static io.tagwave.lab.bench.CrawlMeasurement.median;
import static io.tagwave.report.ReportTable.digits;

import io.tagwave.bench.BenchmarkRow;
import io.tagwave.bench.BenchmarkTable;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.report.ReportTable;
import io.tagwave.store.Database;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "crawl",
        description =
                "Measures CPU and pages a second of a crawl with extraction and storage, beside a bare client and parser,"
                        + " and crawler4j as it comes. Every run is a JVM of its own; one more serves the pages.")
final class BenchCrawlCommand implements Callable<Integer> {

    /** Bars of the ratio to the bare client and to crawler4j. */
    private static final Map<String, Double> BARS = Map.of(CrawlBenchmark.BARE, 1.4, CrawlBenchmark.STOCK, 0.6);

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "DIR", description = "Pages to serve, over and over, each with a number of its own.")
    private Path folder;

    @Option(names = "--pages", defaultValue = "2000", description = "Pages to crawl (default: ${DEFAULT-VALUE}).")
    private int pages;

    @Option(names = "--known", defaultValue = "200000", description = "Known URLs for the run that measures memory.")
    private int known;

    @Option(names = "--rounds", defaultValue = "3", description = "Rounds, in turns (default: ${DEFAULT-VALUE}).")
    private int rounds;

    @Option(names = "--threads", defaultValue = "8", description = "Workers (default: ${DEFAULT-VALUE}).")
    private int threads;

    @Option(
            names = "--stock",
            paramLabel = "CLASSPATH",
            description =
                    "Class path with crawler4j's own parts and io.tagwave.crawl.StockCrawl, see src/lab/src/stock.")
    private @Nullable String stock;

    @Option(names = "--db", paramLabel = "DATABASE", description = "Store the measurements in its table benchmark.")
    private @Nullable String db;

    @Override
    public Integer call() throws IOException, InterruptedException {
        Map<String, List<CrawlMeasurement>> runs =
                new CrawlBenchmark(folder, pages, rounds, threads, known, stock).runs();
        print(spec.commandLine().getOut(), runs);
        if (db != null) {
            store(db, runs);
        }
        return ExitStatus.DONE;
    }

    private void print(PrintWriter out, Map<String, List<CrawlMeasurement>> runs) {
        ReportTable table = ReportTable.of(
                "Crawls of the same pages",
                "what",
                "pages",
                "CPU ms a page",
                "pages a second",
                "heap MB after GC",
                "of it cache",
                "CPU against bare");
        double bare = cpu(runs.getOrDefault(CrawlBenchmark.BARE, List.of()));
        for (Map.Entry<String, List<CrawlMeasurement>> run : runs.entrySet()) {
            List<CrawlMeasurement> all = run.getValue();
            CrawlMeasurement last = all.get(all.size() - 1);
            table = table.row(
                    label(run.getKey()),
                    String.valueOf(all.get(0).pages()),
                    digits(cpu(all), 2),
                    digits(median(all, CrawlMeasurement::pagesPerSecond), 2),
                    digits(last.heapMegabytes(), 2),
                    digits(last.cacheMegabytes(), 2),
                    digits(cpu(all) / bare, 2));
        }
        out.println(table.toText());
        runs.values().stream()
                .flatMap(List::stream)
                .filter(run -> run.pages() < pages)
                .forEach(run -> out.printf("not the same work: %d of %d pages were read%n", run.pages(), pages));
        out.println("heap without the cache: " + heap(runs, CrawlBenchmark.LAUNCHED) + " MB, with " + known
                + " known URLs " + heap(runs, CrawlBenchmark.KNOWN) + " MB");
        for (String other : List.of(CrawlBenchmark.BARE, CrawlBenchmark.STOCK)) {
            List<CrawlMeasurement> its = runs.get(other);
            if (its != null) {
                out.println("ours / " + other + " = " + ratio(runs, CrawlBenchmark.OURS, its) + ", by the launcher "
                        + ratio(runs, CrawlBenchmark.LAUNCHED, its) + " (bar "
                        + digits(BARS.getOrDefault(other, 0.0), 2)
                        + ")");
            }
        }
    }

    private static String ratio(Map<String, List<CrawlMeasurement>> runs, String kind, List<CrawlMeasurement> others) {
        return digits(cpu(runs.getOrDefault(kind, List.of())) / cpu(others), 2);
    }

    private static String heap(Map<String, List<CrawlMeasurement>> runs, String kind) {
        List<CrawlMeasurement> all = runs.getOrDefault(kind, List.of());
        CrawlMeasurement last = all.get(all.size() - 1);
        return digits(last.heapMegabytes() - last.cacheMegabytes(), 2);
    }

    private String label(String kind) {
        return switch (kind) {
            case CrawlBenchmark.BARE -> "client and jsoup, nothing kept";
            case CrawlBenchmark.STOCK -> "crawler4j as it comes";
            case CrawlBenchmark.BARE_LAUNCHED -> "client and jsoup, first compiler";
            case CrawlBenchmark.LAUNCHED -> "tagwave by its launcher";
            case CrawlBenchmark.KNOWN -> "by its launcher, " + known + " known";
            default -> "tagwave, extracted, stored";
        };
    }

    private void store(String name, Map<String, List<CrawlMeasurement>> runs) {
        String run = "crawl " + Instant.now();
        List<BenchmarkRow> rows = new ArrayList<>();
        runs.forEach((kind, all) -> all.forEach(one -> rows.add(
                new BenchmarkRow(run, folder.toString(), kind, "cpu", one.cpuMillisPerPage(), null, null, null))));
        try (Database database = Database.open(name)) {
            new BenchmarkTable(database).add(rows);
        }
    }
}
