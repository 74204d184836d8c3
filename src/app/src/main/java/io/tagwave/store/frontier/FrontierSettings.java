package io.tagwave.store.frontier;

import java.time.Duration;

/**
 * How a frontier hands out pages.
 *
 * @param delay least time from the answer of a host to the next request to it
 * @param perHost most pages of one host that are worked on at a time
 * @param maxPages pages to hand out in all, 0 for no limit
 * @param maxHostPages pages to hand out for one host, 0 for no limit
 * @param lease how long a page may be worked on before it is handed to another worker
 * @param revisit whether pages of earlier crawls are asked for only if they changed since
 */
public record FrontierSettings(
        Duration delay, int perHost, long maxPages, long maxHostPages, Duration lease, boolean revisit) {

    /** Half a second from a host's answer to the next request, nothing else limited. */
    public static FrontierSettings defaults() {
        return new FrontierSettings(Duration.ofMillis(500), Integer.MAX_VALUE, 0, 0, Duration.ofMinutes(10), false);
    }

    public FrontierSettings withDelay(Duration pause) {
        return new FrontierSettings(pause, perHost, maxPages, maxHostPages, lease, revisit);
    }

    public FrontierSettings withPerHost(int requests) {
        return new FrontierSettings(delay, requests, maxPages, maxHostPages, lease, revisit);
    }

    public FrontierSettings withMaxPages(long pages) {
        return new FrontierSettings(delay, perHost, pages, maxHostPages, lease, revisit);
    }

    public FrontierSettings withMaxHostPages(long pages) {
        return new FrontierSettings(delay, perHost, maxPages, pages, lease, revisit);
    }

    public FrontierSettings withLease(Duration time) {
        return new FrontierSettings(delay, perHost, maxPages, maxHostPages, time, revisit);
    }

    public FrontierSettings withRevisit(boolean onlyChanged) {
        return new FrontierSettings(delay, perHost, maxPages, maxHostPages, lease, onlyChanged);
    }
}
