package io.tagwave.store.frontier;

import java.time.Duration;

/**
 * Settings of a frontier.
 *
 * @param delay minimum time from the response of a host to the next request to it
 * @param perHost maximum number of pages of one host in progress
 * @param maxPages maximum number of pages of the crawl, 0 for no limit
 * @param maxHostPages maximum number of pages of one host, 0 for no limit
 * @param lease time after which a page is leased to another worker
 * @param revisit whether pages of earlier crawls are requested only if they changed since
 */
public record FrontierSettings(
        Duration delay, int perHost, long maxPages, long maxHostPages, Duration lease, boolean revisit) {

    /** Returns a delay of half a second and no limits. */
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
