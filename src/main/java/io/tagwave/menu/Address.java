package io.tagwave.menu;

/** What a link's address says without knowing the page's own address. */
final class Address {

    private static final int DEEPEST = 8;

    private final String path;
    private final String whole;

    Address(String written) {
        whole = written.strip();
        String local = afterHost(whole);
        int end = 0;
        while (end < local.length() && local.charAt(end) != '?' && local.charAt(end) != '#') {
            end++;
        }
        path = local.substring(0, end);
    }

    /** The root of a site. */
    boolean isRoot() {
        return path.length() == whole.length() ? path.equals("/") : path.length() < 2 && hasHost(whole);
    }

    boolean hasFragment() {
        return whole.indexOf('#') >= 0;
    }

    boolean hasQuery() {
        return whole.indexOf('?') >= 0;
    }

    /** Slashes in the path that something follows, at most 8. */
    int depth() {
        int depth = 0;
        for (int i = 0; i + 1 < path.length() && depth < DEEPEST; i++) {
            depth += path.charAt(i) == '/' ? 1 : 0;
        }
        return depth;
    }

    /** Parameters after the first one, at most 5. */
    int furtherParameters() {
        return (int) Math.min(5, whole.chars().filter(c -> c == '&').count());
    }

    private static boolean hasHost(String address) {
        return address.startsWith("//") || address.indexOf("://") > 0;
    }

    private static String afterHost(String address) {
        int scheme = address.startsWith("//") ? 0 : address.indexOf("://") + 1;
        if (scheme == 0 && !address.startsWith("//") || scheme > DEEPEST) {
            return address;
        }
        int slash = address.indexOf('/', scheme + 2);
        return slash < 0 ? "" : address.substring(slash);
    }
}
