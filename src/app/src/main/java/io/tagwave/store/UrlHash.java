package io.tagwave.store;

import io.tagwave.number.Mixing;

/** A 64 bit hash of an address: an index over it is small, and finds a known address without reading long strings. It is
 * stored, so that it has to stay as it is. */
public final class UrlHash {

    private static final long OFFSET = 0xcbf29ce484222325L;

    private UrlHash() {}

    /** FNV-1a over the characters, finished by the mixer of SplitMix64, as FNV alone leaves its upper bits poor. */
    public static long of(String url) {
        return of(url, OFFSET);
    }

    /** The same over a second text, after the first. */
    public static long of(String text, long before) {
        long hash = before;
        for (int i = 0; i < text.length(); i++) {
            hash = Mixing.chained(hash, text.charAt(i));
        }
        return Mixing.scattered(hash);
    }
}
