package io.tagwave.bench;

import java.util.Arrays;
import java.util.List;

/**
 * The result of a simulated crawl.
 *
 * @param addresses of all hosts
 * @param reached hosts that were found
 * @param messages hosts that processes told each other of
 * @param shortestGap between the starts of two requests to a host, in milliseconds
 * @param pages of each process
 * @param slowdown of each host, sorted: its time from being known to its last page, relative to the time it takes alone
 * @param progress times in milliseconds, each with the pages done by then
 */
public record SimulationResult(
        long addresses,
        int reached,
        long messages,
        long shortestGap,
        long[] pages,
        double[] slowdown,
        List<long[]> progress) {

    /** Returns the number of pages done. */
    public long done() {
        return Arrays.stream(pages).sum();
    }

    /** Returns the seconds until a share of the pages was done. */
    public double secondsTo(double share) {
        double target = share * done();
        return progress.stream().filter(point -> point[1] >= target).findFirst().orElseThrow()[0] / 1000.0;
    }

    /** Returns Jain's index of fairness over the processes: 1 when all did the same. */
    public double fairness() {
        double squares =
                Arrays.stream(pages).mapToDouble(one -> (double) one * one).sum();
        return (double) done() * done() / (squares * pages.length);
    }

    /** Returns the slowdown that a share of the hosts stays below. */
    public double slowdown(double share) {
        return slowdown[(int) Math.min(slowdown.length - 1, share * slowdown.length)];
    }
}
