package io.tagwave.crawl;

import io.tagwave.web.LruMap;
import java.util.Map;

/** Counts the failures of hosts, so that a dead one does not delay the crawl. Safe for many threads. */
final class HostHealth {

    private static final int HOSTS = 4096;

    /** Consecutive failures after which the remaining pages of a host are not requested in this run. */
    static final int GIVE_UP = 10;

    private final Map<String, Integer> failures = new LruMap<>(HOSTS);

    synchronized void succeeded(String host) {
        failures.remove(host);
    }

    synchronized void failed(String host) {
        failures.merge(host, 1, Integer::sum);
    }

    synchronized void giveUp(String host) {
        failures.put(host, GIVE_UP);
    }

    synchronized boolean isGivenUp(String host) {
        return failures.getOrDefault(host, 0) >= GIVE_UP;
    }
}
