package io.tagwave.bench;

import java.util.Arrays;
import java.util.SplittableRandom;

/** One process of a simulated crawl: its hosts by their next turns, its workers by when they are free, and its writer. */
final class SimulatedProcess {

    /** Pages that may wait for the writer before workers do. */
    private static final int WAITING = 1000;

    private final SimulationSettings settings;
    private final SimulatedHosts all;
    private final SplittableRandom chance;
    private final TimeHeap hosts = new TimeHeap();
    private final long[] free;
    private double writer;

    long pages;
    int owned;
    /** Hosts that its pages linked to since the last turn. */
    int[] mail = new int[16];

    int letters;
    long shortestGap = Long.MAX_VALUE;

    SimulatedProcess(SimulationSettings settings, SimulatedHosts all, SplittableRandom chance) {
        this.settings = settings;
        this.all = all;
        this.chance = chance;
        free = new long[settings.workers()];
    }

    void take(int host, long now) {
        all.owned[host] = true;
        owned++;
        hosts.add(host, now);
    }

    /** Does what begins before a time. */
    void until(long end) {
        while (!hosts.isEmpty() && hosts.time() < end) {
            int worker = firstFree();
            long start = Math.max(hosts.time(), free[worker]);
            if (start >= end) {
                return;
            }
            visit(hosts.remove(), worker, start);
        }
    }

    private void visit(int host, int worker, long start) {
        if (all.lastStart[host] < 0) {
            askForRobots(host, worker, start);
            return;
        }
        shortestGap = Math.min(shortestGap, start - all.lastStart[host]);
        all.lastStart[host] = start;
        long answer = start + settings.service();
        long read = answer + settings.read();
        writer = Math.max(writer, read) + settings.write();
        free[worker] = Math.max(read, (long) (writer - WAITING * settings.write()));
        pages++;
        if (all.done(host, (long) Math.ceil(writer))) {
            owned--;
        } else {
            hosts.add(host, answer + settings.pause());
        }
        double links = settings.links();
        while (links > 0 && chance.nextDouble() < links) {
            letter(chance.nextInt(settings.hosts()));
            links -= 1;
        }
    }

    /** A host's first turn is spent on them. */
    private void askForRobots(int host, int worker, long start) {
        all.lastStart[host] = start;
        long answer = start + settings.robots();
        free[worker] = answer;
        hosts.add(host, answer + settings.pause());
    }

    private void letter(int host) {
        if (all.owned[host]) {
            return;
        }
        if (letters == mail.length) {
            mail = Arrays.copyOf(mail, 2 * letters);
        }
        mail[letters++] = host;
    }

    private int firstFree() {
        int first = 0;
        for (int i = 1; i < free.length; i++) {
            first = free[i] < free[first] ? i : first;
        }
        return first;
    }

    /** When the next page may begin; the greatest number where there is none. */
    long next() {
        return hosts.isEmpty() ? Long.MAX_VALUE : Math.max(hosts.time(), free[firstFree()]);
    }
}
