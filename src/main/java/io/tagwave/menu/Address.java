package io.tagwave.menu;

/** What a link's address says without knowing the page's own address; read in one pass. */
final class Address {

    private static final int DEEPEST = 8;
    private static final int MOST_PARAMETERS = 5;
    private static final int LONGEST_SCHEME = 8;

    private final boolean root;
    private boolean fragment;
    private boolean query;
    private int depth;
    private int parameters;

    Address(String written) {
        String address = written.strip();
        int local = afterHost(address);
        int end = address.length();
        for (int i = 0; i < address.length(); i++) {
            char c = address.charAt(i);
            if (c == '#' || c == '?') {
                fragment |= c == '#';
                query |= c == '?';
                end = i >= local ? Math.min(end, i) : end;
            } else if (c == '&') {
                parameters++;
            } else if (c == '/' && i >= local && i < end && i + 1 < address.length()) {
                depth += address.charAt(i + 1) == '?' || address.charAt(i + 1) == '#' ? 0 : 1;
            }
        }
        String path = end - local > 1 ? null : address.substring(local, end);
        root = path != null && (path.equals("/") || path.isEmpty() && local > 0);
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

    private static int afterHost(String address) {
        int scheme = address.startsWith("//") ? 0 : address.indexOf("://") + 1;
        if (scheme == 0 && !address.startsWith("//") || scheme > LONGEST_SCHEME) {
            return 0;
        }
        int slash = address.indexOf('/', scheme + 2);
        return slash < 0 ? address.length() : slash;
    }
}
