package io.tagwave.bench;

/**
 * A shared crawl to be simulated. Times are in milliseconds.
 *
 * @param hosts how many
 * @param addresses of all hosts together
 * @param sigma spread of the hosts' sizes, which are distributed log-normally; 0 for hosts of one size
 * @param seeds hosts that are known from the beginning; the others are found by links
 * @param processes how many share the crawl
 * @param workers of each process
 * @param delay from a host's answer to the next request to it
 * @param lag from when a host's turn has come to the request, which the thread that sends it takes to wake and the clock's margin
 * @param robots until a host's robots.txt is answered, which is asked for before its first page
 * @param service until a page is answered
 * @param read of a worker, from the answer to its being free again
 * @param write of one page by the one writer of a process
 * @param turn between two turns of a process, in which it learns of hosts that are its own now
 * @param lock that a turn holds the crawl's one lock
 * @param links to another host on a page, on average
 */
public record SimulationSettings(
        int hosts,
        long addresses,
        double sigma,
        int seeds,
        int processes,
        int workers,
        int delay,
        int lag,
        int robots,
        int service,
        int read,
        double write,
        int turn,
        double lock,
        double links) {

    /** From the answer of a host to the next request. */
    int pause() {
        return delay + lag;
    }

    /** Between two turns of a process: when all turns together take longer than the pause, the lock tells. */
    int period() {
        return (int) Math.max(turn + lock, Math.ceil(processes * lock));
    }
}
