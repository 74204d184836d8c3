package io.tagwave.lab.bench;

import io.tagwave.bench.CrawlSimulation;
import io.tagwave.bench.SimulationResult;
import io.tagwave.bench.SimulationSettings;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.cli.shared.OutputFile;
import io.tagwave.cli.shared.UserException;
import io.tagwave.report.Chart;
import io.tagwave.report.ReportTable;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
        name = "frontier",
        description =
                "Simulates a crawl that many processes share: throughput, fairness and politeness. Nothing is asked of the web.")
final class BenchFrontierCommand implements Callable<Integer> {

    private static final int POINTS = 400;

    @Spec
    private CommandSpec spec;

    @Option(names = "--hosts", defaultValue = "1000000", description = "How many (default: ${DEFAULT-VALUE}).")
    private int hosts;

    @Option(
            names = "--addresses",
            defaultValue = "100000000",
            description = "Of all hosts (default: ${DEFAULT-VALUE}).")
    private long addresses;

    @Option(
            names = "--sigma",
            defaultValue = "2.2",
            description = "Spread of the logarithm of the hosts' sizes, 0 for equal ones (default: ${DEFAULT-VALUE}).")
    private double sigma;

    @Option(
            names = "--seeds",
            defaultValue = "10000",
            description = "Hosts known at the start (default: ${DEFAULT-VALUE}).")
    private int seeds;

    @Option(names = "--processes", defaultValue = "200", description = "How many (default: ${DEFAULT-VALUE}).")
    private int processes;

    @Option(names = "--threads", defaultValue = "64", description = "Workers of each (default: ${DEFAULT-VALUE}).")
    private int workers;

    @Option(
            names = "--delay",
            defaultValue = "500",
            description = "From a host's answer to its next request, ms (default: ${DEFAULT-VALUE}).")
    private int delay;

    @Option(
            names = "--lag",
            defaultValue = "4",
            description = "From a host's turn to the request, ms (default: ${DEFAULT-VALUE}).")
    private int lag;

    @Option(
            names = "--robots",
            defaultValue = "300",
            description = "Until robots.txt is answered, ms (default: ${DEFAULT-VALUE}).")
    private int robots;

    @Option(
            names = "--service",
            defaultValue = "300",
            description = "Until a page is answered, ms (default: ${DEFAULT-VALUE}).")
    private int service;

    @Option(
            names = "--read",
            defaultValue = "19",
            description = "Of a worker after the answer, ms (default: ${DEFAULT-VALUE}).")
    private int read;

    @Option(
            names = "--write",
            defaultValue = "3",
            description = "Of a page by the writer, ms (default: ${DEFAULT-VALUE}).")
    private double write;

    @Option(names = "--turn", defaultValue = "500", description = "Between turns, ms (default: ${DEFAULT-VALUE}).")
    private int turn;

    @Option(names = "--lock", defaultValue = "2", description = "Held by a turn, ms (default: ${DEFAULT-VALUE}).")
    private double lock;

    @Option(
            names = "--links",
            defaultValue = "0.5",
            description = "To other hosts on a page (default: ${DEFAULT-VALUE}).")
    private double links;

    @Option(names = "--seed", defaultValue = "1", description = "Of chance (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            defaultValue = "reports",
            description = "For the figure (default: ${DEFAULT-VALUE}).")
    private Path directory;

    @Override
    public Integer call() {
        if (hosts < 1 || seeds < 1 || seeds > hosts || processes < 1 || workers < 1 || addresses < hosts) {
            throw new UserException(
                    "expected at least one process, worker and seed, as many hosts as seeds, and an address a host");
        }
        long start = System.nanoTime();
        SimulationResult figures = CrawlSimulation.run(
                new SimulationSettings(
                        hosts, addresses, sigma, seeds, processes, workers, delay, lag, robots, service, read, write,
                        turn, lock, links),
                seed);
        spec.commandLine().getOut().println(table(figures).toText());
        OutputFile.text(figure(figures).toSvg(), directory.resolve("frontier.svg"));
        spec.commandLine()
                .getOut()
                .println("Simulated in " + ReportTable.digits((System.nanoTime() - start) / 1e9, 1) + " s. Figure: "
                        + directory.resolve("frontier.svg"));
        return ExitStatus.DONE;
    }

    private static ReportTable table(SimulationResult figures) {
        ReportTable table = ReportTable.of("A shared crawl, simulated", "figure", "value")
                .row("addresses", Long.toString(figures.addresses()))
                .row("pages done", Long.toString(figures.done()))
                .row("hosts reached", Integer.toString(figures.reached()))
                .row("messages between processes", Long.toString(figures.messages()))
                .row("shortest gap at a host, ms", Long.toString(figures.shortestGap()))
                .row("fairness over processes (Jain)", ReportTable.digits(figures.fairness(), 4));
        for (double share : List.of(0.1, 0.5, 0.9, 0.99, 1.0)) {
            double seconds = figures.secondsTo(share);
            table = table.row(
                    ReportTable.digits(100 * share, 0) + " % of the pages after, s (pages a second so far)",
                    ReportTable.digits(seconds, 1) + " (" + ReportTable.digits(share * figures.done() / seconds, 0)
                            + ")");
        }
        for (double share : List.of(0.5, 0.9, 0.99)) {
            table = table.row(
                    "slowdown of a host, " + ReportTable.digits(100 * share, 0) + " % below",
                    ReportTable.digits(figures.slowdown(share), 2));
        }
        return table;
    }

    private static Chart figure(SimulationResult figures) {
        List<long[]> all = figures.progress();
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
