package io.tagwave.lab.bench;

import io.tagwave.bench.BenchmarkRow;
import io.tagwave.bench.BenchmarkTable;
import io.tagwave.bench.TimingComparison;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.rows.TextTable;
import io.tagwave.store.Database;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.ToDoubleFunction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "crawl",
        description =
                "CPU and pages a second of a crawl with extraction and storage, beside a bare client and parser, and"
                        + " crawler4j as it comes. Every run is a JVM of its own; the pages come from one more.")
final class BenchCrawlCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "DIR", description = "Pages to serve, over and over, each with a number of its own.")
    private Path folder;

    @Option(names = "--pages", defaultValue = "2000", description = "Pages to crawl (default: ${DEFAULT-VALUE}).")
    private int pages;

    @Option(
            names = "--known",
            defaultValue = "200000",
            description = "Known addresses for the run that measures memory.")
    private int known;

    @Option(names = "--rounds", defaultValue = "3", description = "Rounds, interleaved (default: ${DEFAULT-VALUE}).")
    private int rounds;

    @Option(names = "--threads", defaultValue = "8", description = "Workers (default: ${DEFAULT-VALUE}).")
    private int threads;

    @Option(
            names = "--stock",
            paramLabel = "CLASSPATH",
            description =
                    "Class path with crawler4j's own parts and io.tagwave.crawl.StockCrawl, see src/lab/src/stock.")
    private String stock;

    @Option(
            names = "--db",
            paramLabel = "DATABASE",
            description = "Keep the figures in table benchmark of this database.")
    private String db;

    @Override
    public Integer call() throws IOException, InterruptedException {
        PrintWriter out = spec.commandLine().getOut();
        Map<String, List<CrawlMeasurement>> runs =
                new CrawlBenchmark(folder, pages, rounds, threads, known, stock).runs();
        print(out, runs);
        keep(runs);
        return ExitStatus.DONE;
    }

    private void print(PrintWriter out, Map<String, List<CrawlMeasurement>> runs) {
        TextTable table = new TextTable(
                List.of(
                        "what",
                        "pages",
                        "CPU ms a page",
                        "pages a second",
                        "heap MB after GC",
                        "of it cache",
                        "CPU against bare"),
                30);
        double bare = median(runs.get("bare"));
        runs.forEach((name, all) -> table.add(List.of(
                label(name),
                String.valueOf(all.get(0).pages()),
                number(median(all)),
                number(median(all, CrawlMeasurement::pagesPerSecond)),
                number(all.get(all.size() - 1).heapMegabytes()),
                number(all.get(all.size() - 1).cacheMegabytes()),
                number(median(all) / bare))));
        table.print(out, "");
        runs.values().stream()
                .flatMap(List::stream)
                .filter(run -> run.pages() < pages)
                .forEach(run -> out.printf("not the same work: %d of %d pages were read%n", run.pages(), pages));
        out.printf(
                Locale.ROOT,
                "heap without the cache: %.2f MB, with %d known addresses %.2f MB%n",
                withoutCache(runs.get("launched")),
                known,
                withoutCache(runs.get("known")));
        against(out, runs, "bare", 1.4);
        if (runs.containsKey("stock")) {
            against(out, runs, "stock", 0.6);
        }
    }

    private static void against(PrintWriter out, Map<String, List<CrawlMeasurement>> runs, String other, double bar) {
        double its = median(runs.get(other));
        out.printf(
                Locale.ROOT,
                "ours / %s = %.2f, by the launcher %.2f (bar %.2f)%n",
                other,
                median(runs.get("ours")) / its,
                median(runs.get("launched")) / its,
                bar);
    }

    private static double withoutCache(List<CrawlMeasurement> runs) {
        CrawlMeasurement last = runs.get(runs.size() - 1);
        return last.heapMegabytes() - last.cacheMegabytes();
    }

    private String label(String name) {
        return switch (name) {
            case "bare" -> "client and jsoup, nothing kept";
            case "stock" -> "crawler4j as it comes";
            case CrawlBenchmark.BARE_LAUNCHED -> "the same, first compiler";
            case "launched" -> "tagwave by its launcher";
            case "known" -> "by its launcher, " + known + " known";
            default -> "tagwave, extracted, stored";
        };
    }

    private void keep(Map<String, List<CrawlMeasurement>> runs) {
        if (db == null) {
            return;
        }
        String run = "crawl " + Instant.now();
        List<BenchmarkRow> rows = new ArrayList<>();
        runs.forEach((name, all) -> all.forEach(one -> rows.add(
                new BenchmarkRow(run, folder.toString(), name, "cpu", one.cpuMillisAPage(), null, null, null))));
        try (Database database = Database.open(db)) {
            new BenchmarkTable(database).add(rows);
        }
    }

    private static double median(List<CrawlMeasurement> runs) {
        return median(runs, CrawlMeasurement::cpuMillisAPage);
    }

    private static double median(List<CrawlMeasurement> runs, ToDoubleFunction<CrawlMeasurement> figure) {
        return TimingComparison.median(runs.stream().mapToDouble(figure).toArray());
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.2f", value);
    }
}
