package io.tagwave.menu;

/**
 * What links' addresses say without knowing the page's own address; reads one after another, each in one pass. The
 * answers are of the address that was read last.
 */
final class AddressReader {

    private static final int DEEPEST = 8;
    private static final int MOST_PARAMETERS = 5;
    private static final int LONGEST_SCHEME = 8;

    /** The signs that matter, all below 64, as bits. */
    private static final long SIGNS = 1L << '#' | 1L << '?' | 1L << '&' | 1L << '/';

    private char[] address = new char[256];
    private int length;
    private boolean root;
    private boolean fragment;
    private boolean query;
    private int depth;
    private int parameters;

    void read(String written) {
        take(written.strip());
        int local = afterHost();
        int end = length;
        fragment = false;
        query = false;
        depth = 0;
        parameters = 0;
        for (int i = 0; i < length; i++) {
            char c = address[i];
            if (c < Long.SIZE && (SIGNS >>> c & 1) != 0) {
                sign(c, i, i >= local && i < end);
                end = (c == '#' || c == '?') && i >= local ? Math.min(end, i) : end;
            }
        }
        root = end == local ? local > 0 : end == local + 1 && address[local] == '/';
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

    private void take(String stripped) {
        length = stripped.length();
        if (length > address.length) {
            address = new char[2 * length];
        }
        stripped.getChars(0, length, address, 0);
    }

    private void sign(char c, int at, boolean inPath) {
        fragment |= c == '#';
        query |= c == '?';
        parameters += c == '&' ? 1 : 0;
        depth += c == '/' && inPath && at + 1 < length && address[at + 1] != '?' && address[at + 1] != '#' ? 1 : 0;
    }

    private int afterHost() {
        int host = host();
        if (host < 0) {
            return 0;
        }
        int slash = host;
        while (slash < length && address[slash] != '/') {
            slash++;
        }
        return slash;
    }

    /** Where the host starts, -1 in an address without one. */
    private int host() {
        for (int i = 0; i < LONGEST_SCHEME && i + 1 < length; i++) {
            boolean slashes = address[i] == '/' && address[i + 1] == '/';
            if (slashes && i == 0) {
                return 2;
            }
            if (address[i] == ':' && i + 2 < length && address[i + 1] == '/' && address[i + 2] == '/') {
                return i + 3;
            }
        }
        return -1;
    }
}
