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
 * @param delay between the starts of two requests to a host
 * @param service from a request to the page's being read
 * @param write of one page by the one writer of a process
 * @param turn between two turns of a process, in which it learns of hosts that are its own now
 * @param lock that a turn holds the crawl's one lock
 * @param links to another host on a page, on average
 */
public record FrontierSettings(
        int hosts,
        long addresses,
        double sigma,
        int seeds,
        int processes,
        int workers,
        int delay,
        int service,
        double write,
        int turn,
        double lock,
        double links) {

    /** Between two turns of a process: when all turns together take longer than the pause, the lock tells. */
    int period() {
        return (int) Math.max(turn + lock, Math.ceil(processes * lock));
    }
}
