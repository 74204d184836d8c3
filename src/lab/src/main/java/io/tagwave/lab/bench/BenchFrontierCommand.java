package io.tagwave.lab.bench;

import static io.tagwave.report.ReportTable.digits;

import io.tagwave.bench.CrawlSimulation;
import io.tagwave.bench.SimulationResult;
import io.tagwave.bench.SimulationSettings;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.cli.shared.OutputFile;
import io.tagwave.cli.shared.UserException;
import io.tagwave.report.Chart;
import io.tagwave.report.ReportTable;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
        name = "frontier",
        description = "Simulates a crawl by many processes: throughput, fairness and politeness. Sends no requests.",
        showDefaultValues = true)
final class BenchFrontierCommand implements Callable<Integer> {

    private static final int POINTS = 400;

    @Spec
    private CommandSpec spec;

    @Option(names = "--hosts", defaultValue = "1000000", description = "Number of hosts.")
    private int hosts;

    @Option(names = "--addresses", defaultValue = "100000000", description = "Number of URLs of all hosts.")
    private long addresses;

    @Option(names = "--sigma", defaultValue = "2.2", description = "Spread of the logarithm of the hosts' sizes.")
    private double sigma;

    @Option(names = "--seeds", defaultValue = "10000", description = "Hosts known at the start.")
    private int seeds;

    @Option(names = "--processes", defaultValue = "200", description = "Number of processes.")
    private int processes;

    @Option(names = "--threads", defaultValue = "64", description = "Workers of each process.")
    private int workers;

    @Option(names = "--delay", defaultValue = "500", description = "From a host's answer to its next request, ms.")
    private int delay;

    @Option(names = "--lag", defaultValue = "4", description = "From the time a host is due to the request, ms.")
    private int lag;

    @Option(names = "--robots", defaultValue = "300", description = "Until robots.txt is answered, ms.")
    private int robots;

    @Option(names = "--service", defaultValue = "300", description = "Until a page is answered, ms.")
    private int service;

    @Option(names = "--read", defaultValue = "19", description = "Time of a worker after the answer, ms.")
    private int read;

    @Option(names = "--write", defaultValue = "3", description = "Time of the writer for a page, ms.")
    private double write;

    @Option(names = "--turn", defaultValue = "500", description = "Between heartbeats, ms.")
    private int turn;

    @Option(names = "--lock", defaultValue = "2", description = "Time that a heartbeat holds the lock, ms.")
    private double lock;

    @Option(names = "--links", defaultValue = "0.5", description = "Links to other hosts on a page.")
    private double links;

    @Option(names = "--seed", defaultValue = "1", description = "Seed of the random numbers.")
    private long seed;

    @Option(names = "--out", paramLabel = "DIR", defaultValue = "reports", description = "Folder of the figure.")
    private Path directory;

    @Override
    public Integer call() {
        if (hosts < 1 || seeds < 1 || seeds > hosts || processes < 1 || workers < 1 || addresses < hosts) {
            throw new UserException(
                    "expected at least one process, worker and seed, as many hosts as seeds, and an address a host");
        }
        long start = System.nanoTime();
        SimulationSettings settings = new SimulationSettings(
                hosts, addresses, sigma, seeds, processes, workers, delay, lag, robots, service, read, write, turn,
                lock, links);
        SimulationResult result = CrawlSimulation.run(settings, seed);
        PrintWriter out = spec.commandLine().getOut();
        out.println(table(result).toText());
        Path figure = directory.resolve("frontier.svg");
        OutputFile.text(figure(result).toSvg(), figure);
        out.println("Simulated in " + digits((System.nanoTime() - start) / 1e9, 1) + " s. Figure: " + figure);
        return ExitStatus.DONE;
    }

    private static ReportTable table(SimulationResult result) {
        ReportTable table = ReportTable.of("A shared crawl, simulated", "figure", "value")
                .row("addresses", Long.toString(result.addresses()))
                .row("pages done", Long.toString(result.done()))
                .row("hosts reached", Integer.toString(result.reached()))
                .row("messages between processes", Long.toString(result.messages()))
                .row("shortest gap at a host, ms", Long.toString(result.shortestGap()))
                .row("fairness over processes (Jain)", digits(result.fairness(), 4));
        for (double share : List.of(0.1, 0.5, 0.9, 0.99, 1.0)) {
            double seconds = result.secondsTo(share);
            table = table.row(
                    digits(100 * share, 0) + " % of the pages after, s (pages a second so far)",
                    digits(seconds, 1) + " (" + digits(share * result.done() / seconds, 0) + ")");
        }
        for (double share : List.of(0.5, 0.9, 0.99)) {
            table = table.row(
                    "slowdown of a host, " + digits(100 * share, 0) + " % below", digits(result.slowdown(share), 2));
        }
        return table;
    }

    private static Chart figure(SimulationResult result) {
        List<long[]> all = result.progress();
        int step = Math.max(1, all.size() / POINTS);
        int points = (all.size() - 1) / step;
        double[] hours = new double[points];
        double[] speed = new double[points];
        for (int i = 0; i < points; i++) {
            long[] from = all.get(i * step);
            long[] to = all.get((i + 1) * step);
            hours[i] = to[0] / 3.6e6;
            speed[i] = (to[1] - from[1]) * 1000.0 / (to[0] - from[0]);
        }
        return Chart.of("A shared crawl", "hours", "pages a second").line("all processes", hours, speed);
    }
}
