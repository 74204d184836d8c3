package io.tagwave.store;

import io.tagwave.number.Hashing;
import io.tagwave.web.UrlKey;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/**
 * Computes a 64-bit hash of a URL: an index over it is small and finds a known URL without reading long strings. It is
 * stored, so it must never change.
 */
public final class UrlHash {

    private static final long OFFSET = 0xcbf29ce484222325L;

    private UrlHash() {}

    /** Returns FNV-1a over the characters, finished by the mixer of SplitMix64: FNV alone leaves its upper bits poor. */
    public static long of(String url) {
        return of(url, OFFSET);
    }

    /** Returns the hash of a URL's key, under which a crawl knows a page however its URL is spelled. */
    public static long ofKey(String url) {
        return of(UrlKey.of(url));
    }

    /** Returns the hash of a second text after the first. */
    public static long of(String text, long before) {
        return Hashing.scattered(Hashing.chained(before, text));
    }

    /** Returns URLs in the order of their hashes. */
    public static List<String> sorted(Collection<String> urls) {
        record Hashed(long hash, String url) {}
        return urls.stream()
                .map(url -> new Hashed(ofKey(url), url))
                .sorted(Comparator.comparingLong(Hashed::hash))
                .map(Hashed::url)
                .toList();
    }
}
