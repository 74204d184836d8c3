package io.tagwave.lab.bench;

import io.tagwave.cli.shared.ConsoleCommand;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.lab.evaluate.PrintedTable;
import io.tagwave.report.ReportTable;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "crawl",
        description =
                "Measures CPU, pages a second and memory of the command crawl, also of a later run that finds no page changed,"
                        + " beside a bare client and parser, and crawler4j as it comes. Every run is a JVM of its own; one"
                        + " more serves the pages.")
final class BenchCrawlCommand extends ConsoleCommand {

    @Parameters(paramLabel = "DIR", description = "Pages to serve, over and over, each with a number of its own.")
    private Path folder;

    @Option(names = "--pages", defaultValue = "2000")
    private int pages;

    @Option(names = "--rounds", defaultValue = "3")
    private int rounds;

    @Option(names = "--threads", defaultValue = "8")
    private int threads;

    @Option(names = "--stock", paramLabel = "CLASSPATH")
    private @Nullable String stock;

    @Override
    public Integer call() throws IOException, InterruptedException {
        Map<String, List<CrawlMeasurement>> runs = new CrawlBenchmark(folder, pages, rounds, threads, stock).runs();
        print(out(), runs);
        return ExitStatus.DONE;
    }

    private void print(PrintWriter out, Map<String, List<CrawlMeasurement>> runs) {
        out.println(table(runs).toText());
        runs.values().stream()
                .flatMap(List::stream)
                .filter(run -> run.pages() < pages)
                .forEach(run -> out.printf("not the same work: %d of %d pages were read%n", run.pages(), pages));
    }

    /** Returns a row for each way of crawling. */
    private static ReportTable table(Map<String, List<CrawlMeasurement>> runs) {
        ReportTable table = PrintedTable.empty("bench-crawls");
        for (Map.Entry<String, List<CrawlMeasurement>> run : runs.entrySet()) {
            List<CrawlMeasurement> all = run.getValue();
            double cpu = CrawlMeasurement.median(all, CrawlMeasurement::cpuMillisPerPage);
            // Like is compared with like: the same compilers and collector.
            boolean isLaunched = run.getKey().contains(CrawlBenchmark.LAUNCHED);
            double bare = CrawlMeasurement.median(
                    runs.getOrDefault(isLaunched ? CrawlBenchmark.BARE_LAUNCHED : CrawlBenchmark.BARE, List.of()),
                    CrawlMeasurement::cpuMillisPerPage);
            table = table.row(
                    run.getKey(),
                    all.get(0).pages(),
                    ReportTable.digits(cpu, 2),
                    ReportTable.digits(cpu / bare, 2),
                    ReportTable.digits(CrawlMeasurement.median(all, CrawlMeasurement::pagesPerSecond), 2),
                    ReportTable.digits(CrawlMeasurement.median(all, CrawlMeasurement::peakMegabytes), 2));
        }
        return table;
    }
}
