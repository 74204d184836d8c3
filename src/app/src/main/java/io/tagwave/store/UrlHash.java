package io.tagwave.store;

/** A 64 bit hash of an address: an index over it is small, and finds a known address without reading long strings. */
final class UrlHash {

    private static final long OFFSET = 0xcbf29ce484222325L;
    private static final long PRIME = 0x100000001b3L;

    private UrlHash() {}

    /** FNV-1a over the characters, finished by the mixer of SplitMix64, as FNV alone leaves its upper bits poor. */
    static long of(String url) {
        return of(url, OFFSET);
    }

    /** The same over a second text, after the first. */
    static long of(String text, long before) {
        long hash = before;
        for (int i = 0; i < text.length(); i++) {
            hash = (hash ^ text.charAt(i)) * PRIME;
        }
        hash = (hash ^ (hash >>> 30)) * 0xbf58476d1ce4e5b9L;
        hash = (hash ^ (hash >>> 27)) * 0x94d049bb133111ebL;
        return hash ^ (hash >>> 31);
    }
}
