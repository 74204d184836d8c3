package io.tagwave.lab.bench;

import io.tagwave.cli.shared.ConsoleCommand;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.store.Database;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "crawl",
        description =
                "Measures CPU and pages a second of a crawl with extraction and storage, beside a bare client and parser,"
                        + " and crawler4j as it comes. Every run is a JVM of its own; one more serves the pages.")
final class BenchCrawlCommand extends ConsoleCommand {

    @Parameters(paramLabel = "DIR", description = "Pages to serve, over and over, each with a number of its own.")
    private Path folder;

    @Option(names = "--pages", defaultValue = "2000")
    private int pages;

    @Option(names = "--known", defaultValue = "200000")
    private int known;

    @Option(names = "--rounds", defaultValue = "3")
    private int rounds;

    @Option(names = "--threads", defaultValue = "8")
    private int threads;

    @Option(names = "--stock", paramLabel = "CLASSPATH")
    private @Nullable String stock;

    @Option(names = "--db", paramLabel = "DATABASE")
    private @Nullable String db;

    @Override
    public Integer call() throws IOException, InterruptedException {
        Map<String, List<CrawlMeasurement>> runs =
                new CrawlBenchmark(folder, pages, rounds, threads, known, stock).runs();
        print(out(), runs);
        if (db != null) {
            store(db, runs);
        }
        return ExitStatus.DONE;
    }

    private void print(PrintWriter out, Map<String, List<CrawlMeasurement>> runs) {
        out.println(BenchmarkReport.crawls(runs).toText());
        runs.values().stream()
                .flatMap(List::stream)
                .filter(run -> run.pages() < pages)
                .forEach(run -> out.printf("not the same work: %d of %d pages were read%n", run.pages(), pages));
    }

    private void store(String name, Map<String, List<CrawlMeasurement>> runs) {
        String run = "crawl " + Instant.now();
        List<BenchmarkRow> rows = new ArrayList<>();
        runs.forEach((kind, all) -> all.forEach(one -> rows.add(
                new BenchmarkRow(run, folder.toString(), kind, "cpu", one.cpuMillisPerPage(), null, null, null))));
        try (Database database = Database.open(name)) {
            BenchmarkRow.store(database, rows);
        }
    }
}
