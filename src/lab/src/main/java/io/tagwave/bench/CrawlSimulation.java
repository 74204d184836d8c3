package io.tagwave.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Simulates a crawl by several processes without network and database, heartbeat by heartbeat: each host belongs to one
 * process, is asked for one page at a time with a pause between, and goes to the process with the fewest hosts once a link
 * to it was found. The same settings and seed give the same result.
 */
public final class CrawlSimulation {

    private final SimulationSettings settings;
    private final SimulatedHosts hosts;
    private final List<SimulatedProcess> processes = new ArrayList<>();
    private final List<long[]> progress = new ArrayList<>();
    private long messages;
    private long now;

    private CrawlSimulation(SimulationSettings settings, long seed) {
        this.settings = settings;
        SplittableRandom random = new SplittableRandom(seed);
        hosts = new SimulatedHosts(settings, random);
        for (int i = 0; i < settings.processes(); i++) {
            processes.add(new SimulatedProcess(settings, hosts, random.split()));
        }
    }

    /** Runs a crawl to its end. */
    public static SimulationResult run(SimulationSettings settings, long seed) {
        return new CrawlSimulation(settings, seed).run();
    }

    private SimulationResult run() {
        for (int host = 0; host < settings.seeds(); host++) {
            claim(host);
        }
        long done = 0;
        while (true) {
            long next =
                    processes.stream().mapToLong(SimulatedProcess::next).min().orElseThrow();
            boolean anyMessage = processes.stream().anyMatch(process -> !process.messages.isEmpty());
            if (next == Long.MAX_VALUE && !anyMessage) {
                return result();
            }
            long period = settings.period();
            // Heartbeats before the next request are skipped.
            now += Math.max(1, next == Long.MAX_VALUE ? 1 : (next - now) / period + 1) * period;
            long end = now;
            processes.parallelStream().forEach(process -> process.until(end));
            deliver();
            long pages = processes.stream().mapToLong(process -> process.pages).sum();
            if (pages > done) {
                progress.add(new long[] {now, pages});
                done = pages;
            }
        }
    }

    /** Delivers messages at the heartbeat after the one in which they were written. */
    private void deliver() {
        for (SimulatedProcess process : processes) {
            messages += process.messages.size();
            for (int host : process.messages) {
                if (!hosts.owned[host]) {
                    claim(host);
                }
            }
            process.messages.clear();
        }
    }

    /** Gives a host to the process that has the fewest. */
    private void claim(int host) {
        hosts.from[host] = now;
        processes.stream()
                .min(Comparator.comparingInt(process -> process.owned))
                .orElseThrow()
                .take(host, now);
    }

    private SimulationResult result() {
        int reached = 0;
        double[] slowdown = new double[hosts.sizes.length];
        for (int host = 0; host < slowdown.length; host++) {
            if (hosts.owned[host]) {
                long alone = settings.robots() + (long) hosts.sizes[host] * (settings.pause() + settings.service());
                slowdown[reached++] = (hosts.to[host] - hosts.from[host]) / (double) (alone + settings.read());
            }
        }
        double[] sorted = Arrays.copyOf(slowdown, reached);
        Arrays.sort(sorted);
        return new SimulationResult(
                hosts.addresses(),
                reached,
                messages,
                processes.stream()
                        .mapToLong(process -> process.shortestGap)
                        .min()
                        .orElseThrow(),
                processes.stream().mapToLong(process -> process.pages).toArray(),
                sorted,
                progress);
    }
}
