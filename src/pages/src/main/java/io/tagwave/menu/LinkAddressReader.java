package io.tagwave.menu;

import io.tagwave.number.Hashing;

/**
 * Tells what links' addresses say without knowing the page's own address; reads one after another, each in one pass. The
 * answers are of the address that was read last.
 */
final class LinkAddressReader {

    private static final int DEEPEST = 8;
    private static final int MOST_PARAMETERS = 5;
    private static final int LONGEST_SCHEME = 8;
    /** Of the signs that part an address; letters come after it. */
    private static final char LAST_SIGN = '?';

    /** As an array, which costs a fraction of asking a text as long as only the JVM's first compiler has seen this. */
    private char[] address = {};

    private long digest;
    private boolean root;
    private boolean fragment;
    private boolean query;
    private int depth;
    private int parameters;

    void read(String written) {
        address = written.strip().toCharArray();
        digest = 0;
        fragment = false;
        query = false;
        depth = 0;
        parameters = 0;
        int local = afterHost();
        int end = address.length;
        for (int at = 0; at < address.length; at++) {
            char sign = address[at];
            digest = Hashing.chained(digest, sign);
            if (sign > LAST_SIGN) {
                continue;
            }
            if (sign == '/') {
                depth += at >= local && at < end && goesOn(at + 1) ? 1 : 0;
            } else if (sign == '&') {
                parameters++;
            } else if (sign == '#' || sign == '?') {
                fragment |= sign == '#';
                query |= sign == '?';
                end = at >= local ? Math.min(end, at) : end;
            }
        }
        root = end == local ? local > 0 : end == local + 1 && address[local] == '/';
    }

    /** Tells addresses apart. */
    long digest() {
        return digest;
    }

    /** The root of a site. */
    boolean isRoot() {
        return root;
    }

    boolean hasFragment() {
        return fragment;
    }

    boolean hasQuery() {
        return query;
    }

    /** Slashes in the path that something follows, at most 8. */
    int depth() {
        return Math.min(DEEPEST, depth);
    }

    /** Parameters after the first one, at most 5. */
    int furtherParameters() {
        return Math.min(MOST_PARAMETERS, parameters);
    }

    /** Tells whether more of the path follows. */
    private boolean goesOn(int at) {
        return at < address.length && address[at] != '?' && address[at] != '#';
    }

    private int afterHost() {
        int host = host();
        int at = Math.max(0, host);
        while (host >= 0 && at < address.length && address[at] != '/') {
            at++;
        }
        return at;
    }

    /** Where the host starts, -1 in an address without one. */
    private int host() {
        for (int i = 0; i < LONGEST_SCHEME && i + 1 < address.length; i++) {
            if (i == 0 && address[0] == '/' && address[1] == '/') {
                return 2;
            }
            if (i + 2 < address.length && address[i] == ':' && address[i + 1] == '/' && address[i + 2] == '/') {
                return i + 3;
            }
        }
        return -1;
    }
}
