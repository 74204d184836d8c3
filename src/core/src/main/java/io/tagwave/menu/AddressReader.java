package io.tagwave.menu;

/**
 * What links' addresses say without knowing the page's own address; reads one after another, each in one pass. The
 * answers are of the address that was read last.
 */
final class AddressReader {

    private static final int DEEPEST = 8;
    private static final int MOST_PARAMETERS = 5;
    private static final int LONGEST_SCHEME = 8;

    private String address = "";
    private int length;
    private boolean root;
    private boolean fragment;
    private boolean query;
    private int depth;
    private int parameters;

    /** Signs are looked for by the platform, which is compiled before anything here is. */
    void read(String written) {
        address = written.strip();
        length = address.length();
        int local = afterHost();
        int end = Math.min(next('#', local), next('?', local));
        fragment = address.indexOf('#') >= 0;
        query = address.indexOf('?') >= 0;
        parameters = 0;
        for (int at = address.indexOf('&'); at >= 0; at = address.indexOf('&', at + 1)) {
            parameters++;
        }
        depth = 0;
        for (int at = next('/', local); at < end; at = next('/', at + 1)) {
            depth += at + 1 < length && address.charAt(at + 1) != '?' && address.charAt(at + 1) != '#' ? 1 : 0;
        }
        root = end == local ? local > 0 : end == local + 1 && address.charAt(local) == '/';
    }

    /** Where a sign stands from a place on, or the length. */
    private int next(char sign, int from) {
        int at = address.indexOf(sign, from);
        return at < 0 ? length : at;
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

    private int afterHost() {
        int host = host();
        if (host < 0) {
            return 0;
        }
        return next('/', host);
    }

    /** Where the host starts, -1 in an address without one. */
    private int host() {
        for (int i = 0; i < LONGEST_SCHEME && i + 1 < length; i++) {
            boolean slashes = address.charAt(i) == '/' && address.charAt(i + 1) == '/';
            if (slashes && i == 0) {
                return 2;
            }
            if (address.charAt(i) == ':'
                    && i + 2 < length
                    && address.charAt(i + 1) == '/'
                    && address.charAt(i + 2) == '/') {
                return i + 3;
            }
        }
        return -1;
    }
}
