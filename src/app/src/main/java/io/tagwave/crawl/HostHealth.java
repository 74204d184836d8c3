package io.tagwave.crawl;

import io.tagwave.web.LruMap;
import java.util.Map;

/** Hosts that fail again and again, so that a dead one does not hold up the crawl. Safe for use by many threads. */
final class HostHealth {

    private static final int HOSTS = 4096;

    /** Failures in a row after which a host's remaining pages are not asked for in this run. */
    static final int GIVE_UP = 10;

    private final Map<String, Integer> failures = new LruMap<>(HOSTS);

    synchronized void works(String host) {
        failures.remove(host);
    }

    synchronized void failed(String host) {
        failures.merge(host, 1, Integer::sum);
    }

    synchronized void giveUp(String host) {
        failures.put(host, GIVE_UP);
    }

    synchronized boolean givenUp(String host) {
        return failures.getOrDefault(host, 0) >= GIVE_UP;
    }
}
