package io.tagwave.render;

import io.tagwave.web.LruMap;
import java.util.Map;

/** Remembers what pages of a session were waited for in vain, so that the next page of a site is not. */
final class WaitMemory {

    private static final int MAX_ENTRIES = 10_000;

    private final Map<String, Boolean> vain = new LruMap<>(MAX_ENTRIES);

    /** Notes that a request was open, or the timers of a page ran, until the limit. */
    void note(String url) {
        vain.put(key(url), true);
    }

    boolean isVain(String url) {
        return vain.get(key(url)) != null;
    }

    private static String key(String url) {
        return url.split("[?#]", 2)[0];
    }
}
