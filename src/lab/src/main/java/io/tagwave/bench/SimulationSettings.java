package io.tagwave.bench;

/**
 * The settings of a simulated crawl by several processes. Times are in milliseconds.
 *
 * @param hosts number of hosts
 * @param addresses number of addresses of all hosts together
 * @param sigma spread of the hosts' sizes, which are distributed log-normally; 0 for hosts of one size
 * @param seeds hosts that are known from the beginning; the others are found by links
 * @param processes number of processes
 * @param workers number of workers of each process
 * @param delay from a host's answer to the next request to it
 * @param lag from the time that a host is due to the request: waking of the thread and margin of the clock
 * @param robots until a host's robots.txt is answered, which is requested before its first page
 * @param service until a page is answered
 * @param read time of a worker from the answer until it is free again
 * @param write time to write one page, by the one writer of a process
 * @param turn between two heartbeats of a process, at which it learns of new hosts that it owns
 * @param lock time that a heartbeat holds the crawl's one lock
 * @param links mean number of links to other hosts on a page
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

    /** Returns the time from the answer of a host to the next request. */
    int pause() {
        return delay + lag;
    }

    /** Returns the time between two heartbeats of a process; the lock limits it when all of them together take longer. */
    int period() {
        return (int) Math.max(turn + lock, Math.ceil(processes * lock));
    }
}
