package io.tagwave.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.PriorityQueue;
import java.util.SplittableRandom;

/** One process of a simulated crawl: its hosts by their next requests, its workers by when they are free, and its writer. */
final class SimulatedProcess {

    /** Pages that may wait for the writer before workers wait too. */
    private static final int WRITER_QUEUE = 1000;

    private final SimulationSettings settings;
    private final SimulatedHosts all;
    private final SplittableRandom random;
    private final PriorityQueue<Due> due = new PriorityQueue<>();
    private final long[] free;
    private double writer;

    long pages;
    int owned;
    /** Hosts of nobody that its pages linked to since the last heartbeat. */
    final List<Integer> messages = new ArrayList<>();

    long shortestGap = Long.MAX_VALUE;

    /** A host that may be asked from a time on; of one time the lower number is first. */
    private record Due(long time, int host) implements Comparable<Due> {

        @Override
        public int compareTo(Due other) {
            return time == other.time ? Integer.compare(host, other.host) : Long.compare(time, other.time);
        }
    }

    SimulatedProcess(SimulationSettings settings, SimulatedHosts all, SplittableRandom random) {
        this.settings = settings;
        this.all = all;
        this.random = random;
        free = new long[settings.workers()];
    }

    /** Takes over a host. */
    void take(int host, long now) {
        all.owned[host] = true;
        owned++;
        due.add(new Due(now, host));
    }

    /** Simulates all requests that begin before a time. */
    void until(long end) {
        for (Due next = due.peek(); next != null && next.time < end; next = due.peek()) {
            int worker = firstFree();
            long start = Math.max(next.time, free[worker]);
            if (start >= end) {
                return;
            }
            due.remove();
            visit(next.host, worker, start);
        }
    }

    private void visit(int host, int worker, long start) {
        long last = all.lastStart[host];
        all.lastStart[host] = start;
        if (last < 0) {
            // The first request is for robots.txt.
            free[worker] = start + settings.robots();
            due.add(new Due(free[worker] + settings.pause(), host));
            return;
        }
        shortestGap = Math.min(shortestGap, start - last);
        long answer = start + settings.service();
        long read = answer + settings.read();
        writer = Math.max(writer, read) + settings.write();
        free[worker] = Math.max(read, (long) (writer - WRITER_QUEUE * settings.write()));
        pages++;
        if (all.done(host, (long) Math.ceil(writer))) {
            owned--;
        } else {
            due.add(new Due(answer + settings.pause(), host));
        }
        for (double links = settings.links(); links > 0 && random.nextDouble() < links; links--) {
            int linked = random.nextInt(settings.hosts());
            if (!all.owned[linked]) {
                messages.add(linked);
            }
        }
    }

    private int firstFree() {
        int first = 0;
        for (int i = 1; i < free.length; i++) {
            first = free[i] < free[first] ? i : first;
        }
        return first;
    }

    /** Returns the time when the next page may begin, the greatest number where there is none. */
    long next() {
        Due next = due.peek();
        return next == null ? Long.MAX_VALUE : Math.max(next.time, free[firstFree()]);
    }
}
