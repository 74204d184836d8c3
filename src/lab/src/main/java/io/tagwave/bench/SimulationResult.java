package io.tagwave.bench;

import java.util.Arrays;
import java.util.List;

/**
 * What became of a simulated crawl.
 *
 * @param addresses of all hosts
 * @param reached hosts that were found
 * @param mail letters from process to process
 * @param shortestGap between the starts of two requests to a host, in milliseconds
 * @param pages of each process
 * @param slowdown of each host, sorted: its time from being known to its last page, by what it takes alone
 * @param progress time in milliseconds and pages done by then
 */
public record SimulationResult(
        long addresses,
        int reached,
        long mail,
        long shortestGap,
        long[] pages,
        double[] slowdown,
        List<long[]> progress) {

    public long done() {
        return Arrays.stream(pages).sum();
    }

    /** Seconds until a share of the pages was done. */
    public double secondsTo(double share) {
        double wanted = share * done();
        return progress.stream().filter(point -> point[1] >= wanted).findFirst().orElseThrow()[0] / 1000.0;
    }

    /** Jain's index of fairness over the processes: 1 when all did the same. */
    public double fairness() {
        double squares =
                Arrays.stream(pages).mapToDouble(one -> (double) one * one).sum();
        return (double) done() * done() / (squares * pages.length);
    }

    /** The slowdown that a share of the hosts stays below. */
    public double slowdown(double share) {
        return slowdown[(int) Math.min(slowdown.length - 1, share * slowdown.length)];
    }
}
