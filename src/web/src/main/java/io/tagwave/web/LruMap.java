package io.tagwave.web;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A map of bounded size: what was used longest ago is forgotten first. Not for use by two threads at once.
 *
 * @param <K> the keys
 * @param <V> the values
 */
public final class LruMap<K, V> extends LinkedHashMap<K, V> {

    private static final long serialVersionUID = 1;

    private final int most;

    /**
     * An empty map.
     *
     * @param most entries that it remembers
     */
    public LruMap(int most) {
        super(64, 0.75f, true);
        this.most = most;
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
        return size() > most;
    }
}
