package io.tagwave.store;

import io.tagwave.number.Hashing;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/** A 64 bit hash of an address: an index over it is small, and finds a known address without reading long strings. It is
 * stored, so that it has to stay as it is. */
public final class UrlHash {

    private static final long OFFSET = 0xcbf29ce484222325L;

    private UrlHash() {}

    /** FNV-1a over the characters, finished by the mixer of SplitMix64, as FNV alone leaves its upper bits poor. */
    public static long of(String url) {
        return of(url, OFFSET);
    }

    /** Addresses in the order of their hashes. */
    public static List<String> sorted(Collection<String> urls) {
        record Hashed(long hash, String url) {}
        return urls.stream()
                .map(url -> new Hashed(of(url), url))
                .sorted(Comparator.comparingLong(Hashed::hash))
                .map(Hashed::url)
                .toList();
    }

    /** The same over a second text, after the first. */
    public static long of(String text, long before) {
        return Hashing.scattered(Hashing.chained(before, text));
    }
}
