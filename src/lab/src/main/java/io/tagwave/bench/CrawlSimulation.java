package io.tagwave.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;

/**
 * A shared crawl without network and database, from turn to turn: hosts belong to one process each, are asked one page at a time with a pause
 * between, and are claimed by equal shares when a link to them was told. The same settings and seed give the same result.
 */
public final class CrawlSimulation {

    private final SimulationSettings settings;
    private final SimulatedHosts hosts;
    private final List<SimulatedProcess> processes = new ArrayList<>();
    private final SplittableRandom chance;
    private final List<long[]> progress = new ArrayList<>();
    private long mail;
    private long now;

    private CrawlSimulation(SimulationSettings settings, long seed) {
        this.settings = settings;
        chance = new SplittableRandom(seed);
        hosts = new SimulatedHosts(settings, chance);
        for (int i = 0; i < settings.processes(); i++) {
            processes.add(new SimulatedProcess(settings, hosts, chance.split()));
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
            if (next == Long.MAX_VALUE && !anyMail()) {
                break;
            }
            long period = settings.period();
            // Turns in which nobody has anything to do pass at once.
            now += Math.max(1, next == Long.MAX_VALUE ? 1 : (next - now) / period + 1) * period;
            long end = now;
            processes.parallelStream().forEach(process -> process.until(end));
            deliver();
            long all = processes.stream().mapToLong(process -> process.pages).sum();
            if (all > done) {
                progress.add(new long[] {now, all});
                done = all;
            }
        }
        return figures();
    }

    private boolean anyMail() {
        return processes.stream().anyMatch(process -> process.letters > 0);
    }

    /** Letters are read at the turn after the one in which they were written. */
    private void deliver() {
        for (SimulatedProcess process : processes) {
            for (int i = 0; i < process.letters; i++) {
                mail++;
                if (!hosts.owned[process.mail[i]]) {
                    claim(process.mail[i]);
                }
            }
            process.letters = 0;
        }
    }

    /** Whoever has least takes it. */
    private void claim(int host) {
        hosts.from[host] = now;
        processes.stream()
                .min(Comparator.comparingInt(process -> process.owned))
                .orElseThrow()
                .take(host, now);
    }

    private SimulationResult figures() {
        long[] pages = processes.stream().mapToLong(process -> process.pages).toArray();
        long gap = processes.stream()
                .mapToLong(process -> process.shortestGap)
                .min()
                .orElseThrow();
        int reached = 0;
        double[] slowdown = new double[hosts.sizes.length];
        for (int host = 0; host < slowdown.length; host++) {
            if (hosts.owned[host]) {
                long own = settings.robots() + (long) hosts.sizes[host] * (settings.pause() + settings.service());
                slowdown[reached++] = (hosts.to[host] - hosts.from[host]) / (double) (own + settings.read());
            }
        }
        double[] sorted = Arrays.copyOf(slowdown, reached);
        Arrays.sort(sorted);
        return new SimulationResult(hosts.addresses(), reached, mail, gap, pages, sorted, progress);
    }
}
