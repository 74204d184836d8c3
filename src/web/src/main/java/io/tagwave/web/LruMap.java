package io.tagwave.web;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A map of bounded size that drops the least recently used entry first. Not safe for use by several threads.
 *
 * @param <K> the keys
 * @param <V> the values
 */
public final class LruMap<K, V> extends LinkedHashMap<K, V> {

    private static final long serialVersionUID = 1;

    private final int maxSize;

    /** Creates an empty map for at most so many entries. */
    public LruMap(int maxSize) {
        super(64, 0.75f, true);
        this.maxSize = maxSize;
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
        return size() > maxSize;
    }
}
